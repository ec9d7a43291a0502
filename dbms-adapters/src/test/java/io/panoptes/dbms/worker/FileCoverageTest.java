package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.coverage.CoverageRuntime;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The C runtime, in a small program that forks as PostgreSQL does. */
class FileCoverageTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"-fsanitize-coverage=trace-pc", "-DGUARDS"})
    void tellsWhatRanInEachProcess(String option) throws Exception {
        Path files = Files.createDirectory(folder.resolve("files"));
        ProcessBuilder builder = new ProcessBuilder(program(option).toString());
        builder.environment().put(CoverageRuntime.PREFIX_VARIABLE, files + "/");
        Process process = builder.start();
        try (OutputStream letters = process.getOutputStream();
                BufferedReader answers = process.inputReader();
                FileCoverage parent = FileCoverage.open(files.resolve(answers.readLine()), false)) {
            reachedBy('b', parent, letters, answers); // the first letter comes from before the loop
            Set<Integer> a = reachedBy('a', parent, letters, answers);
            Set<Integer> b = reachedBy('b', parent, letters, answers);
            assertThat(a).hasSizeGreaterThan(b.size());
            assertThat(a.containsAll(b)).isFalse();
            assertThat(parent.modules()).hasSize(1);
            assertThat(parent.modules().getFirst().name()).isEqualTo("program");
            assertThat(parent.modules().getFirst().edges()).isGreaterThanOrEqualTo(a.size());

            // Through all epochs, and beyond the last.
            for (int i = 0; i < 300; i++) {
                assertThat(reachedBy('a', parent, letters, answers)).isEqualTo(a);
            }

            send('f', letters);
            Path ofChild = files.resolve(answers.readLine());
            try (FileCoverage child = FileCoverage.open(ofChild, false)) {
                assertThat(child.modules()).isEqualTo(parent.modules());
                parent.begin();
                assertThat(reachedBy('b', child, letters, answers)).isEqualTo(b);
                parent.slots();
                assertThat(parent.count()).isZero();
            }
            send('q', letters);
            answers.readLine();
            assertThat(ofChild).doesNotExist();
            assertThat(reachedBy('a', parent, letters, answers)).isEqualTo(a);
            send('q', letters);
            assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
            assertThat(files).isEmptyDirectory();
        } finally {
            process.destroyForcibly();
        }
    }

    private Path program(String option) throws Exception {
        Path source = folder.resolve("forking.c");
        try (InputStream text = Objects.requireNonNull(FileCoverageTest.class.getResourceAsStream("forking.c"))) {
            Files.copy(text, source);
        }
        Path runtime = CoverageRuntime.compiled(folder.resolve("cache"));
        assertThat(CoverageRuntime.compiled(folder.resolve("cache"))).isEqualTo(runtime);
        Path program = folder.resolve("program");
        List<String> command = new ArrayList<>(List.of("cc", "-O1", option, "-o", program.toString()));
        command.addAll(List.of(source.toString(), runtime.toString()));
        Process compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(compiler.waitFor()).as(said).isZero();
        return program;
    }

    private static Set<Integer> reachedBy(
            char letter, FileCoverage coverage, OutputStream letters, BufferedReader answers) throws IOException {
        coverage.begin();
        send(letter, letters);
        answers.readLine();
        int[] slots = coverage.slots();
        Set<Integer> reached = new TreeSet<>();
        Arrays.stream(slots, 0, coverage.count()).forEach(reached::add);
        return reached;
    }

    private static void send(char letter, OutputStream letters) throws IOException {
        letters.write(letter);
        letters.flush();
    }
}
