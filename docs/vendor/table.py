#!/usr/bin/env python3
"""A small craps table over standard input and output: JSON-RPC 2.0, one message a line (docs/protocol.md).

Python 3.8 and its standard library. It plays as many engines do: a bet of one or more throws that wins is paid and stays
up, prizes are whole patacas, a stake has a maximum, and nothing is taken down. `describe` says all of that; the laboratory
declares it before it tests.

    craps-conformance adapter-check --target "python3 docs/vendor/table.py"
    craps-conformance certify --adapter stdio --target "python3 docs/vendor/table.py"
"""
import json
import sys
from inspect import signature

POINTS, EVEN = (4, 5, 6, 8, 9, 10), (1, 1)

# Article 5(3): the totals on which a bet of one throw wins; on all others it loses. Article 6: stake to prize.
ONE_THROW = {
    "any_craps": ({2, 3, 12}, (1, 7)),
    "any_7": ({7}, (1, 4)),
    "eleven": ({11}, (1, 15)),
    "ace_deuce": ({3}, (1, 15)),
    "aces": ({2}, (1, 30)),
    "boxcars": ({12}, (1, 30)),
    "field": ({2, 3, 4, 9, 10, 11, 12}, EVEN),
}
# Article 5(4)(2): bets that stay until their number or 7 is thrown; Article 6(15).
NUMBERS = {"big_6": 6, "big_8": 8}
SIX_TO_SEVEN = (6, 7)
BETS = ["pass", *ONE_THROW, *NUMBERS]

# How this table reads what the regulation leaves open; it takes no other reading.
READINGS = {
    "fractional_prize": "rounded_down", "winning_bets": "stay_up", "late_line_bets": "refused",
    "big_number_other_totals": "stay", "big_number_form": "separate", "multi_roll_on_come_out": "working",
    "bets_before_first_throw": "accepted", "point_after_replacement": "stands",
}
# The readings that there are; those of bets that it does not offer are nothing to it.
KNOWN = """
    dont_pass_point_phase come_odds_on_come_out horn_other_totals big_small_other_totals hard_way_other_totals
    big_number_other_totals big_number_form multi_roll_on_come_out late_line_bets line_bet_removal dont_pass_tie
    come_precondition fractional_prize shooter_replacement shooter_losing_bet shooter_opposed_bets short_die
    unrolled_throw unrolled_die leaning_tie winning_bets both_line_bets horn_stake order_after_replacement
    sole_shooter stake_to_throw first_throw odds_bettor
    point_after_replacement bets_before_first_throw
""".split()
MINIMUM, MAXIMUM, UNIT, SEATS = 1_000, 1_000_000, 100, 8


class Refusal(Exception):
    """An answer like any other; raised before anything has changed. `reading` is the one that cannot be followed."""

    def __init__(self, code, reading=None):
        self.told = {"code": code} if reading is None else {"code": code, "reading": reading}


def whole(value, least=1):
    """A whole number of minor units. JSON's true is no number, though Python takes it for one."""
    if type(value) is not int or value < least:
        raise Refusal("MALFORMED")
    return value


def name(value):
    if type(value) is not str or not 1 <= len(value) <= 64:
        raise Refusal("MALFORMED")
    return value


class Session:
    def __init__(self, minimum=MINIMUM, field_12="double", is_open=False):
        self.minimum, self.field_12, self.open = minimum, field_12, is_open
        self.point, self.throws, self.placed = None, 0, 0
        self.players, self.bets, self.journal = {}, {}, []


