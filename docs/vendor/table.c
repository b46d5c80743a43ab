/* A small craps table for device.c (docs/protocol.md); no memory is allocated. It plays as many engines do: a Hard Way that
 * wins is paid and stays up, prizes are whole patacas, stakes and odds have a maximum, a box holds one bet of a player, and
 * nothing is taken down. describe says all of that; the laboratory declares it before it tests.
 *   cc -std=c99 -Wall -Wextra -Werror -DTABLE -o table device.c table.c && ./table /dev/ttyUSB0 */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void table_reply(const char *question, char *reply, size_t size);

enum { SEATS = 8, NAME = 400, DEEPEST = 16, UNIT = 100, MINIMUM = 1000, MAXIMUM = 1000000, ODDS = 3 };
enum box { PASS, PASS_ODDS, FIELD, HARD_4, HARD_6, HARD_8, HARD_10, BOXES };
static const char *const BETS[BOXES] = {"pass", "pass_odds", "field", "hard_4", "hard_6", "hard_8", "hard_10"};

/* How this table reads what the regulation leaves open, and the other readings that there are: those it takes as they
 * come, for they are of bets that it does not offer, of dice that it does not see, or of changes that it does not make. */
static const char BUILT_IN[] =
    "\"fractional_prize\":\"rounded_down\",\"winning_bets\":\"multi_roll_stay_up\",\"late_line_bets\":\"refused\","
    "\"hard_way_other_totals\":\"stay\",\"multi_roll_on_come_out\":\"working\",\"odds_bettor\":\"any_player\","
    "\"point_after_replacement\":\"stands\",\"bets_before_first_throw\":\"accepted\"";
static const char OTHERS[] =
    " dont_pass_point_phase come_odds_on_come_out horn_other_totals big_small_other_totals big_number_other_totals"
    " big_number_form line_bet_removal dont_pass_tie come_precondition shooter_replacement shooter_losing_bet"
    " shooter_opposed_bets short_die unrolled_throw unrolled_die leaning_tie both_line_bets horn_stake"
    " order_after_replacement sole_shooter stake_to_throw first_throw ";

struct text { const char *at; size_t length; }; /* a value as it stands in the JSON; at is null where there is none */
struct player { char name[NAME]; int64_t balance; };                 /* of the seat; free where the name is empty */
struct bet { unsigned long id; int64_t amount; int number; };        /* of a seat and a box; empty where the id is 0 */
struct session {
  int open, triple, point;
  unsigned long throws, placed;
  int64_t minimum;
  struct player players[SEATS];
  struct bet bets[SEATS][BOXES];
};

static struct session own = {.minimum = MINIMUM}, test, *now = &own; /* a test never touches the table's own session */
static char *out;
static size_t room;

static void say(const char *format, ...) {
  va_list values;
  va_start(values, format);
  int length = vsnprintf(out, room, format, values);
  va_end(values);
  if (length > 0 && (size_t)length < room) out += length, room -= (size_t)length;
}

/* ---- JSON, as far as a question needs it */

static const char *space(const char *at) { return at + strspn(at, " \t"); }

static const char *string_end(const char *at) {
  for (at++; *at != '"'; at++)
    if ((unsigned char)*at < ' ' || (*at == '\\' && (unsigned char)*++at < ' ')) return NULL;
  return at + 1;
}

/* Where a value ends; null where it is none. */
static const char *value_end(const char *at, int depth) {
  if (*at == '"') return string_end(at);
  if (*at != '{' && *at != '[') {
    size_t length = strspn(at, "+-.0123456789aeflnrstuE");
    return length > 0 ? at + length : NULL;
  }
  char last = *at == '{' ? '}' : ']';
  if (depth == 0) return NULL;
  if (*(at = space(at + 1)) == last) return at + 1;
  for (;; at = space(at + 1)) {
    if (last == '}') {
      if (*at != '"' || !(at = string_end(at)) || *(at = space(at)) != ':') return NULL;
      at = space(at + 1);
    }
    if (!(at = value_end(at, depth - 1))) return NULL;
    if (*(at = space(at)) == last) return at + 1;
    if (*at != ',') return NULL;
  }
}

