package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** A window function beside values of the row. */
record WindowShape() implements SeedShape {
    @Override
    public String name() {
        return "window";
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.oneIn(2) ? grammar.keyedTable().orElseGet(grammar::table) : grammar.table();
        SeedGrammar.Cell key = source.cells().getFirst();
        String partition = grammar.<SeedGrammar.Cell>pick(source.cells()).sql();
        String window = key.sql().endsWith(".id") && grammar.oneIn(2)
                ? "%s() OVER (PARTITION BY %s ORDER BY %s)"
                        .formatted(grammar.pick(List.of("ROW_NUMBER", "RANK")), partition, key.sql())
                : "%s OVER (PARTITION BY %s)".formatted(aggregate(grammar, source), partition);
        return Optional.of("SELECT %s, %s AS w FROM %s%s"
                .formatted(SeedGrammar.items(grammar.output(source)), window, source.sql(), grammar.where(source)));
    }

    private static String aggregate(SeedGrammar grammar, SeedGrammar.Source source) {
        String argument = grammar.<SeedGrammar.Cell>pick(source.of(SqlType.IntegerType.class))
                .sql();
        return grammar.<String>pick(List.of("COUNT(*)", "COUNT(%s)", "MAX(%s)", "MIN(%s)"))
                .formatted(argument);
    }

    @Override
    public boolean describes(Query query) {
        return Trees.expressions(query).stream()
                .anyMatch(part -> part instanceof Expression.Function function
                        && function.over().isPresent());
    }
}
