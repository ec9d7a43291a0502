package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.chance.Draw;
import java.util.Optional;

/** Tables joined, two or three. */
record InnerJoinShape() implements SeedShape {
    @Override
    public String name() {
        return "inner-join";
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.innerJoin(Draw.between(grammar.random(), 2, 3));
        return Optional.of("SELECT %s FROM %s%s"
                .formatted(SeedGrammar.items(grammar.output(source)), source.sql(), grammar.where(source)));
    }

    @Override
    public boolean describes(Query query) {
        return Joins.in(query, FromItem.JoinKind.INNER) || Joins.in(query, FromItem.JoinKind.CROSS);
    }
}
