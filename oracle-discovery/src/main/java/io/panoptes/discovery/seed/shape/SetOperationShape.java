package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.List;
import java.util.Optional;

/** Two queries united, intersected or subtracted. */
record SetOperationShape() implements SeedShape {
    @Override
    public String name() {
        return "set-operation";
    }

    @Override
    public int weight() {
        return 4;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source left = grammar.oneIn(4) ? grammar.innerJoin(2) : grammar.table();
        SeedGrammar.Source right = grammar.table();
        List<SeedGrammar.Cell> items = grammar.some(left.cells(), 2);
        String operator =
                grammar.pick(List.of("UNION", "UNION ALL", "INTERSECT", "EXCEPT", "INTERSECT ALL", "EXCEPT ALL"));
        return grammar.projection(
                        right, items.stream().map(SeedGrammar.Cell::type).toList())
                .map(second -> "SELECT %s FROM %s%s %s %s"
                        .formatted(SeedGrammar.items(items), left.sql(), grammar.where(left), operator, second));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.queries(query).stream().anyMatch(Query.SetOperation.class::isInstance);
    }
}
