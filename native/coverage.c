/*
 * The coverage runtime of Panoptes: code that was compiled with -fsanitize-coverage=trace-pc-guard (clang) or trace-pc (gcc)
 * calls in here at each edge or basic block. Each process keeps a file, whose name is PANOPTES_COVERAGE and its number behind
 * that, and maps it; who wants to know what a statement reached reads the same file.
 *
 * The file: a header, the modules, a log of slots, and a byte for each slot. A slot whose byte is not the current epoch has
 * not been reached since the reader began that epoch: it is logged once. So a reader pays for what was reached, not for the
 * size of the program, and begins anew by raising the epoch. See NativeCoverage.java for the other end.
 *
 * A server that forks a process for each connection gets a file for each, with the modules of its parent and an empty log.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#define MAGIC 0x31564350u /* PCV1 */
#define SLOTS (1u << 25)
#define LOGGED (1u << 20)
#define MODULES 48
#define HEADER 8192
enum { GUARDS = 1, PROGRAM_COUNTERS = 2 };

struct module {
    uint32_t base;  /* its first slot */
    uint32_t slots;
    uint32_t edges; /* instrumented places; 0 where they can't be counted */
    char name[112];
};

struct header {
    uint32_t magic;
    uint32_t kind;
    uint32_t modules; /* raised when a module is complete */
    uint32_t epoch;   /* 1 to 255, raised by the reader */
    uint32_t logged;  /* set to 0 by the reader */
    uint32_t threads; /* set by the reader: whether several threads run the code */
    uint32_t log_size;
    uint32_t slots;
    uint32_t map_offset;
    uint32_t unused[7];
    struct module module[MODULES];
};

_Static_assert(sizeof(struct header) <= HEADER, "the header has grown");

#define LOG_BYTES ((size_t) LOGGED * sizeof(uint32_t))
#define AREA (HEADER + LOG_BYTES + (size_t) SLOTS)

static struct header *area; /* null where nobody wants to know */
static uint32_t *slot_log;
static uint8_t *map;
static uint32_t next_base = 1;
static char prefix[1024];
static char file_name[sizeof prefix + 32];
static pid_t owner;

/* Where the code of the modules lies in this process; the first is the one that calls most. */
static struct {
    uintptr_t start;
    uintptr_t size;
    uint32_t base;
} code[MODULES];
static int code_count;
static pthread_mutex_t registering = PTHREAD_MUTEX_INITIALIZER;
static __thread int busy; /* the search for a module may itself run instrumented code */

/* Maps the file of this process: anywhere, or in place of the parent's. */
static struct header *open_area(void *place) {
    snprintf(file_name, sizeof file_name, "%s%ld", prefix, (long) getpid());
    int file = open(file_name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) {
        return NULL;
    }
    void *mapped = MAP_FAILED;
    if (ftruncate(file, AREA) == 0) {
        mapped = mmap(place, AREA, PROT_READ | PROT_WRITE, MAP_SHARED | (place ? MAP_FIXED : 0), file, 0);
    }
    close(file);
    if (mapped == MAP_FAILED) {
        unlink(file_name);
        return NULL;
    }
    owner = getpid();
    return mapped;
}

static void after_fork(void) {
    static struct header kept;
    if (area == NULL) {
        return;
    }
    busy = 0;
    kept = *area;
    kept.logged = 0;
    kept.epoch = 1;
    area = open_area(area); /* without a file of its own it must not write into its parent's */
    if (area != NULL) {
        *area = kept;
    }
}

void __sanitizer_cov_trace_pc(void);

__attribute__((constructor)) static void begin(void) {
    const char *named = getenv("PANOPTES_COVERAGE");
    /* Of two copies in a process, linked and preloaded, the one that is called does the work. */
    if (area != NULL || named == NULL || *named == 0 || strlen(named) >= sizeof prefix
        || dlsym(RTLD_DEFAULT, "__sanitizer_cov_trace_pc") != (void *) __sanitizer_cov_trace_pc) {
        return;
    }
    strcpy(prefix, named);
    struct header *made = open_area(NULL);
    if (made == NULL) {
        return;
    }
    made->epoch = 1;
    made->threads = 1;
    made->log_size = LOGGED;
    made->slots = SLOTS;
    made->map_offset = (uint32_t) (HEADER + LOG_BYTES);
    slot_log = (uint32_t *) ((char *) made + HEADER);
    map = (uint8_t *) made + HEADER + LOG_BYTES;
    __atomic_store_n(&made->magic, MAGIC, __ATOMIC_RELEASE);
    area = made;
    pthread_atfork(NULL, NULL, after_fork);
}

__attribute__((destructor)) static void end(void) {
    if (area != NULL && owner == getpid()) {
        unlink(file_name);
    }
}

