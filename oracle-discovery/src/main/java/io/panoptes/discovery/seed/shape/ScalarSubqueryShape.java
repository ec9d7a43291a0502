package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.Optional;

/** A value that an aggregate over another table gives. */
record ScalarSubqueryShape() implements SeedShape {
    @Override
    public String name() {
        return "scalar-subquery";
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.table();
        SeedGrammar.Source other = grammar.table();
        String scalar = "(SELECT %s FROM %s WHERE %s)"
                .formatted(grammar.aggregate(other).sql(), other.sql(), grammar.link(other, source));
        String items = SeedGrammar.items(grammar.output(source));
        return Optional.of(
                grammar.oneIn(3)
                        ? "SELECT %s FROM %s WHERE %s IS NOT NULL".formatted(items, source.sql(), scalar)
                        : "SELECT %s, %s AS v FROM %s%s".formatted(items, scalar, source.sql(), grammar.where(source)));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.expressions(query).stream().anyMatch(Expression.ScalarQuery.class::isInstance);
    }
}
