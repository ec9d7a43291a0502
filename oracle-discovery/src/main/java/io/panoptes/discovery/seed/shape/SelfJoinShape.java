package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table joined with itself. */
record SelfJoinShape() implements SeedShape {
    @Override
    public String name() {
        return "self-join";
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        return grammar.keyedTable().map(source -> {
            String alias = source.sql().substring(source.sql().indexOf(" AS ") + 4);
            String table = source.sql().substring(0, source.sql().indexOf(" AS "));
            List<SeedGrammar.Cell> cells = new ArrayList<>(source.cells());
            source.cells()
                    .forEach(cell -> cells.add(new SeedGrammar.Cell(
                            "o." + cell.sql().substring(alias.length() + 1), cell.type(), cell.nullable())));
            String column = grammar.oneIn(3)
                    ? grammar.<SeedGrammar.Cell>pick(source.cells()).sql().substring(alias.length() + 1)
                    : "id";
            SeedGrammar.Source joined = new SeedGrammar.Source(
                    "%s %s JOIN %s AS o ON %s.%s = o.%s"
                            .formatted(source.sql(), grammar.oneIn(3) ? "LEFT" : "INNER", table, alias, column, column),
                    cells);
            return "SELECT %s FROM %s%s"
                    .formatted(SeedGrammar.items(grammar.output(joined)), joined.sql(), grammar.where(joined));
        });
    }

    @Override
    public boolean describes(Query query) {
        return Trees.fromItems(query).stream()
                .anyMatch(item -> item instanceof FromItem.Join(var kind, var left, var right, var condition)
                        && left instanceof FromItem.TableReference(var one, var ignored)
                        && right instanceof FromItem.TableReference(var other, var also)
                        && one.equalsIgnoreCase(other));
    }
}