/* The member after `at`, which opens an object or a list or ends the member before, and where it ends; null at the last. */
static const char *each(const char *at, struct text *name, struct text *value) {
  if (*at == '}' || *at == ']' || *(at = space(at + 1)) == '}' || *at == ']') return NULL;
  name->at = NULL;
  if (*at == '"' && *space(string_end(at)) == ':') {
    name->at = at, name->length = (size_t)(string_end(at) - at);
    at = space(space(string_end(at)) + 1);
  }
  const char *end = value_end(at, DEEPEST);
  value->at = at, value->length = (size_t)(end - at);
  return space(end);
}

static int is(struct text value, const char *json) {
  return value.at && value.length == strlen(json) && memcmp(value.at, json, value.length) == 0;
}

/* Whether it is a string with this content. */
static int spells(struct text value, const char *content) {
  size_t length = strlen(content);
  return value.at && value.length == length + 2 && *value.at == '"' && memcmp(value.at + 1, content, length) == 0;
}

static struct text member(struct text object, const char *wanted) {
  struct text name, value, found = {NULL, 0};
  if (object.at && *object.at == '{')
    for (const char *at = object.at; (at = each(at, &name, &value));)
      if (spells(name, wanted)) found = value;
  return found;
}

static int is_utf8(const char *text) {
  for (const unsigned char *at = (const unsigned char *)text; *at;) {
    int more = *at < 0x80 ? 0 : *at >= 0xC2 && *at < 0xE0 ? 1 : *at >= 0xE0 && *at < 0xF0 ? 2 : *at >= 0xF0 && *at < 0xF5 ? 3 : -1;
    if (more < 0 || (*at == 0xE0 && at[1] < 0xA0) || (*at == 0xED && at[1] > 0x9F)) return 0;
    if ((*at == 0xF0 && at[1] < 0x90) || (*at == 0xF4 && at[1] > 0x8F)) return 0;
    for (at++; more > 0; more--, at++)
      if ((*at & 0xC0) != 0x80) return 0;
  }
  return 1;
}

/* A whole number from `least` on. Neither a text nor true is one. */
static int whole(struct text value, int64_t least, int64_t *number) {
  if (!value.at || value.length > 16 || strspn(value.at, "0123456789") != value.length) return 0;
  *number = 0;
  for (size_t i = 0; i < value.length; i++) *number = *number * 10 + (value.at[i] - '0');
  return *number >= least;
}

/* A text of 1 to 64 characters. It is kept and compared as it is written, and the host always writes it alike. */
static int is_name(struct text value) {
  int characters = 0;
  if (!value.at || *value.at != '"' || value.length - 1 > NAME) return 0;
  for (size_t i = 1; i + 1 < value.length; i++) {
    if ((value.at[i] & 0xC0) == 0x80) continue;
    characters++;
    if (value.at[i] == '\\') i += value.at[i + 1] == 'u' ? 5 : 1;
  }
  return characters >= 1 && characters <= 64;
}

/* ---- Answers */

static void refuse(const char *code) { say("{\"ok\":false,\"refusal\":{\"code\":\"%s\"}}", code); }

static void refuse_reading(struct text id) {
  say("{\"ok\":false,\"refusal\":{\"code\":\"UNSUPPORTED\"");
  if (is_name(id)) say(",\"reading\":%.*s", (int)id.length, id.at);
  say("}}");
}

static void say_number(int number) {
  if (number == 0) say("null");
  else say("%d", number);
}

static void say_bet(int seat, int box) {
  const struct bet *bet = &now->bets[seat][box];
  say("{\"id\":\"b%lu\",\"player\":\"%s\",\"bet\":\"%s\",\"amount\":%lld", bet->id, now->players[seat].name, BETS[box],
      (long long)bet->amount);
  if (box == PASS_ODDS) say(",\"on\":\"b%lu\"", now->bets[seat][PASS].id);
  say(",\"number\":"), say_number(bet->number), say("}");
}

static void state(void) {
  const char *between = "";
  say("{\"ok\":true,\"value\":{\"open\":%s,\"point\":", now->open ? "true" : "false"), say_number(now->point);
  say(",\"shooter\":null,\"phase\":\"betting\",\"throws\":%lu,\"minimumBet\":%lld,\"players\":[", now->throws,
      (long long)now->minimum);
  for (int seat = 0; seat < SEATS; seat++) {
    const struct player *player = &now->players[seat];
    if (!*player->name) continue;
    say("%s{\"player\":\"%s\",\"seat\":%d,\"balance\":%lld}", between, player->name, seat + 1, (long long)player->balance);
    between = ",";
  }
  say("],\"bets\":["), between = "";
  for (int seat = 0; seat < SEATS; seat++)
    for (int box = 0; box < BOXES; box++)
      if (now->bets[seat][box].id) say("%s", between), say_bet(seat, box), between = ",";
  say("]}}");
}

