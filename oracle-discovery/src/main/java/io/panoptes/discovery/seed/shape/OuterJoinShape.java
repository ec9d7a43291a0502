package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** A left or right join, perhaps beside a further join. */
record OuterJoinShape() implements SeedShape {
    @Override
    public String name() {
        return "outer-join";
    }

    @Override
    public int weight() {
        return 4;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source left = grammar.oneIn(3) ? grammar.innerJoin(2) : grammar.table();
        SeedGrammar.Source right = grammar.oneIn(4) ? grammar.derived(grammar.table()) : grammar.table();
        SeedGrammar.Source joined = grammar.join(grammar.oneIn(4) ? "RIGHT JOIN" : "LEFT JOIN", left, right);
        return Optional.of("SELECT %s FROM %s%s"
                .formatted(SeedGrammar.items(grammar.output(joined)), joined.sql(), grammar.where(joined)));
    }

    @Override
    public boolean describes(Query query) {
        return Joins.in(query, FromItem.JoinKind.LEFT) || Joins.in(query, FromItem.JoinKind.RIGHT);
    }
}
