package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** Rows of one table under a condition. */
record FilterShape() implements SeedShape {
    @Override
    public String name() {
        return "filter";
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.table();
        return Optional.of("SELECT %s FROM %s WHERE %s"
                .formatted(
                        SeedGrammar.items(grammar.output(source)),
                        source.sql(),
                        grammar.conditions().compound(source)));
    }

    @Override
    public boolean describes(Query query) {
        return query instanceof Query.Select select
                && select.where().isPresent()
                && select.from()
                        .filter(FromItem.TableReference.class::isInstance)
                        .isPresent();
    }
}