static void describe(void) {
  say("{\"ok\":true,\"value\":{\"protocol\":\"ctp/1\",\"maker\":\"craps-conformance\",\"model\":\"Small table in C\","
      "\"firmware\":\"1.0.0\",\"control\":\"forced\",\"bets\":[");
  for (int box = 0; box < BOXES; box++) say("%s\"%s\"", box ? "," : "", BETS[box]);
  say("],\"minimumBet\":%d,\"unit\":%d,\"currency\":{\"code\":\"MOP\",\"minorDigits\":2},\"seats\":%d,\"readings\":{%s},"
      "\"options\":{},\"limits\":{\"maximumStake\":%d,\"maximumOdds\":%d},\"equalBets\":\"refuse\","
      "\"changes\":{\"lower\":false,\"raise\":false,\"withdraw\":false},\"journal\":{\"holds\":\"none\"},"
      "\"holdsThrow\":false,\"senses\":{\"landing\":false,\"leaning\":false,\"dice\":false,\"shooter\":false}}}",
      MINIMUM, UNIT, SEATS, BUILT_IN, MAXIMUM, ODDS);
}

/* ---- Operations */

static int seat_of(struct text name) {
  for (int seat = 0; seat < SEATS; seat++)
    if (*now->players[seat].name && spells(name, now->players[seat].name)) return seat;
  return -1;
}

static int follows(struct text id, struct text value) {
  char words[2 * NAME];
  if (!is_name(id) || !is_name(value)) return 0;
  snprintf(words, sizeof words, "%.*s:%.*s", (int)id.length, id.at, (int)value.length, value.at);
  if (strstr(BUILT_IN, words)) return 1;
  snprintf(words, sizeof words, " %.*s ", (int)id.length - 2, id.at + 1);
  return strstr(OTHERS, words) != NULL;
}

static void open_session(struct text question) {
  struct text mode = member(question, "mode"), minimum = member(question, "minimumBet"), id, value;
  struct text readings = member(question, "readings"), options = member(question, "options");
  int64_t least = MINIMUM;
  int triple = 0;
  if (!spells(mode, "test") && !spells(mode, "observe") && !spells(mode, "closed")) { refuse("MALFORMED"); return; }
  if (minimum.at && !whole(minimum, 1, &least)) { refuse("MALFORMED"); return; }
  if (least % UNIT != 0) { refuse("UNSUPPORTED"); return; }
  if (readings.at && *readings.at == '{')
    for (const char *at = readings.at; (at = each(at, &id, &value));)
      if (!follows(id, value)) { refuse_reading(id); return; }
  if (options.at && *options.at == '{')
    for (const char *at = options.at; (at = each(at, &id, &value)); triple = spells(value, "triple"))
      if (!spells(id, "field_12") || (!spells(value, "double") && !spells(value, "triple"))) { refuse_reading(id); return; }
  now = &own;
  own.open = spells(mode, "observe");
  if (spells(mode, "test")) {
    now = &test;
    memset(&test, 0, sizeof test);
    test.open = 1, test.minimum = least, test.triple = triple;
  }
  state();
}

static void join(struct text question) {
  struct text name = member(question, "player"), asked = member(question, "seat");
  int64_t buy_in, number = 0;
  if (!is_name(name) || !whole(member(question, "buyIn"), 1, &buy_in)) { refuse("MALFORMED"); return; }
  if (asked.at && (!whole(asked, 1, &number) || number > SEATS)) { refuse("MALFORMED"); return; }
  int seat = seat_of(name);
  if (seat < 0) {
    for (seat = number ? (int)number - 1 : 0; seat < SEATS && *now->players[seat].name && !number;) seat++;
    if (seat == SEATS || *now->players[seat].name) { refuse("SEAT_TAKEN"); return; }
    memcpy(now->players[seat].name, name.at + 1, name.length - 2);
    now->players[seat].name[name.length - 2] = 0;
  } else if (number && number != seat + 1) { refuse("SEAT_TAKEN"); return; }
  now->players[seat].balance += buy_in; /* a player who is there already buys more */
  say("{\"ok\":true,\"value\":{\"player\":\"%s\",\"seat\":%d,\"balance\":%lld}}", now->players[seat].name, seat + 1,
      (long long)now->players[seat].balance);
}

