package io.panoptes.instantiation.screening;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OracleScreenTest {
    private static final String LINE = "{\"id\":\"%s\",\"title\":\"%s\",\"schema\":[\"CREATE TABLE t1 (c0 INTEGER, e"
            + " INTEGER)\"],\"placeholders\":[{\"kind\":\"expression\",\"name\":\"e\",\"table\":\"t1\"}],\"left\":\"%s\",\"right\":\"%s\",\"semantics\":\"bag\",\"origin\":{\"kind\":\"argus\",\"reference\":\"x\"},\"proof\":{\"status\":\"proved\",\"certificate\":\"x\"}}";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void whatDiffersOnSmallDataAndWhatIsNotReadIsLeftOut() throws IOException {
        List<Oracle> oracles = oracles(
                LINE.formatted("right", "x", "SELECT c0 FROM t1 WHERE e = 1", "SELECT c0 FROM t1 WHERE NOT (e <> 1)"),
                LINE.formatted("wrong", "x", "SELECT c0 FROM t1 WHERE e = e", "SELECT c0 FROM t1"),
                LINE.formatted(
                        "unsayable",
                        "x",
                        "SELECT c0 FROM t1 INTERSECT ALL SELECT e FROM t1",
                        "SELECT e FROM t1 INTERSECT ALL SELECT c0 FROM t1"));
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find("h2", Optional.empty());
            try (Instance instance = targets.open(target)) {
                OracleScreen.Screened screened = new OracleScreen(targets.profile(target), instance)
                        .screen(oracles, Duration.ofMinutes(1), tried -> {});

                assertThat(screened.kept()).extracting(Oracle::id).containsExactly("right");
                assertThat(screened.differing())
                        .singleElement()
                        .asString()
                        .startsWith("oracle wrong: ")
                        .contains("SELECT c0 FROM t1 WHERE e = e");
                assertThat(screened.unread()).isEqualTo(1);
                assertThat(screened.untried()).isZero();
            }
        }
    }

    /** On a busy machine the time may be over before the first one: without any oracle no case could be made. */
    @Test
    void someAreTriedHoweverShortTheTime() throws IOException {
        List<Oracle> oracles = oracles(
                LINE.formatted("right", "x", "SELECT c0 FROM t1 WHERE e = 1", "SELECT c0 FROM t1 WHERE NOT (e <> 1)"),
                LINE.replace("c0", "k0")
                        .formatted(
                                "late", "x", "SELECT k0 FROM t1 WHERE e = 1", "SELECT k0 FROM t1 WHERE NOT (e <> 1)"));
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find("h2", Optional.empty());
            try (Instance instance = targets.open(target)) {
                OracleScreen.Screened screened =
                        new OracleScreen(targets.profile(target), instance).screen(oracles, Duration.ZERO, tried -> {});

                assertThat(screened.kept()).extracting(Oracle::id).containsExactly("right");
                assertThat(screened.untried()).isEqualTo(1);
            }
        }
    }

    /** A schema of many oracles does not take more than the time where each takes long. */
    @Test
    void theTimeEndsWithinASchema() throws IOException {
        List<Oracle> oracles = oracles(IntStream.range(0, 50)
                .mapToObj(i -> LINE.formatted(
                        "right" + i,
                        "x",
                        "SELECT c0 FROM t1 WHERE e = " + i,
                        "SELECT c0 FROM t1 WHERE NOT (e <> " + i + ")"))
                .toArray(String[]::new));
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find("h2", Optional.empty());
            try (Instance instance = targets.open(target)) {
                OracleScreen.Screened screened =
                        new OracleScreen(targets.profile(target), instance).screen(oracles, Duration.ZERO, tried -> {});

                assertThat(screened.kept()).hasSize(10);
                assertThat(screened.untried()).isEqualTo(40);
            }
        }
    }

    /** There may be time for few: those of one schema alone may all ask for what the DBMS does not have. */
    @Test
    void eachSchemaHasItsTurn() throws IOException {
        List<Oracle> oracles = oracles(IntStream.range(0, 50)
                .mapToObj(i -> (i < 30 ? LINE : LINE.replace("c0", "k0"))
                        .formatted("o" + i, "x", "SELECT e FROM t1", "SELECT e FROM t1 WHERE 1 = 1"))
                .toArray(String[]::new));
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find("h2", Optional.empty());
            try (Instance instance = targets.open(target)) {
                OracleScreen.Screened screened = new OracleScreen(targets.profile(target), instance)
                        .screen(oracles, Duration.ofMinutes(2), tried -> {});

                assertThat(screened.kept()).hasSize(50);
                assertThat(screened.kept().subList(0, 11))
                        .extracting(Oracle::id)
                        .startsWith("o0")
                        .endsWith("o30");
            }
        }
    }

    @Test
    void manySchemasAreTriedOneAfterTheOther() throws IOException {
        List<Oracle> oracles = oracles(IntStream.range(0, 40)
                .mapToObj(i -> LINE.replace("c0", "k" + i)
                        .formatted("o" + i, "x", "SELECT e FROM t1", "SELECT e FROM t1 WHERE 1 = 1"))
                .toArray(String[]::new));
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find("h2", Optional.empty());
            try (Instance instance = targets.open(target)) {
                OracleScreen.Screened screened = new OracleScreen(targets.profile(target), instance)
                        .screen(oracles, Duration.ofMinutes(2), tried -> {});

                assertThat(screened.kept()).hasSize(40);
            }
        }
    }

    /** A query that runs out of time would take all of its limit once more. */
    @Test
    void whatDoesNotEndInTimeIsNotTriedAgain() throws IOException {
        List<Oracle> oracles = oracles(
                LINE.formatted("right", "x", "SELECT c0 FROM t1 WHERE e = 1", "SELECT c0 FROM t1 WHERE NOT (e <> 1)"),
                LINE.formatted("slow", "x", "SELECT c0 FROM t1 WHERE e = 77", "SELECT c0 FROM t1 WHERE NOT (e <> 77)"));
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find("h2", Optional.empty());
            try (var instance = new SlowInstance(targets.open(target), "77", new ArrayList<>())) {
                OracleScreen.Screened screened = new OracleScreen(targets.profile(target), instance)
                        .screen(oracles, Duration.ofMinutes(1), tried -> {});

                assertThat(screened.kept()).extracting(Oracle::id).containsExactly("right");
                assertThat(screened.differing()).isEmpty();
                assertThat(screened.unread()).isEqualTo(1);
                assertThat(instance.slow())
                        .as("both of its queries, on one data set")
                        .hasSize(2);
            }
        }
    }

    /** Does not answer in time what holds the text. */
    private record SlowInstance(Instance instance, String text, List<String> slow) implements Instance {
        @Override
        public Target target() {
            return instance.target();
        }

        @Override
        public String product() {
            return instance.product();
        }

        @Override
        public List<Outcome> run(List<String> statements, Duration limit) {
            List<Outcome> outcomes = new ArrayList<>();
            for (String statement : statements) {
                if (statement.startsWith("SELECT") && statement.contains(text)) {
                    slow.add(statement);
                    outcomes.add(new Outcome.Failed(Outcome.ErrorClass.RESOURCE, "57014", "cancelled", 0));
                } else {
                    outcomes.addAll(instance.run(List.of(statement), limit));
                }
            }
            return outcomes;
        }

        @Override
        public Pending submit(List<String> statements, Duration limit) {
            List<Outcome> outcomes = run(statements, limit);
            return () -> outcomes;
        }

        @Override
        public void reset() {
            instance.reset();
        }

        @Override
        public void close() {
            instance.close();
        }
    }

    private List<Oracle> oracles(String... lines) throws IOException {
        Path file = folder.resolve("oracles.jsonl");
        Files.write(file, List.of(lines));
        return OracleReader.read(file).oracles();
    }
}
