package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.reporting.model.RunReport;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A public report says that there is a crash, and nothing that helps to make it happen. */
class WithheldTest {
    static Stream<Reporter<RunReport>> reporters() {
        return Reporters.OF_A_RUN.stream();
    }

    @ParameterizedTest
    @MethodSource("reporters")
    void aPublicReportHoldsNothingThatReproducesACrash(Reporter<RunReport> reporter) {
        String report = reporter.report(SampleRuns.full().withheld());
        assertThat(report)
                .contains("F2", "crash")
                .doesNotContain("secret_trigger", "SIGSEGV", "INTERNAL Error", "findings/F2 --");
        assertThat(report).as("a wrong result is no secret").contains("MATERIALIZED");
    }

    @ParameterizedTest
    @MethodSource("reporters")
    void aReportForTheTeamHoldsItAll(Reporter<RunReport> reporter) {
        assertThat(reporter.report(SampleRuns.full())).contains("secret_trigger", "SIGSEGV");
    }
}