static const char *why_no_bet(int seat, int box, int64_t amount, struct text on) {
  struct bet *line = &now->bets[seat][PASS];
  char id[32];
  snprintf(id, sizeof id, "b%lu", line->id);
  if (box == PASS && now->point) return "WRONG_PHASE"; /* Article 5(2)(1) */
  if (box == PASS_ODDS && (!line->id || !spells(on, id))) return "BASE_REQUIRED";
  if (box == PASS_ODDS && !line->number) return "WRONG_PHASE"; /* Article 5(2)(2) */
  if (box != PASS_ODDS && on.at) return "MALFORMED";
  if (now->bets[seat][box].id) return "BET_EXISTS";
  if (amount < now->minimum) return "BELOW_MIN"; /* Article 5(6) */
  if (amount % now->minimum != 0) return "BAD_UNIT";
  if (amount > MAXIMUM || (box == PASS_ODDS && amount > ODDS * line->amount)) return "ABOVE_MAX";
  if (amount > now->players[seat].balance) return "FUNDS";
  return NULL;
}

static void bet(struct text question) {
  struct text name = member(question, "player"), on = member(question, "on"), wanted = member(question, "bet");
  int64_t amount;
  int box = 0, seat = seat_of(name);
  if (!is_name(name) || !is_name(wanted) || !whole(member(question, "amount"), 1, &amount)) { refuse("MALFORMED"); return; }
  if (seat < 0) { refuse("NO_SUCH_PLAYER"); return; }
  while (box < BOXES && !spells(wanted, BETS[box])) box++;
  if (box == BOXES) { refuse("NOT_OFFERED"); return; }
  const char *why = why_no_bet(seat, box, amount, on);
  if (why) { refuse(why); return; }
  now->players[seat].balance -= amount;
  now->bets[seat][box].id = ++now->placed, now->bets[seat][box].amount = amount;
  now->bets[seat][box].number = box == PASS_ODDS ? now->bets[seat][PASS].number : 0;
  say("{\"ok\":true,\"value\":{\"bet\":"), say_bet(seat, box);
  say(",\"balance\":%lld}}", (long long)now->players[seat].balance);
}

static void change(struct text question) {
  struct text wanted = member(question, "bet"), to = member(question, "to");
  int64_t amount;
  char id[32];
  if (!is_name(wanted) || (to.at && !whole(to, 1, &amount))) { refuse("MALFORMED"); return; }
  for (int seat = 0; seat < SEATS; seat++)
    for (int box = 0; box < BOXES; box++) {
      snprintf(id, sizeof id, "b%lu", now->bets[seat][box].id);
      if (now->bets[seat][box].id && spells(wanted, id)) { refuse("NO_CHANGE"); return; }
    }
  refuse("NO_SUCH_BET");
}

struct outcome { const char *name; int per, pays; }; /* of a winning bet: a stake of `per` wins `pays` */

static struct outcome outcome(int box, const struct bet *bet, int one, int other) {
  static const int NUMBERS[BOXES] = {[HARD_4] = 4, [HARD_6] = 6, [HARD_8] = 8, [HARD_10] = 10};
  int total = one + other, number = bet->number, hard = NUMBERS[box];
  struct outcome win = {"win", 1, 1}, lose = {"lose", 1, 0}, stay = {"stay", 1, 0}, travel = {"travel", 1, 0};
  if (box == FIELD) { /* Articles 5(3)(8) and 6(12) */
    win.pays = total == 2 ? 2 : total == 12 ? (now->triple ? 3 : 2) : 1;
    return total >= 5 && total <= 8 ? lose : win;
  }
  if (box >= HARD_4) { /* Articles 5(4)(1) and 6(14) */
    win.name = "win_stays", win.pays = box == HARD_4 || box == HARD_10 ? 7 : 9;
    return total == hard && one == other ? win : total == hard || total == 7 ? lose : stay;
  }
  if (box == PASS_ODDS) { /* Article 6(2) */
    int far = number == 4 || number == 10, middle = number == 5 || number == 9;
    win.per = far ? 1 : middle ? 2 : 5, win.pays = far ? 2 : middle ? 3 : 6;
  }
  if (number) return total == number ? win : total == 7 ? lose : stay;
  if (total == 7 || total == 11) return win; /* Article 5(2)(1) */
  return total == 2 || total == 3 || total == 12 ? lose : travel;
}

