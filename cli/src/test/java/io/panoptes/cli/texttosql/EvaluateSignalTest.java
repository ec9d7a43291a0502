package io.panoptes.cli.texttosql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.ci.PanoptesProcess;
import io.panoptes.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is killed, goes on, is stopped by a signal, and goes on again. */
@Tag("slow")
class EvaluateSignalTest {
    private static final int MOST_SECONDS = 60;
    private static final int PAIRS = 800;
    private static final int SOME = 10;

    @TempDir
    private Path folder;

    @Test
    void goesOnBehindEachEnd() throws Exception {
        write("g.sql", "SELECT a FROM t WHERE a > %d\tshop\n");
        write("p.txt", "SELECT a FROM t WHERE a >= %d\n");
        Files.writeString(folder.resolve("s.sql"), "CREATE TABLE t (a INT, b INT);");
        List<String> killed;
        try (PanoptesProcess panoptes = start()) {
            awaitRows(SOME);
            panoptes.kill();
            panoptes.await(MOST_SECONDS);
            killed = rows();
        }
        assertThat(killed).hasSizeBetween(SOME, PAIRS - 1);
        List<String> stopped;
        try (PanoptesProcess panoptes = start()) {
            awaitRows(killed.size() + SOME);
            panoptes.terminate();
            assertThat(panoptes.await(MOST_SECONDS)).as(panoptes.output()).isEqualTo(ExitCode.OPEN);
            stopped = rows();
            assertThat(panoptes.output())
                    .contains(
                            "stopped after %d of %d pairs".formatted(stopped.size(), PAIRS),
                            "the same command resumes");
            assertThat(folder.resolve("out/report.html")).exists();
        }
        assertThat(stopped).hasSizeBetween(killed.size() + SOME, PAIRS - 1).containsAll(whole(killed));
        try (PanoptesProcess panoptes = start()) {
            assertThat(panoptes.await(MOST_SECONDS)).as(panoptes.output()).isEqualTo(ExitCode.NOTHING_FOUND);
            assertThat(panoptes.output()).doesNotContain("stopped after");
        }
        assertThat(rows()).hasSize(PAIRS).doesNotHaveDuplicates().containsAll(stopped);
    }

    private PanoptesProcess start() throws IOException {
        return PanoptesProcess.start(
                folder,
                List.of(),
                "evaluate",
                "--gold",
                "g.sql",
                "--predictions",
                "p.txt",
                "--schemas",
                "s.sql",
                "--out",
                "out");
    }

    private void write(String name, String line) throws IOException {
        Files.writeString(
                folder.resolve(name),
                IntStream.range(0, PAIRS).mapToObj(line::formatted).collect(Collectors.joining()));
    }

    private void awaitRows(int count) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        while (rows().size() < count) {
            assertThat(System.nanoTime()).as("%d rows", rows().size()).isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    private List<String> rows() throws IOException {
        Path file = folder.resolve("out/rows.jsonl");
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    /** The last line may be torn. */
    private static List<String> whole(List<String> rows) {
        return rows.stream().filter(row -> row.endsWith("}")).toList();
    }
}
