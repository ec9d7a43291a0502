package io.panoptes.reporting.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.ci.BaselineOutcome;
import io.panoptes.campaign.ci.CampaignOutcome;
import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.CiRun;
import io.panoptes.campaign.ci.Ending;
import io.panoptes.campaign.ci.Regression;
import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.reporting.model.FindingReport.WrongQuery;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a report takes from the outcome of a run. */
class RunReportTest {
    private final Finding finding = SampleFinding.duckDb();

    @Test
    void tellsAFindingWithAllThatItTakesToReportIt() {
        FindingReport told = report(new Ending.Completed()).findings().getFirst();
        assertThat(told.title()).isEqualTo(finding.title());
        assertThat(told.symptom()).isEqualTo(SymptomKind.WRONG_RESULT);
        assertThat(told.target()).isEqualTo("duckdb:1.3.2.0");
        assertThat(told.statements().query1())
                .containsExactly("WITH t1 AS MATERIALIZED (SELECT FALSE AS p) SELECT COUNT() FROM t1 WHERE p");
        assertThat(told.statements().query2()).containsExactly("SELECT COUNT() WHERE FALSE");
        assertThat(told.wrong()).contains(WrongQuery.QUERY_1);
        assertThat(told.answer1().inWords()).isEqualTo("no row");
        assertThat(told.answer2().inWords()).isEqualTo("(0)");
        assertThat(told.plan1()).contains("EMPTY_RESULT");
        assertThat(told.versions().inWords()).isEqualTo("introduced in 1.2.0, fixed in 1.4.0.0");
        assertThat(told.oracle())
                .get()
                .extracting(OracleReport::id, OracleReport::proved)
                .containsExactly("unique-column-count", false);
        assertThat(told.checks()).hasSameSizeAs(finding.checks());
        assertThat(told.command()).isEqualTo("panoptes replay out/findings/F1");
    }

    @Test
    void tellsStatusExitCodeAndWhyItEnded() {
        RunReport report = report(new Ending.EndedEarly("SIGTERM"));
        assertThat(report.status()).isEqualTo(ReportStatus.NEW_BUGS);
        assertThat(report.exitCode()).contains(1);
        assertThat(report.why()).isEqualTo("SIGTERM");
        assertThat(report.run().started()).isEqualTo("2026-11-22T20:00:00Z");
        assertThat(report.run().build()).isEqualTo("build/duckdb.jar");
    }

    @Test
    void aRegressionThatCouldNotBeReadHasItsFolderForATitle() {
        RegressionReport told = report(new Ending.Completed()).regressions().getFirst();
        assertThat(told.title()).isEqualTo("kept");
        assertThat(told.finding()).isEmpty();
        assertThat(told.state()).isEqualTo(RegressionReport.State.COULD_NOT_RUN);
    }

    @Test
    void aLongCourseIsThinnedAndKeepsItsEnds() {
        Course course = Course.NONE;
        for (int i = 0; i <= 10_000; i++) {
            course = course.plus(new Course.Point(i, i, i, 0, 0));
        }
        assertThat(course.points()).hasSizeBetween(100, 240);
        assertThat(course.points().getFirst().millis()).isZero();
        assertThat(course.points().getLast().millis()).isEqualTo(10_000);
        assertThat(course.points()).isSortedAccordingTo(Comparator.comparingLong(Course.Point::millis));
    }

    private RunReport report(Ending ending) {
        CiRun run = new CiRun(
                "0.1.0",
                "duckdb:1.3.2.0",
                Optional.of(Path.of("build/duckdb.jar")),
                7,
                Path.of("out"),
                "panoptes ci --target duckdb:1.3.2.0",
                Instant.parse("2026-11-22T20:00:00Z"),
                Duration.ofMinutes(10),
                Duration.ofMinutes(9));
        Regression kept = new Regression(
                "kept",
                Path.of("findings/kept"),
                Optional.empty(),
                Expected.OPEN,
                Regression.State.COULD_NOT_RUN,
                "finding.json can't be read",
                Optional.empty(),
                Optional.empty(),
                "panoptes replay findings/kept");
        CampaignOutcome campaign = new CampaignOutcome(
                List.of(new ReportedFinding(finding, "findings/F1", "panoptes replay out/findings/F1")),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty());
        return RunReport.of(new CiOutcome(run, List.of(kept), campaign, BaselineOutcome.NONE, ending), Course.NONE);
    }
}