static void settle(int seat, int box, int one, int other, const char **between) {
  struct bet *bet = &now->bets[seat][box];
  struct outcome what = outcome(box, bet, one, other);
  int64_t paid = bet->amount * what.pays / (what.per * UNIT) * UNIT;
  int64_t returned = strcmp(what.name, "win") == 0 ? bet->amount : 0;
  if (strcmp(what.name, "stay") == 0) return;
  now->players[seat].balance += paid + returned;
  say("%s{\"bet\":\"b%lu\",\"player\":\"%s\",\"outcome\":\"%s\",\"paid\":%lld,\"returned\":%lld", *between, bet->id,
      now->players[seat].name, what.name, (long long)paid, (long long)returned);
  *between = ",";
  if (strcmp(what.name, "travel") == 0) bet->number = one + other, say(",\"number\":%d", bet->number);
  else if (strcmp(what.name, "win_stays") != 0) bet->id = 0;
  say("}");
}

static void roll(struct text question) {
  struct text thrown = member(question, "throw"), dice = member(thrown, "dice"), none, face;
  int64_t faces[2];
  int count = 0;
  if (member(question, "settle").at) { refuse("NO_SUCH_THROW"); return; }
  if (is(member(question, "hold"), "true") || !thrown.at) { refuse("UNSUPPORTED"); return; }
  if (dice.at && *dice.at == '[')
    for (const char *at = dice.at; (at = each(at, &none, &face)); count++)
      if (count > 1 || !whole(face, 1, &faces[count]) || faces[count] > 6) { refuse("MALFORMED"); return; }
  if (count != 2) { refuse("MALFORMED"); return; }
  int one = (int)faces[0], other = (int)faces[1], total = one + other;
  const char *between = "";
  say("{\"ok\":true,\"value\":{\"throwNumber\":%lu,\"dice\":[%d,%d],\"counted\":true,\"settled\":true,\"settlements\":[",
      ++now->throws, one, other);
  for (int seat = 0; seat < SEATS; seat++)
    for (int box = BOXES - 1; box >= 0; box--) /* odds before the line bet under them */
      if (now->bets[seat][box].id) settle(seat, box, one, other, &between);
  if (now->point == total || total == 7) now->point = 0;
  else if (!now->point && total >= 4 && total <= 10) now->point = total;
  say("],\"point\":"), say_number(now->point), say(",\"shooter\":null}}");
}

static void log_page(struct text question) { /* it keeps no journal */
  struct text max = member(question, "max");
  int64_t since, most;
  if (!whole(member(question, "since"), 0, &since) || (max.at && !whole(max, 1, &most))) refuse("MALFORMED");
  else say("{\"ok\":true,\"value\":{\"events\":[],\"next\":%lld,\"end\":true}}", (long long)since);
}

/* The answer to one question; `reply` holds `size` bytes. */
void table_reply(const char *question, char *reply, size_t size) {
  struct text asked = {question, strlen(question)}, op = {NULL, 0};
  const char *end = *question == '{' && is_utf8(question) ? value_end(question, DEEPEST) : NULL;
  out = reply, room = size;
  if (end && *space(end) == 0) op = member(asked, "op");
  if (spells(op, "describe")) describe();
  else if (spells(op, "state")) state();
  else if (spells(op, "log")) log_page(asked);
  else if (spells(op, "open")) open_session(asked);
  else if (!now->open) refuse(op.at ? "NOT_OPEN" : "MALFORMED");
  else if (spells(op, "join")) join(asked);
  else if (spells(op, "bet")) bet(asked);
  else if (spells(op, "change")) change(asked);
  else if (spells(op, "roll")) roll(asked);
  else refuse("MALFORMED"); /* dice too: it tells neither dice nor shooters apart */
}
