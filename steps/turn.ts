/**
 * Whose turn it is. A table may show the one who threw last, or nobody before the first throw, until the dice are thrown
 * again: it is then told by whom it lets throw.
 */
import type { ConformanceWorld } from './world';

/** Decides nothing on the come-out. */
const ANY_DICE: [number, number] = [1, 3];

export async function requireTurn(world: ConformanceWorld, player: string): Promise<void> {
  const required = world.seated(player);
  world.turnToProve = undefined;
  const { shooter, players } = await world.state();
  const last = world.throws.at(-1)?.by ?? null;
  if (shooter !== required && shooter === last) {
    for (const { player: other } of players) {
      if (other === required) continue;
      await world.attemptTo('roll', { throw: { dice: ANY_DICE, by: other } }, { player: other });
      requireThrower(world, required, world.attempt?.refusal === undefined ? other : required);
    }
    world.turnToProve = required;
    return;
  }
  requireThrower(world, required, shooter);
}

/** What no sentence after it has shown: that he may throw whose turn it is. */
export async function proveTurn(world: ConformanceWorld): Promise<void> {
  const { turnToProve: player } = world;
  if (player === undefined) return;
  world.turnToProve = undefined;
  await world.attemptTo('roll', { throw: { dice: ANY_DICE, by: player } }, { player });
  requireThrower(world, player, world.attempt?.refusal === undefined ? player : null);
}

function requireThrower(world: ConformanceWorld, required: string, actual: string | null): void {
  const said = (name: string | null) =>
    world.say('shooter.turn', { player: name === null ? '–' : world.playerName(name) });
  world.require(
    actual === required,
    () => said(required),
    () => said(actual),
    () => ({ quantity: 'shooter' }),
  );
}
