package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.Optional;

/** A derived table that reads the row to its left. */
record LateralShape() implements SeedShape {
    @Override
    public String name() {
        return "lateral";
    }

    @Override
    public int weight() {
        return 1;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.table();
        SeedGrammar.Source other = grammar.table();
        SeedGrammar.Cell cell = grammar.pick(other.cells());
        String inner = grammar.oneIn(3)
                ? "SELECT %s AS v FROM %s WHERE %s"
                        .formatted(grammar.aggregate(other).sql(), other.sql(), grammar.link(other, source))
                : "SELECT %s AS v FROM %s WHERE %s".formatted(cell.sql(), other.sql(), grammar.link(other, source));
        String join = grammar.oneIn(2) ? "CROSS JOIN LATERAL (%s) AS l" : "LEFT JOIN LATERAL (%s) AS l ON TRUE";
        return Optional.of("SELECT %s, l.v AS v FROM %s %s%s"
                .formatted(
                        SeedGrammar.items(grammar.output(source)),
                        source.sql(),
                        join.formatted(inner),
                        grammar.where(source)));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.fromItems(query).stream()
                .anyMatch(item -> item instanceof FromItem.DerivedTable derived && derived.lateral());
    }
}
