package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** A full join. */
record FullJoinShape() implements SeedShape {
    @Override
    public String name() {
        return "full-join";
    }

    @Override
    public int weight() {
        return 1;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source joined = grammar.join("FULL JOIN", grammar.table(), grammar.table());
        return Optional.of("SELECT %s FROM %s%s"
                .formatted(SeedGrammar.items(grammar.output(joined)), joined.sql(), grammar.where(joined)));
    }

    @Override
    public boolean describes(Query query) {
        return Joins.in(query, FromItem.JoinKind.FULL);
    }
}
