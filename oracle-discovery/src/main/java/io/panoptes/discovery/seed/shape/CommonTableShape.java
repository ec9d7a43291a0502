package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A common table, read once or twice. */
record CommonTableShape() implements SeedShape {
    @Override
    public String name() {
        return "common-table";
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source inner = grammar.oneIn(3) ? grammar.innerJoin(2) : grammar.table();
        List<SeedGrammar.Cell> items = grammar.some(inner.cells(), 3);
        String common = "WITH m AS (SELECT %s FROM %s%s) "
                .formatted(SeedGrammar.items(items), inner.sql(), grammar.where(inner));
        if (grammar.oneIn(2)) {
            return Optional.of(common
                    + "SELECT a.k0 AS k0, b.k0 AS k1 FROM m AS a %s JOIN m AS b ON a.k0 = b.k0"
                            .formatted(grammar.oneIn(3) ? "LEFT" : "INNER"));
        }
        SeedGrammar.Source other = grammar.table();
        SeedGrammar.Source reading = new SeedGrammar.Source("m", cells(items));
        SeedGrammar.Source joined = grammar.join(grammar.oneIn(3) ? "LEFT JOIN" : "INNER JOIN", other, reading);
        return Optional.of("%sSELECT %s FROM %s%s"
                .formatted(common, SeedGrammar.items(grammar.output(joined)), joined.sql(), grammar.where(joined)));
    }

    private static List<SeedGrammar.Cell> cells(List<SeedGrammar.Cell> items) {
        List<SeedGrammar.Cell> cells = new ArrayList<>();
        items.forEach(item -> cells.add(new SeedGrammar.Cell("m.k" + cells.size(), item.type(), item.nullable())));
        return cells;
    }

    @Override
    public boolean describes(Query query) {
        return Trees.queries(query).stream().anyMatch(Query.With.class::isInstance);
    }
}
