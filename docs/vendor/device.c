/* The device's side of the serial protocol (docs/protocol.md); no memory is allocated. With -DTABLE the table is in this
 * program, as table.c is; without it is whatever answers on standard input what standard output asks, a line each.
 *   cc -std=c99 -Wall -Wextra -Werror -DTABLE -o table device.c table.c && ./table /dev/ttyUSB0 */
#define _XOPEN_SOURCE 700
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { QUESTION = 16 * 1024, ANSWER = 64 * 1024, WORKING_MS = 250 };
struct line { char *text; size_t size, length; int too_long; };

static int tty;
static char session[9] = "00000000", left[9] = "00000000"; /* the session, and the one before it */
static unsigned long last;                                 /* the last question of the session */
static int working;                                        /* its answer is not there yet */
static char reply[ANSWER], reply_in[ANSWER], question_in[QUESTION]; /* its answer; lines that are coming in */

static void put(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written <= 0) exit(1);
    bytes += written, count -= (size_t)written;
  }
}

static uint32_t crc32(const char *bytes, size_t count) {
  uint32_t crc = 0xFFFFFFFFu;
  while (count-- > 0) {
    crc ^= (uint8_t)*bytes++;
    for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (0xEDB88320u & (0u - (crc & 1u)));
  }
  return ~crc;
}

static void send_frame(char kind, const char *of, unsigned long sequence, const char *body) {
  static char frame[ANSWER + 64];
  int length = sprintf(frame, "\n%c %s %lu %s", kind, of, sequence, body);
  length += sprintf(frame + length, " %08lX\r\n", (unsigned long)crc32(frame + 1, (size_t)length - 1));
  put(tty, frame, (size_t)length);
}

static void answer_again(void) { send_frame(working ? 'W' : 'R', session, last, working ? "{}" : reply); }

#ifdef TABLE
enum { FILES = 1 };
void table_reply(const char *question, char *reply, size_t size);
static void table_ask(const char *body) { table_reply(body, reply, sizeof reply), working = 0, answer_again(); }
static void table_answer(char *body, size_t length) { (void)body, (void)length; }
#else
enum { FILES = 2 };
static void table_ask(const char *body) { put(STDOUT_FILENO, body, strlen(body)), put(STDOUT_FILENO, "\n", 1); }

static void table_answer(char *body, size_t length) {
  if (working) strcpy(reply, length > 0 ? body : "{\"link\":\"FAULT\"}"), working = 0, answer_again();
}
#endif

static void question(const char *of, unsigned long sequence, const char *body) {
  int known = strcmp(of, session) == 0 && strcmp(of, "00000000") != 0;
  if (known && sequence == last) answer_again();
  else if (known && sequence == last + 1 && !working) last = sequence, working = 1, table_ask(body);
  else if (known) return; /* late or early */
  else if (sequence != 0 || strcmp(body, "{\"link\":\"HELLO\"}") != 0 || strcmp(of, "00000000") == 0)
    send_frame('R', of, sequence, "{\"link\":\"NO_SESSION\"}");
  else if (working) send_frame('W', of, sequence, "{}"); /* what was begun comes to its end first */
  else if (strcmp(of, left) != 0) {                      /* a HELLO that comes late must not end this session */
    strcpy(left, session), strcpy(session, of), last = 0;
    strcpy(reply, "{\"link\":\"READY\"}"), answer_again();
  }
}

static void frame(char *text, size_t length) {
  char of[9], kind, crc[16];
  unsigned long sequence;
  int body = 0;
  size_t end = length < 9 ? 0 : length - 9; /* where " XXXXXXXX" begins */
  sprintf(crc, " %08lX", (unsigned long)crc32(text, end));
  if (end > 0 && memcmp(text + end, crc, 9) == 0) {
    text[end] = 0;
    if (sscanf(text, "%c %8[0-9A-F] %9lu %n", &kind, of, &sequence, &body) == 3 && strlen(of) == 8 && text[body]) {
      if (kind == 'Q') question(of, sequence, text + body);
      return;
    }
  }
  send_frame('N', session, last, "{}");
}

/* Collects bytes until a line end, and hands the line on; what is too long is handed on as nothing at all. */
static void receive(int file, struct line *line, void (*take)(char *text, size_t length)) {
  static char bytes[4096];
  ssize_t count = read(file, bytes, sizeof bytes);
  if (count <= 0) exit(0); /* unplugged, or the table has ended */
  for (ssize_t i = 0; i < count; i++) {
    if (bytes[i] != '\n' && bytes[i] != '\r') {
      if (line->length + 1 < line->size) line->text[line->length++] = bytes[i];
      else line->too_long = 1;
    } else if (line->length > 0) {
      size_t length = line->too_long ? 0 : line->length;
      line->text[length] = 0, line->length = 0, line->too_long = 0;
      take(line->text, length);
    }
  }
}

int main(int count, char **words) {
  struct line from_host = {question_in, sizeof question_in, 0, 0}, from_table = {reply_in, sizeof reply_in, 0, 0};
  struct termios settings;
  if (count != 2 || (tty = open(words[1], O_RDWR | O_NOCTTY)) < 0 || tcgetattr(tty, &settings) != 0) return 2;
  settings.c_iflag = settings.c_oflag = settings.c_lflag = 0; /* raw: no echo, no translation, no signals */
  settings.c_cflag = CS8 | CREAD | CLOCAL, settings.c_cc[VMIN] = 1, settings.c_cc[VTIME] = 0;
  cfsetispeed(&settings, B115200), cfsetospeed(&settings, B115200);
  if (tcsetattr(tty, TCSANOW, &settings) != 0) return 2;
  for (;;) {
    struct pollfd files[2] = {{tty, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}};
    if (poll(files, FILES, working ? WORKING_MS : -1) == 0) answer_again();
    if (files[0].revents) receive(tty, &from_host, frame);
    if (files[1].revents) receive(STDIN_FILENO, &from_table, table_answer);
  }
}
