/** Ctrl-C: the first ends the run in order, with its verdict; the second ends the command at once. */

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** 128 and the number of SIGINT, as shells report it. */
const KILLED = 130;

export interface Interruption {
  signal: AbortSignal;
  /** Gives the signals back to whoever handled them before. */
  release: () => void;
}

/** @param controller whose signal is aborted, where that is needed before there is anything to interrupt */
export function interruption(onInterrupted: () => void, controller = new AbortController()): Interruption {
  const handle = () => {
    if (controller.signal.aborted) process.exit(KILLED);
    onInterrupted();
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of SIGNALS) process.off(signal, handle);
    },
  };
}
