package io.panoptes.cli.corpus;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.corpus.mining.SnippetMining;

/** What came of mining snippets, for programs. */
final class CorpusMineSummary {
    private CorpusMineSummary() {}

    static ObjectNode json(SnippetMining.Summary summary, int added) {
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("answers", summary.answers())
                .put("proposed", summary.proposed())
                .put("accepted", summary.accepted())
                .put("added", added)
                .put("deferred", summary.deferred())
                .put("ended", summary.ended());
        ObjectNode refused = node.putObject("refused");
        summary.refused().forEach(refused::put);
        ArrayNode functions = node.putArray("newFunctions");
        summary.functions().forEach(functions::add);
        ArrayNode nestings = node.putArray("newNestings");
        summary.nestings().forEach(nestings::add);
        node.putObject("cost")
                .put("requests", summary.cost().requests())
                .put("inputTokens", summary.cost().inputTokens())
                .put("outputTokens", summary.cost().outputTokens())
                .put("dollars", summary.cost().dollars());
        return node;
    }
}
