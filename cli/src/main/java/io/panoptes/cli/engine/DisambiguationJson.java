package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguation;
import io.panoptes.texttosql.disambiguation.QueriesApart;
import java.util.List;
import java.util.Set;

/** What {@code disambiguate --json} prints. Queries are counted from 1. */
record DisambiguationJson(QueriesApart.Result result) {

    String text() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        switch (result.outcome()) {
            case Disambiguation.Found found -> put(node.put("found", true), found);
            case Disambiguation.NotFound(var reason, var bound, var nearest) -> {
                node.put("found", false).put("reason", reason).put("bound", bound);
                nearest.ifPresent(found -> put(node.putObject("nearest"), found));
            }
            case Disambiguation.Spurious(var ignored, var reason) ->
                node.put("found", false).put("reason", reason).put("engineBug", true);
        }
        ArrayNode equal = node.putArray("equal");
        result.equal().alike().forEach(group -> {
            ArrayNode numbers = equal.addArray();
            group.forEach(query -> numbers.add(query + 1));
        });
        ArrayNode assumes = node.putArray("assumes");
        words(result.assumed()).forEach(assumes::add);
        return node.toString();
    }

    /** In an order of their own. */
    static List<String> words(Set<Assumption> assumed) {
        return assumed.stream().sorted().map(Assumption::words).toList();
    }

    private static void put(ObjectNode node, Disambiguation.Found found) {
        ArrayNode inserts = node.putArray("database");
        CounterexampleText.inserts(found.database()).forEach(inserts::add);
        ArrayNode answers = node.putArray("answers");
        found.answers().forEach(answer -> {
            ArrayNode rows = answers.addArray();
            answer.rows().forEach(row -> rows.add(CounterexampleText.row(row)));
        });
    }
}
