package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.Optional;

/** Rows for which another table has a match, or none. */
record ExistsShape() implements SeedShape {
    @Override
    public String name() {
        return "exists";
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.oneIn(4) ? grammar.innerJoin(2) : grammar.table();
        SeedGrammar.Source other = grammar.table();
        String and = grammar.oneIn(2) ? " AND " + grammar.conditions().simple(source) : "";
        return Optional.of("SELECT %s FROM %s WHERE %sEXISTS (SELECT 1 AS one FROM %s WHERE %s)%s"
                .formatted(
                        SeedGrammar.items(grammar.output(source)),
                        source.sql(),
                        grammar.oneIn(2) ? "NOT " : "",
                        other.sql(),
                        grammar.link(other, source),
                        and));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.expressions(query).stream().anyMatch(Expression.Exists.class::isInstance);
    }
}