class Table:
    def __init__(self):
        self.own = self.session = Session()

    def describe(self):
        return {
            "protocol": "ctp/1",
            "maker": "craps-conformance", "model": "Small table in Python", "firmware": "2.0.0",
            "control": "forced", "bets": BETS, "readings": READINGS, "options": {}, "seats": SEATS,
            "minimumBet": MINIMUM, "unit": UNIT, "currency": {"code": "MOP", "minorDigits": 2},
            "limits": {"maximumStake": MAXIMUM},
            "changes": {"lower": False, "raise": False, "withdraw": False},
            "holdsThrow": False,
            "senses": {"landing": False, "leaning": False, "dice": False, "shooter": False},
        }

    def open(self, mode, minimumBet=MINIMUM, readings=None, options=None):
        if mode not in ("test", "observe", "closed"):
            raise Refusal("MALFORMED")
        if whole(minimumBet) % UNIT:
            raise Refusal("UNSUPPORTED")
        field_12 = (options or {}).get("field_12", "double")
        asked = (readings or {}).items()
        if field_12 not in ("double", "triple"):
            raise Refusal("UNSUPPORTED", "field_12")
        for id, value in asked:
            if id not in KNOWN or READINGS.get(id, value) != value:
                raise Refusal("UNSUPPORTED", id)
        # A test never touches the table's own session, which is there again afterwards.
        self.session = Session(minimumBet, field_12, True) if mode == "test" else self.own
        self.own.open = mode == "observe"
        return self.state()

    def state(self):
        now = self.session
        return {
            "open": now.open, "point": now.point, "shooter": None, "phase": "betting",
            "throws": now.throws, "minimumBet": now.minimum,
            "players": list(now.players.values()), "bets": list(now.bets.values()),
        }

    def join(self, player, buyIn, seat=None):
        players = self.opened().players
        taken = {each["seat"] for each in players.values()}
        name(player), whole(buyIn)
        if player not in players:
            free = [each for each in range(1, SEATS + 1) if each not in taken]
            if seat is not None and (whole(seat) > SEATS or seat in taken) or not free:
                raise Refusal("SEAT_TAKEN")
            players[player] = {"player": player, "seat": seat or free[0], "balance": 0}
        elif seat is not None and seat != players[player]["seat"]:
            raise Refusal("SEAT_TAKEN")
        players[player]["balance"] += buyIn
        return players[player]

    def bet(self, player, bet, amount=None, on=None):
        now = self.opened()
        whole(amount)
        if name(player) not in now.players:
            raise Refusal("NO_SUCH_PLAYER")
        if bet not in BETS:
            raise Refusal("NOT_OFFERED")
        if on is not None:
            raise Refusal("MALFORMED")
        if bet == "pass" and now.point is not None:  # Article 5(2)(1)
            raise Refusal("WRONG_PHASE")
        self.check_stake(amount)
        self.pay(player, -amount)
        now.placed += 1
        placed = {"id": f"b{now.placed}", "player": player, "bet": bet, "amount": amount, "number": None}
        now.bets[placed["id"]] = placed
        return {"bet": placed, "balance": now.players[player]["balance"]}

    def change(self, bet, to=None):
        now = self.opened()
        if to is not None:
            whole(to)
        raise Refusal("NO_CHANGE" if name(bet) in now.bets else "NO_SUCH_BET")

    def dice(self, **_):
        self.opened()
        raise Refusal("MALFORMED")  # it tells neither dice nor shooters apart

    def roll(self, throw=None, hold=False, settle=None):
        now = self.opened()
        if settle is not None:
            raise Refusal("NO_SUCH_THROW")
        if hold or throw is None:
            raise Refusal("UNSUPPORTED")
        faces = throw["dice"] if type(throw) is dict and list(throw) == ["dice"] else None
        if type(faces) is not list or len(faces) != 2 or not all(type(face) is int and 0 < face < 7 for face in faces):
            raise Refusal("MALFORMED")
        now.throws += 1
        settlements = [self.settle(bet, faces) for bet in list(now.bets.values())]
        total = sum(faces)
        if now.point is None:
            now.point = total if total in POINTS else None
        elif total in (now.point, 7):
            now.point = None
        return {
            "throwNumber": now.throws, "dice": faces, "counted": True, "settled": True,
            "settlements": settlements, "point": now.point, "shooter": None,
        }

    def log(self, since, max=1_000):
        events = self.session.journal[whole(since, 0):][: min(whole(max), 1_000)]
        return {"events": events, "next": since + len(events), "end": since + len(events) >= len(self.session.journal)}

    def settle(self, bet, faces):
        outcome, (per, pays) = self.outcome(bet, faces)
        paid = bet["amount"] * pays // (per * UNIT) * UNIT if outcome in ("win", "win_stays") else 0
        returned = bet["amount"] if outcome == "win" else 0
        settlement = {"bet": bet["id"], "player": bet["player"], "outcome": outcome}
        settlement.update(paid=paid, returned=returned)
        if outcome == "travel":
            settlement["number"] = bet["number"] = sum(faces)
        elif outcome in ("win", "lose"):
            del self.session.bets[bet["id"]]
        self.pay(bet["player"], paid + returned)
        return settlement

    def outcome(self, bet, faces):
        which, number, total = bet["bet"], bet["number"], sum(faces)
        if which == "field" and total in (2, 12):  # Article 6(12)
            return "win_stays", (1, 3 if total == 12 and self.session.field_12 == "triple" else 2)
        if which in ONE_THROW:
            wins, ratio = ONE_THROW[which]
            return ("win_stays" if total in wins else "lose"), ratio
        if which in NUMBERS:
            number = NUMBERS[which]
            return ("win_stays" if total == number else "lose" if total == 7 else "stay"), SIX_TO_SEVEN
        if number is None:  # Article 5(2)(1)
            return ("travel" if total in POINTS else "win" if total in (7, 11) else "lose"), EVEN
        return ("win" if total == number else "lose" if total == 7 else "stay"), EVEN

    def opened(self):
        if not self.session.open:
            raise Refusal("NOT_OPEN")
        return self.session

    def check_stake(self, amount):  # Article 5(6)
        if amount > MAXIMUM:
            raise Refusal("ABOVE_MAX")
        if amount % self.session.minimum:
            raise Refusal("BELOW_MIN" if amount < self.session.minimum else "BAD_UNIT")

    def pay(self, player, amount):
        seated = self.session.players[player]
        if seated["balance"] + amount < 0:
            raise Refusal("FUNDS")
        seated["balance"] += amount

    def ask(self, operation, parameters):
        try:
            act = getattr(self, operation)
            known = signature(act).parameters  # what it does not know it ignores
            answer = {"ok": True, "value": act(**{each: parameters[each] for each in parameters if each in known})}
        except Refusal as refusal:
            answer = {"ok": False, "refusal": refusal.told}
        except (TypeError, AttributeError):  # parameters that the operation does not have, or lacks
            answer = {"ok": False, "refusal": {"code": "MALFORMED"}}
        answer = json.loads(json.dumps(answer))  # what was said does not change afterwards
        if operation not in ("describe", "state", "log"):
            outcome = {"value": answer["value"]} if answer["ok"] else {"refusal": answer["refusal"]}
            journal = self.session.journal
            journal.append({"sequence": len(journal), "operation": operation, "parameters": parameters, **outcome})
        return answer


OPERATIONS = ("describe", "open", "join", "bet", "change", "dice", "roll", "state", "log")


def error(code, message, id=None):
    return {"id": id, "error": {"code": code, "message": message}}


def respond(table, line):
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return error(-32700, "Parse error")
    if type(request) is not dict or type(request.get("method")) is not str:
        return error(-32600, "Invalid Request")
    if "id" not in request:
        return None  # a notification, and there is none that this table knows
    id, method, parameters = request["id"], request["method"], request.get("params", {})
    if method not in OPERATIONS:
        return error(-32601, "Method not found", id)
    if type(parameters) is not dict:
        return error(-32602, "Invalid params", id)
    return {"id": id, "result": table.ask(method, parameters)}


if __name__ == "__main__":
    the_table = Table()
    for each in sys.stdin.buffer:
        answer = respond(the_table, each) if each.strip() else None
        if answer:
            print(json.dumps({"jsonrpc": "2.0", **answer}), flush=True)
