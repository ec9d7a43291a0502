package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Aggregates of groups, perhaps with a condition on them. */
record GroupShape() implements SeedShape {
    @Override
    public String name() {
        return "group";
    }

    @Override
    public int weight() {
        return 4;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.oneIn(3) ? grammar.innerJoin(2) : grammar.table();
        List<SeedGrammar.Cell> keys = grammar.some(source.cells(), 2);
        List<SeedGrammar.Cell> items = new ArrayList<>(keys);
        items.add(grammar.aggregate(source));
        if (grammar.oneIn(3)) {
            items.add(grammar.aggregate(source));
        }
        String having =
                grammar.oneIn(3) ? " HAVING COUNT(*) %s 1".formatted(grammar.pick(List.of(">", "=", "<="))) : "";
        return Optional.of("SELECT %s FROM %s%s GROUP BY %s%s"
                .formatted(
                        SeedGrammar.items(items), source.sql(), grammar.where(source), SeedGrammar.keys(keys), having));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.queries(query).stream()
                .anyMatch(part ->
                        part instanceof Query.Select select && select.groupBy().isPresent());
    }
}
