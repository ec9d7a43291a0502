package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SpecificationVersion;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RunJsonReporterTest {
    private static final String SCHEMA = "/io/panoptes/reporting/run-report.schema.json";
    private static final Path FILE =
            Path.of(System.getProperty("panoptes.root", "."), "reporting/src/main/resources" + SCHEMA);

    static Stream<RunReport> runs() {
        return Stream.of(SampleRuns.full(), SampleRuns.full().withheld(), SampleRuns.clean(), SampleRuns.couldNotRun());
    }

    @ParameterizedTest
    @MethodSource("runs")
    void keepsThePublishedSchema(RunReport run) {
        assertThat(violations(new RunJsonReporter().report(run))).isEmpty();
    }

    @Test
    void anotherNameBreaksThePublishedSchema() {
        String json = new RunJsonReporter().report(SampleRuns.full());
        assertThat(violations(json.replace("\"headline\"", "\"headlnie\""))).hasSize(2);
    }

    /** Renewed with {@code -Dpanoptes.schema=write}. */
    @Test
    void thePublishedSchemaIsThatOfTheRecords() throws IOException {
        String schema = RecordSchema.of(RunReport.class, "https://panoptes.io/schema/run-report.schema.json");
        if ("write".equals(System.getProperty("panoptes.schema"))) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, schema);
        }
        assertThat(schema)
                .as("%s; renew it with -Dpanoptes.schema=write, and raise RunReport.FORMAT", FILE)
                .isEqualTo(Files.readString(FILE));
    }

    @Test
    void readsBack() throws IOException {
        RunReport run = SampleRuns.clean();
        assertThat(RecordJson.read(new ObjectMapper().readTree(new RunJsonReporter().report(run)), RunReport.class))
                .isEqualTo(run);
    }

    private static List<String> violations(String json) {
        return JsonSchemas.violations(SpecificationVersion.DRAFT_2020_12, SCHEMA, json);
    }
}
