package io.panoptes.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** On H2, whose driver is a dependency of these tests. */
class LogicBugsTest {
    private static final Path FINDINGS = Path.of("target/kept-findings");

    /** What a test class of a user's looks like. It runs within the tests below only. */
    @EnabledIfSystemProperty(named = "panoptes.junit.sample", matches = "true")
    static class Sample {
        @LogicBugs(
                target = "h2",
                driver = org.h2.Driver.class,
                time = "60s",
                seed = 7,
                regressions = "target/kept-findings")
        void keptFindings() {}
    }

    @EnabledIfSystemProperty(named = "panoptes.junit.sample", matches = "true")
    static class TwoWays {
        @LogicBugs(target = "h2", driver = org.h2.Driver.class, build = "h2.jar", out = "target/two-ways")
        void refused() {}
    }

    record Ended(String name, Status status, String why) {}

    @Test
    @Tag("slow")
    void keptFindingsAndTheCampaignAreTests() throws IOException {
        keep("was-fixed", "FIXED", "SELECT a FROM t WHERE a > 1");
        keep("is-open", "OPEN", "SELECT a FROM t WHERE a > 1");
        keep("is-gone", "OPEN", "SELECT a FROM t");
        List<Ended> ended = run(Sample.class);
        assertThat(ended)
                .extracting(Ended::name)
                .startsWith(
                        "kept finding is-gone: fixed",
                        "kept finding is-open: still there",
                        "kept finding was-fixed: back again");
        assertThat(ended).extracting(Ended::status).startsWith(Status.SUCCESSFUL, Status.ABORTED, Status.FAILED);
        assertThat(ended.get(2).why()).contains("panoptes replay", "was-fixed");
        // A busy machine may not come to its first case.
        Ended campaign = ended.getLast();
        assertThat(campaign.name()).matches("campaign: [\\d,]+ cases(, ended early)?");
        assertThat(campaign.status()).isEqualTo(campaign.name().endsWith("early") ? Status.ABORTED : Status.SUCCESSFUL);
        // What the campaign found, if it did.
        assertThat(ended.subList(3, ended.size() - 1)).allMatch(one -> one.status() == Status.FAILED);
    }

    @Test
    void aTargetIsNamedInOneWay() {
        assertThat(run(TwoWays.class).getLast().why())
                .contains("driver, build and url are three ways to a target; give one of them");
    }

    @Test
    void timesAreRead() {
        assertThat(BuildRun.time("90s")).isEqualTo(Duration.ofSeconds(90));
        assertThat(BuildRun.time("1h30m")).isEqualTo(Duration.ofMinutes(90));
        assertThatThrownBy(() -> BuildRun.time("soon"))
                .isInstanceOf(JUnitException.class)
                .hasMessageContaining("write 30s, 10m or 1h");
    }

    private static void keep(String id, String expected, String left) throws IOException {
        Path folder = FINDINGS.resolve(id);
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("finding.json"), """
            {"format": 3, "id": "%s", "title": "a row is lost", "target": {"dbms": "h2", "version": "1.4.200"},
             "statements": {"setup": ["CREATE TABLE t (a INTEGER)", "INSERT INTO t VALUES (1), (2)"],
               "left": {"before": [], "sql": "%s", "after": []},
               "right": {"before": [], "sql": "SELECT a FROM t", "after": []}},
             "semantics": "BAG",
             "symptom": {"@": "WrongResult", "difference": {"kind": "RIGHT_HAS_MORE", "onlyLeft": [],
               "onlyRight": [{"values": [{"@": "IntegerValue", "value": "1"}]}], "leftRows": 1, "rightRows": 2}},
             "left": {"columns": ["A"], "rows": [], "error": ""}, "right": {"columns": ["A"], "rows": [], "error": ""},
             "wrong": {"left": true, "right": false}, "versions": {"results": []}, "elsewhere": {}, "expected": "%s"}
            """.formatted(id, left, expected));
    }

    private static List<Ended> run(Class<?> sample) {
        List<Ended> ended = new ArrayList<>();
        System.setProperty("panoptes.junit.sample", "true");
        try {
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(sample))
                                    .build(),
                            new TestExecutionListener() {
                                @Override
                                public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                                    if (test.isTest() || result.getThrowable().isPresent()) {
                                        ended.add(new Ended(
                                                test.getDisplayName(),
                                                result.getStatus(),
                                                result.getThrowable()
                                                        .map(thrown -> String.valueOf(thrown.getMessage()))
                                                        .orElse("")));
                                    }
                                }
                            });
        } finally {
            System.clearProperty("panoptes.junit.sample");
        }
        return ended;
    }
}
