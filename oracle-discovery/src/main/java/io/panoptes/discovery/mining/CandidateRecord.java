package io.panoptes.discovery.mining;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.discovery.proposer.Candidate;

/**
 * What became of one candidate, as a line of {@code candidates.jsonl}: for people who ask why it was not kept.
 *
 * @param seed the number of its seed
 * @param outcome {@code kept}, {@code alike}, {@code contradicted}, or the kind of its failure
 * @param reason why it was not kept; empty where it was
 */
public record CandidateRecord(long seed, String outcome, Candidate candidate, String reason) {
    public static final String KEPT = "kept";
    public static final String ALIKE = "alike";
    public static final String CONTRADICTED = "contradicted";

    String line() {
        ObjectNode node = new JsonMapper()
                .createObjectNode()
                .put("seed", seed)
                .put("outcome", outcome)
                .put("sql", candidate.sql())
                .put("how", candidate.how());
        return (reason.isEmpty() ? node : node.put("reason", reason)).toString();
    }

    static CandidateRecord of(JsonNode node) {
        return new CandidateRecord(
                node.path("seed").asLong(),
                node.path("outcome").asText(),
                new Candidate(node.path("sql").asText(), node.path("how").asText()),
                node.path("reason").asText());
    }
}
