package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Aggregates of all rows: one row, whatever there is. */
record AggregateShape() implements SeedShape {
    @Override
    public String name() {
        return "aggregate";
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.oneIn(2) ? grammar.innerJoin(2) : grammar.table();
        List<SeedGrammar.Cell> items = new ArrayList<>(List.of(grammar.aggregate(source)));
        if (grammar.oneIn(2)) {
            items.add(grammar.aggregate(source));
        }
        return Optional.of(
                "SELECT %s FROM %s%s".formatted(SeedGrammar.items(items), source.sql(), grammar.where(source)));
    }

    @Override
    public boolean describes(Query query) {
        return query instanceof Query.Select select
                && select.groupBy().isEmpty()
                && select.items().stream()
                        .anyMatch(item -> item instanceof Query.SelectItem.Column(var value, var ignored)
                                && value instanceof Expression.Function function
                                && function.over().isEmpty()
                                && Set.of("COUNT", "SUM", "MIN", "MAX").contains(function.name()));
    }
}
