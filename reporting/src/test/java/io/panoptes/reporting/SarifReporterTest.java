package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SpecificationVersion;
import io.panoptes.reporting.model.RunReport;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SarifReporterTest {
    private static final String SCHEMA = "/schema/sarif-2.1.0-rtm.5.json";

    static Stream<RunReport> runs() {
        return Stream.of(SampleRuns.full(), SampleRuns.full().withheld(), SampleRuns.clean(), SampleRuns.couldNotRun());
    }

    @ParameterizedTest
    @MethodSource("runs")
    void keepsTheSchemaOfOasis(RunReport run) {
        assertThat(violations(new SarifReporter().report(run))).isEmpty();
    }

    @Test
    void theSchemaOfOasisRefusesAnotherLevel() {
        String report = new SarifReporter().report(SampleRuns.full());
        assertThat(violations(report.replace("\"level\" : \"error\"", "\"level\" : \"awful\"")))
                .isNotEmpty();
    }

    @Test
    void newFindingsBugsThatAreBackAndKnownOnesAreResults() throws Exception {
        JsonNode results = results();
        assertThat(results)
                .extracting(one -> "%s %s %s %s"
                        .formatted(
                                one.at("/ruleId").asText(),
                                one.at("/level").asText(),
                                one.at("/baselineState").asText(),
                                one.at("/locations/0/physicalLocation/artifactLocation/uri")
                                        .asText()))
                .containsExactly(
                        "wrong-result error new findings/F1/repro.sql",
                        "crash error new findings/F2/repro.sql",
                        "wrong-result error unchanged findings/F3/repro.sql",
                        "wrong-result error new findings/kept-back/repro.sql",
                        "wrong-result error unchanged panoptes-out/repro.sql");
        assertThat(results.get(4).at("/suppressions/0/justification").asText())
                .isEqualTo("fixed next week https://example.org/issues/17");
    }

    /** Servers recognise a result of yesterday by it: one signature, one fingerprint, whatever the finding is called. */
    @Test
    void theFingerprintIsOfTheSignatureAlone() throws Exception {
        JsonNode results = results();
        String fingerprint = fingerprint(results.get(0));
        assertThat(fingerprint).matches("[0-9a-f]{64}").isEqualTo(fingerprint(results.get(2)));
        assertThat(fingerprint(results.get(1))).isNotEqualTo(fingerprint);
    }

    @Test
    void suspectsLeftUntriagedAreNotifications() throws Exception {
        JsonNode notes = new ObjectMapper()
                .readTree(new SarifReporter().report(SampleRuns.full()))
                .at("/runs/0/invocations/0/toolExecutionNotifications");
        assertThat(notes)
                .extracting(note -> note.at("/message/text").asText())
                .containsExactly(
                        "Case 881 was not triaged: the left query has 2 more rows. Go on with: panoptes fuzz --resume"
                                + " out",
                        "40 of 42 cases of oracle o7 failed alike (internal error: <script>alert(1)</script>);"
                                + " no more of them were run.");
    }

    private static JsonNode results() throws Exception {
        return new ObjectMapper()
                .readTree(new SarifReporter().report(SampleRuns.full()))
                .at("/runs/0/results");
    }

    private static String fingerprint(JsonNode result) {
        return result.at("/partialFingerprints").path("panoptesSignature/v1").asText();
    }

    private static List<String> violations(String json) {
        return JsonSchemas.violations(SpecificationVersion.DRAFT_4, SCHEMA, json);
    }
}
