package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.chance.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first rows by a key. */
record LimitShape() implements SeedShape {
    @Override
    public String name() {
        return "limit";
    }

    @Override
    public int weight() {
        return 1;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        return grammar.keyedTable().map(source -> {
            List<SeedGrammar.Cell> items = new ArrayList<>(grammar.output(source));
            items.addFirst(source.cells().getFirst());
            return "SELECT z.k0 AS k0 FROM (SELECT %s FROM %s%s ORDER BY %s%s LIMIT %d) AS z"
                    .formatted(
                            SeedGrammar.items(items.stream().distinct().toList()),
                            source.sql(),
                            grammar.where(source),
                            source.cells().getFirst().sql(),
                            grammar.oneIn(2) ? " DESC" : "",
                            Draw.between(grammar.random(), 1, 3));
        });
    }

    @Override
    public boolean describes(Query query) {
        return Trees.queries(query).stream()
                .anyMatch(part ->
                        part instanceof Query.Ordered ordered && ordered.limit().isPresent());
    }
}
