package io.panoptes.triage.symptom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports of small C programs, compiled and run here where there is a compiler; those of other runtimes as they were printed. */
class SanitizerReportTest {
    private static final String READS_PAST_THE_END = """
        #include <stdlib.h>
        #include <string.h>
        static char read_past(char *rows, int n) { return rows[n]; }
        static int scan_table(int n) { char *rows = malloc(n); memset(rows, 1, n); return read_past(rows, n); }
        int main(int c, char **v) { return scan_table(c + SIZE); }
        """;
    private static final String OVERFLOWS = """
        #include <limits.h>
        #include <stdio.h>
        static int add_rows(int n) { return INT_MAX + n; }
        int main(int c, char **v) { printf("%d\\n", add_rows(c + SIZE)); return 0; }
        """;
    private static final String RACES = """
        #include <pthread.h>
        static int count;
        static void *add_row(void *x) { count += SIZE; return 0; }
        int main() { pthread_t a, b; pthread_create(&a,0,add_row,0); pthread_create(&b,0,add_row,0);
            pthread_join(a,0); pthread_join(b,0); return 0; }
        """;
    private static final String ASSERTS = """
        #include <assert.h>
        static void check_row(int width) { assert(width < 3); }
        int main(int c, char **v) { check_row(c + SIZE); return 0; }
        """;

    @TempDir
    private Path folder;

    @Test
    void addressSanitizer() throws Exception {
        String output = run(READS_PAST_THE_END, 7, "-fsanitize=address");
        assertThat(SanitizerReport.in(output))
                .contains(new SanitizerReport(
                        "AddressSanitizer", "heap-buffer-overflow", List.of("read_past", "scan_table", "main")));
        assertThat(ErrorMessage.signature(output))
                .isEqualTo(ErrorMessage.signature(run(READS_PAST_THE_END, 99, "-fsanitize=address")));
    }

    @Test
    void undefinedBehaviorSanitizer() throws Exception {
        String output = run(OVERFLOWS, 4, "-fsanitize=undefined");
        assertThat(SanitizerReport.in(output).orElseThrow().title())
                .startsWith("UndefinedBehaviorSanitizer: signed integer overflow: ? + ? cannot be represented")
                .endsWith("in add_rows");
        assertThat(ErrorMessage.signature(output))
                .isEqualTo(ErrorMessage.signature(run(OVERFLOWS, 77, "-fsanitize=undefined")));
    }

    /** Without the stack, which {@code print_stacktrace=0} leaves out, the place in the code tells one from another. */
    @Test
    void aReportWithoutAStackIsKnownByItsPlace() {
        String report =
                "src/expr.c:12:9: runtime error: signed integer overflow: %s\nThe process went on, and was ended.";
        String mine = new Crash(Place.LEFT, "SELECT 1", report.formatted("2 + 2147483647")).signature();
        assertThat(new Crash(Place.RIGHT, "SELECT 2", report.formatted("77 + 2147483000")).signature())
                .isEqualTo(mine);
        assertThat(new Crash(Place.LEFT, "SELECT 1", report.formatted("2 + 7").replace("expr.c", "where.c"))
                        .signature())
                .isNotEqualTo(mine);
    }

    @Test
    void threadSanitizer() throws Exception {
        assertThat(SanitizerReport.in("""
            WARNING: ThreadSanitizer: data race (pid=10859)
              Read of size 4 at 0x564c588da054 by thread T2:
                #0 add_row /src/t.c:3 (t+0x11d0)

              Previous write of size 4 at 0x564c588da054 by thread T1:
                #0 other /src/t.c:3 (t+0x11e8)
            """))
                .contains(new SanitizerReport("ThreadSanitizer", "data race", List.of("add_row")));
        Optional<SanitizerReport> report = SanitizerReport.in(run(RACES, 1, "-fsanitize=thread"));
        // Whether two threads meet is not in the hands of a test, but where they do it is said.
        report.ifPresent(race ->
                assertThat(race).isEqualTo(new SanitizerReport("ThreadSanitizer", "data race", List.of("add_row"))));
    }

    @Test
    void assertions() throws Exception {
        assertThat(SanitizerReport.in(run(ASSERTS, 4, "-g")))
                .contains(new SanitizerReport("assertion", "width < ?", List.of("check_row")));
        assertThat(SanitizerReport.in("TRAP: failed Assert(\"attno > 0\"), File: \"tupdesc.c\", Line: 12, PID: 77"))
                .contains(new SanitizerReport("assertion", "attno > ?", List.of()));
    }

    @Test
    void panicsOfGoAndRust() {
        assertThat(SanitizerReport.in("""
            panic: runtime error: index out of range [5] with length 1

            goroutine 1 [running]:
            main.read(...)
            \t/src/p.go:2
            main.main()
            \t/src/p.go:3 +0xa
            exit status 2
            """).orElseThrow().signature())
                .isEqualTo("panic: runtime error: index out of range [?] with length ? @ main.read < main.main");
        assertThat(SanitizerReport.in("""
            thread 'main' panicked at src/main.rs:2:5:
            index out of bounds
            stack backtrace:
               0: rust_begin_unwind
               1: core::panicking::panic_fmt
               2: engine::scan::read_row
            """).orElseThrow().functions()).contains("engine::scan::read_row");
    }

    @Test
    void fatalLinesOfClickHouse() {
        SanitizerReport report = SanitizerReport.in("""
            2026.11.02 10:00:00.000 [ 12 ] {} <Fatal> BaseDaemon: Received signal Segmentation fault (11)
            2026.11.02 10:00:00.100 [ 12 ] {} <Fatal> BaseDaemon: 3. DB::FunctionIf::execute(int) @ 0x000000000c1d
            2026.11.02 10:00:00.100 [ 12 ] {} <Fatal> BaseDaemon: 4. DB::ActionsDAG::evaluate(int) @ 0x000000000c2d
            """).orElseThrow();
        assertThat(report.tool()).isEqualTo("fatal");
        assertThat(report.functions()).containsExactly("DB::FunctionIf::execute", "DB::ActionsDAG::evaluate");
    }

    @Test
    void theTitleOfACrashNamesWhatWasFound() {
        Crash crash = new Crash(Place.LEFT, "SELECT 1", """
            The process ended: exit code 1
            Its last output:
            ==77==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020 at pc 0x55 bp 0x7f sp 0x7f
                #0 0x55 in engine::Scan::next() /src/scan.cc:3
            """);
        assertThat(crash.title(Optional.empty(), Set.of()))
                .isEqualTo("Crash: AddressSanitizer: heap-use-after-free in engine::Scan::next");
    }

    @Test
    void otherOutputHoldsNone() {
        assertThat(SanitizerReport.in("SIGSEGV\nlibfoo.so(+0x12)\nERROR: relation does not exist"))
                .isEmpty();
    }

    /** Compiles the program, runs it, and gives what it printed. */
    private String run(String program, int size, String option) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/gcc")), "no C compiler is installed");
        Path source = Files.writeString(folder.resolve("p%d.c".formatted(size)), program.replace("SIZE", size + ""));
        Path binary = folder.resolve("p" + size);
        String built =
                output(List.of("/usr/bin/gcc", "-g", option, source.toString(), "-o", binary.toString(), "-lpthread"));
        assumeTrue(Files.isExecutable(binary), "the compiler lacks this sanitizer: " + built);
        return output(List.of(binary.toString()));
    }

    private String output(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command)).redirectErrorStream(true);
        builder.environment().put("UBSAN_OPTIONS", "print_stacktrace=1");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
