package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Hang;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindingFormatsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void aDifferenceOfFormat2IsAWrongResult() throws IOException {
        RecordedFinding finding = Recorded.lostRow(Expected.FIXED);
        ObjectNode old = format2(finding, "LOGIC_BUG");
        ObjectNode judgement = old.putObject("judgement");
        judgement.put("@", "Differs");
        judgement.set(
                "difference", RecordJson.write(finding.symptom(), Symptom.class).get("difference"));
        assertThat(read(old)).isEqualTo(finding);
    }

    @ParameterizedTest
    @CsvSource({"CRASH", "HANG", "INTERNAL_ERROR"})
    void aFailureOfFormat2IsASymptomOfItsOwn(String failure) throws IOException {
        ObjectNode old = format2(Recorded.lostRow(Expected.OPEN), failure);
        old.putObject("judgement")
                .put("@", "Broken")
                .put("failure", failure)
                .put("place", "RIGHT")
                .put("statement", "SELECT 1")
                .put("message", "signal 11");
        Symptom expected = switch (failure) {
            case "CRASH" -> new Crash(Place.RIGHT, "SELECT 1", "signal 11");
            case "HANG" -> new Hang(Place.RIGHT, "SELECT 1", "signal 11");
            default -> new InternalError(Place.RIGHT, "SELECT 1", "signal 11");
        };
        assertThat(read(old).symptom()).isEqualTo(expected);
        assertThat(expected.kind().name()).isEqualTo(failure);
    }

    @Test
    void whatFormat2DidNotKnowIsNamedInTheMessage() {
        ObjectNode old = format2(Recorded.lostRow(Expected.OPEN), "LOGIC_BUG");
        old.putObject("judgement").put("@", "Odd");
        assertThatThrownBy(() -> read(old))
                .hasMessageContaining("RecordedFinding.symptom: \"Odd\" is no kind of Symptom");
    }

    private RecordedFinding read(ObjectNode json) throws IOException {
        Files.writeString(folder.resolve(FindingJson.FILE), json.toString());
        return FindingJson.readRecorded(folder);
    }

    /** Without its judgement. */
    private static ObjectNode format2(RecordedFinding finding, String kind) {
        try {
            ObjectNode node = (ObjectNode) JSON.readTree(FindingJson.write(finding));
            node.remove("symptom");
            return node.put("format", 2).put("kind", kind);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
