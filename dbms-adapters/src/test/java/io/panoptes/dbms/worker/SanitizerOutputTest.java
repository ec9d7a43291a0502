package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SanitizerOutputTest {
    private static final String OVERFLOW = "src/expr.c:12:9: runtime error: signed integer overflow: 2 + 2147483647";

    @TempDir
    private Path folder;

    @Test
    void aReportIsToldOnceFromItsFirstLineOn() throws IOException {
        SanitizerOutput output = new SanitizerOutput(folder);
        assertThat(output.next()).isEmpty();
        print("a driver's line\n" + OVERFLOW + "\n    #0 0x55 in add src/expr.c:12\n\n");
        assertThat(output.next()).contains(OVERFLOW + "\n    #0 0x55 in add src/expr.c:12");
        assertThat(output.next()).isEmpty();
    }

    @Test
    void allSanitizersAreKnown() throws IOException {
        SanitizerOutput output = new SanitizerOutput(folder);
        for (String report : new String[] {
            "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60",
            "==7==WARNING: MemorySanitizer: use-of-uninitialized-value",
            "WARNING: ThreadSanitizer: data race (pid=7)"
        }) {
            print("=================================\n" + report + "\n");
            assertThat(output.next()).contains(report);
        }
    }

    @Test
    void allElseIsNone() throws IOException {
        SanitizerOutput output = new SanitizerOutput(folder);
        print("WARNING: a native library was loaded\nERROR: relation t does not exist\n");
        assertThat(output.next()).isEmpty();
        print(OVERFLOW);
        output.skip();
        assertThat(output.next()).isEmpty();
    }

    private void print(String text) throws IOException {
        Files.writeString(
                folder.resolve(SanitizerOutput.FILE), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
