package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.Optional;

/** Rows without repetitions. */
record DistinctShape() implements SeedShape {
    @Override
    public String name() {
        return "distinct";
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.oneIn(2) ? grammar.innerJoin(2) : grammar.table();
        return Optional.of("SELECT DISTINCT %s FROM %s%s"
                .formatted(SeedGrammar.items(grammar.output(source)), source.sql(), grammar.where(source)));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.queries(query).stream().anyMatch(part -> part instanceof Query.Select select && select.distinct());
    }
}
