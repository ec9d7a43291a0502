package io.panoptes.texttosql.constraint.validation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what a model answered: JSON, with or without words around it. What can't be read is no judgement. */
final class JudgementReader {
    private static final ObjectMapper JSON = new ObjectMapper();

    private JudgementReader() {}

    /** The first judgement of each number from 1 to {@code most}. */
    static List<ConstraintJudgement> read(String answer, int most) {
        int start = answer.indexOf('{');
        int end = answer.lastIndexOf('}');
        Map<Integer, ConstraintJudgement> found = new LinkedHashMap<>();
        if (start >= 0 && end > start) {
            try {
                for (JsonNode one :
                        JSON.readTree(answer.substring(start, end + 1)).path("judgements")) {
                    int number = one.path("number").asInt();
                    String holds = one.path("holds").asText();
                    boolean known = holds.equals("meaning") || holds.equals("accident");
                    if (known && number >= 1 && number <= most) {
                        found.putIfAbsent(
                                number,
                                new ConstraintJudgement(
                                        number,
                                        holds.equals("meaning"),
                                        one.path("low").asText(""),
                                        one.path("high").asText("")));
                    }
                }
            } catch (JsonProcessingException cutOff) {
                return List.copyOf(found.values());
            }
        }
        return List.copyOf(found.values());
    }
}
