package io.panoptes.dbms.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SanitizerOptionsTest {
    @TempDir
    private Path folder;

    @Test
    void whatTheUserSaysCountsMore() {
        Map<String, String> environment =
                new HashMap<>(Map.of("UBSAN_OPTIONS", "halt_on_error=0:suppressions=known.txt", "ASAN_OPTIONS", " "));
        SanitizerOptions.complete(environment);
        assertThat(environment)
                .containsEntry(
                        "UBSAN_OPTIONS", "halt_on_error=0:suppressions=known.txt:abort_on_error=1:print_stacktrace=1")
                .containsEntry("ASAN_OPTIONS", "abort_on_error=1:detect_leaks=0")
                .containsEntry("TSAN_OPTIONS", "halt_on_error=1")
                .containsEntry("MSAN_OPTIONS", "abort_on_error=1");
    }

    @Test
    void aProgramThatWouldGoOnEndsAtTheReport() throws IOException, InterruptedException {
        Path program = folder.resolve("overflow");
        Path source = Files.writeString(folder.resolve("overflow.c"), """
                #include <stdio.h>
                int main(int count, char **words) {
                  int sum = 2147483647;
                  sum += count;
                  printf("went on with %d\\n", sum);
                  return 0;
                }
                """);
        assumeTrue(
                compiles(source, program), "this machine has no C compiler with UndefinedBehaviorSanitizer: not tried");
        assertThat(run(program, new HashMap<>()).output()).contains("signed integer overflow", "went on with");

        Map<String, String> environment = new HashMap<>();
        SanitizerOptions.complete(environment);
        Ended ended = run(program, environment);
        assertThat(ended.output()).contains("signed integer overflow").doesNotContain("went on with");
        assertThat(ended.code()).isNotZero();
    }

    private static boolean compiles(Path source, Path program) throws InterruptedException {
        try {
            Process compiler = new ProcessBuilder(
                            "cc", "-fsanitize=undefined", "-o", program.toString(), source.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return compiler.waitFor(60, TimeUnit.SECONDS) && compiler.exitValue() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    private record Ended(int code, String output) {}

    private static Ended run(Path program, Map<String, String> environment) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(List.of(program.toString())).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.endsWith("SAN_OPTIONS"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), output);
    }
}