/* Enters a module into the file, and gives its first slot; 0 where there is no room. */
static uint32_t enter(const char *path, size_t slots, uint32_t edges, uint32_t kind) {
    uint32_t number = area->modules;
    if (number >= MODULES || slots > SLOTS - next_base) {
        return 0;
    }
    struct module *module = &area->module[number];
    char executable[1024];
    if (path == NULL || *path == 0) {
        ssize_t length = readlink("/proc/self/exe", executable, sizeof executable - 1);
        executable[length < 0 ? 0 : length] = 0;
        path = executable;
    }
    const char *slash = strrchr(path, '/');
    path = slash ? slash + 1 : path;
    memcpy(module->name, path, strnlen(path, sizeof module->name - 1));
    module->base = next_base;
    module->slots = (uint32_t) slots;
    module->edges = edges;
    area->kind = kind;
    next_base += (uint32_t) slots;
    __atomic_store_n(&area->modules, number + 1, __ATOMIC_RELEASE);
    return module->base;
}

static inline void reach(uint32_t slot) {
    uint8_t epoch = (uint8_t) area->epoch;
    if (map[slot] == epoch) {
        return;
    }
    map[slot] = epoch;
    uint32_t place =
            area->threads ? __atomic_fetch_add(&area->logged, 1, __ATOMIC_RELAXED) : area->logged++;
    if (place < LOGGED) {
        slot_log[place] = slot;
    }
}

/* How many places of this code call what was called last from before pc. */
static uint32_t count_calls(const uint8_t *start, const uint8_t *stop, const uint8_t *pc) {
    uint32_t calls = 0;
#if defined(__x86_64__)
    int32_t distance;
    if (pc[-5] != 0xe8) {
        return 0;
    }
    memcpy(&distance, pc - 4, sizeof distance);
    const uint8_t *called = pc + distance;
    for (const uint8_t *at = start; at + 5 <= stop; at++) {
        if (*at == 0xe8) {
            memcpy(&distance, at + 1, sizeof distance);
            calls += at + 5 + distance == called;
        }
    }
#elif defined(__aarch64__)
    uint32_t word;
    memcpy(&word, pc - 4, sizeof word);
    if (word >> 26 != 0x25) {
        return 0;
    }
    const uint8_t *called = pc - 4 + (int64_t) ((int32_t) (word << 6) >> 6) * 4;
    for (const uint8_t *at = start; at + 4 <= stop; at += 4) {
        memcpy(&word, at, sizeof word);
        calls += word >> 26 == 0x25 && at + (int64_t) ((int32_t) (word << 6) >> 6) * 4 == called;
    }
#endif
    return calls;
}

struct search {
    uintptr_t pc;
    uintptr_t start;
    uintptr_t stop;
    const char *name;
};

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
    struct search *search = data;
    (void) size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type == PT_LOAD && search->pc - start < segment->p_memsz) {
            search->start = start;
            search->stop = start + segment->p_memsz;
            search->name = info->dlpi_name;
            return 1;
        }
    }
    return 0;
}

static uint32_t slot_in(int module, uintptr_t pc) {
    /* Two return addresses are more than four bytes apart, so each has a slot of its own. */
    return code[module].base == 0 ? 0 : code[module].base + (uint32_t) ((pc - code[module].start) >> 2);
}

static int find_code(uintptr_t pc) {
    int known = __atomic_load_n(&code_count, __ATOMIC_ACQUIRE);
    for (int i = 0; i < known; i++) {
        if (pc - code[i].start < code[i].size) {
            return i;
        }
    }
    return -1;
}

static uint32_t find_slot(uintptr_t pc) {
    int found = find_code(pc);
    if (found < 0 && !busy) {
        busy = 1;
        pthread_mutex_lock(&registering);
        struct search search = {pc, 0, 0, NULL};
        if (find_code(pc) < 0 && code_count < MODULES && dl_iterate_phdr(visit, &search)) {
            uint32_t edges = count_calls((uint8_t *) search.start, (uint8_t *) search.stop, (uint8_t *) pc);
            size_t slots = ((search.stop - search.start) >> 2) + 1;
            code[code_count].start = search.start;
            code[code_count].size = search.stop - search.start;
            code[code_count].base = enter(search.name, slots, edges, PROGRAM_COUNTERS);
            __atomic_store_n(&code_count, code_count + 1, __ATOMIC_RELEASE);
        }
        pthread_mutex_unlock(&registering);
        busy = 0;
        found = find_code(pc);
    }
    return found < 0 ? 0 : slot_in(found, pc);
}

__attribute__((visibility("default"))) void __sanitizer_cov_trace_pc(void) {
    if (area == NULL) {
        return;
    }
    uintptr_t pc = (uintptr_t) __builtin_return_address(0);
    uint32_t slot = pc - code[0].start < code[0].size ? slot_in(0, pc) : find_slot(pc);
    if (slot != 0) {
        reach(slot);
    }
}

__attribute__((visibility("default"))) void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
    begin();
    if (area == NULL || start == stop || *start != 0) {
        return;
    }
    Dl_info info;
    const char *name = dladdr(start, &info) ? info.dli_fname : NULL;
    pthread_mutex_lock(&registering);
    uint32_t base = enter(name, (size_t) (stop - start), (uint32_t) (stop - start), GUARDS);
    pthread_mutex_unlock(&registering);
    for (uint32_t *guard = start; base != 0 && guard < stop; guard++) {
        *guard = base++;
    }
}

__attribute__((visibility("default"))) void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
    if (area != NULL && *guard != 0) {
        reach(*guard);
    }
}
