/* Reads letters: a and b run different code, f goes on in a child until q, which ends a process. With GUARDS, calls as clang does. */
#include <stdint.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef GUARDS
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop);
void __sanitizer_cov_trace_pc_guard(uint32_t *guard);
static uint32_t guards[5];
__attribute__((constructor)) static void begin(void) { __sanitizer_cov_trace_pc_guard_init(guards, guards + 5); }
#define EDGE(number) __sanitizer_cov_trace_pc_guard(&guards[number])
#else
#define EDGE(number)
#endif

static volatile int sink;

__attribute__((noinline)) static void a(void) {
    EDGE(1);
    for (int i = 0; i < 3; i++) {
        EDGE(2);
        sink += i;
    }
}

__attribute__((noinline)) static void b(void) {
    EDGE(3);
    sink *= 2;
}

/* Not observed: what runs between an answer and the next letter must not depend on who is faster. */
__attribute__((noinline, no_sanitize_coverage)) static int answer(void) {
    printf("%d\n", (int) getpid());
    fflush(stdout);
    return getchar();
}

int main(void) {
    setvbuf(stdin, NULL, _IONBF, 0); /* a child must not have read what is for its parent */
    for (int letter = answer(); letter != EOF && letter != 'q'; letter = answer()) {
        EDGE(0);
        if (letter == 'a') {
            a();
        } else if (letter == 'b') {
            b();
        } else if (letter == 'f') {
            pid_t child = fork();
            if (child != 0) {
                waitpid(child, NULL, 0);
            }
        }
    }
    return 0;
}
