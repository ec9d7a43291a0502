package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The script of a finding of DuckDB 1.3.2.0, as a campaign wrote it. */
class ReproScriptTest {
    private final Finding finding = finding();

    @Test
    void saysWhatMustHoldAndHowToRunIt() {
        assertThat(ReproScript.of(finding))
                .startsWith("-- " + finding.title() + "\n-- DuckDB 1.3.2.0, on an empty database.")
                .contains("duckdb < repro.sql", "-- The next two queries must give the same rows.")
                .endsWith(finding.statements().right().sql() + ";\n");
    }

    @Test
    @Tag("network")
    void runAsItIsItShowsTheDisagreement() {
        List<String> statements = Arrays.stream(
                        ReproScript.of(finding).replaceAll("(?m)^--.*$", "").split(";\n"))
                .map(String::strip)
                .filter(statement -> !statement.isEmpty())
                .toList();
        try (Targets targets = new ReleasedTargets();
                Instance instance = targets.open(finding.target())) {
            List<Outcome> outcomes = instance.run(statements, Duration.ofSeconds(10));
            assertThat(outcomes).noneMatch(Outcome.Failed.class::isInstance);
            List<Rows> answers = outcomes.stream()
                    .filter(Rows.class::isInstance)
                    .map(Rows.class::cast)
                    .toList();
            assertThat(answers.get(answers.size() - 2).rows())
                    .isNotEqualTo(answers.getLast().rows());
        }
    }

    private static Finding finding() {
        try {
            URL resource = Objects.requireNonNull(ReproScriptTest.class.getResource("/finding/finding.json"));
            return FindingJson.read(Path.of(resource.toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
