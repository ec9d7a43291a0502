package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A derived table that unites two queries, read under a condition or joined. */
record DerivedUnionShape() implements SeedShape {
    @Override
    public String name() {
        return "derived-union";
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source left = grammar.table();
        SeedGrammar.Source right = grammar.table();
        List<SeedGrammar.Cell> items = grammar.some(left.cells(), 2);
        String union = grammar.pick(List.of("UNION ALL", "UNION ALL", "UNION"));
        return grammar.projection(
                        right, items.stream().map(SeedGrammar.Cell::type).toList())
                .map(second -> {
                    String inner = "(SELECT %s FROM %s%s %s %s) AS z"
                            .formatted(SeedGrammar.items(items), left.sql(), grammar.where(left), union, second);
                    List<SeedGrammar.Cell> cells = new ArrayList<>();
                    items.forEach(item -> cells.add(new SeedGrammar.Cell("z.k" + cells.size(), item.type(), true)));
                    SeedGrammar.Source source = new SeedGrammar.Source(inner, cells);
                    SeedGrammar.Source read =
                            grammar.oneIn(3) ? grammar.join("INNER JOIN", source, grammar.table()) : source;
                    return "SELECT %s FROM %s%s"
                            .formatted(SeedGrammar.items(grammar.output(read)), read.sql(), grammar.where(read));
                });
    }

    @Override
    public boolean describes(Query query) {
        return Trees.fromItems(query).stream()
                .anyMatch(item ->
                        item instanceof FromItem.DerivedTable derived && derived.query() instanceof Query.SetOperation);
    }
}
