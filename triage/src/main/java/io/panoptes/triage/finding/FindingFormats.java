package io.panoptes.triage.finding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;

/** Brings a {@code finding.json} of an older format to the present one, one format after the other. */
final class FindingFormats {
    static final String FORMAT = "format";
    static final int OLDEST = 1;
    private static final String JUDGEMENT = "judgement";

    /** The first is for format 1, and so on. */
    private static final List<Consumer<ObjectNode>> STEPS =
            List.of(FindingFormats::sayWhatIsExpected, FindingFormats::nameTheSymptom);

    private FindingFormats() {}

    /** Changes {@code finding}, which is of a format from {@link #OLDEST} on. */
    static ObjectNode toPresent(ObjectNode finding) {
        for (int format = finding.path(FORMAT).asInt(); format < Finding.FORMAT; format++) {
            STEPS.get(format - OLDEST).accept(finding);
        }
        return finding.put(FORMAT, Finding.FORMAT);
    }

    /** Format 1 was written by campaigns alone, and said nothing of what is expected. */
    private static void sayWhatIsExpected(ObjectNode finding) {
        finding.put("expected", Expected.OPEN.name());
    }

    /** Format 2 had a kind beside a judgement, {@code Differs} or {@code Broken} with a failure. */
    private static void nameTheSymptom(ObjectNode finding) {
        finding.remove("kind");
        JsonNode judgement = finding.path(JUDGEMENT);
        if (judgement instanceof ObjectNode symptom) {
            symptom.put(RecordJson.KIND, symptomOf(symptom));
            symptom.remove("failure");
            finding.remove(JUDGEMENT);
            finding.set("symptom", symptom);
        }
    }

    private static String symptomOf(JsonNode judgement) {
        String name = judgement.path(RecordJson.KIND).asText();
        return switch (name) {
            case "Differs" -> "WrongResult";
            case "Broken" ->
                switch (judgement.path("failure").asText()) {
                    case "INTERNAL_ERROR" -> "InternalError";
                    case "CRASH" -> "Crash";
                    case "HANG" -> "Hang";
                    default -> name;
                };
            // The reader says what it does not know.
            default -> name;
        };
    }
}
