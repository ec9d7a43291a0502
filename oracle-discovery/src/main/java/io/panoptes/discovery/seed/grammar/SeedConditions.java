package io.panoptes.discovery.seed.grammar;

import io.panoptes.discovery.seed.grammar.SeedGrammar.Cell;
import io.panoptes.discovery.seed.grammar.SeedGrammar.Source;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Conditions over the rows of a source. */
public final class SeedConditions {
    private static final Weighted<String> OPERATORS =
            Weighted.of(2, "=").or(1, "<>").or(1, "<").or(1, "<=").or(1, ">").or(1, ">=");
    private static final Weighted<String> JOIN_OPERATORS =
            Weighted.of(5, "=").or(1, "<").or(1, "<=").or(1, "<>").or(1, "IS NOT DISTINCT FROM");

    private final RandomGenerator random;
    private final SeedGrammar grammar;

    SeedConditions(RandomGenerator random, SeedGrammar grammar) {
        this.random = random;
        this.grammar = grammar;
    }

    /** Without AND, OR and subqueries. */
    public String simple(Source source) {
        List<Cell> truths = source.cells().stream()
                .filter(cell -> cell.type() instanceof SqlType.BooleanType)
                .toList();
        if (!truths.isEmpty() && Chance.of(2, 5).happens(random)) {
            String truth = grammar.<Cell>pick(truths).sql();
            return Choice.<String>of(1, () -> "NOT " + truth)
                    .or(1, () -> truth + " IS NOT TRUE")
                    .or(1, () -> truth + " IS NULL")
                    .or(3, () -> truth)
                    .draw(random);
        }
        Cell cell = grammar.pick(source.cells());
        List<Cell> alike = source.cells().stream()
                .filter(other -> other != cell && other.type().equals(cell.type()))
                .toList();
        return Choice.<String>of(1, () -> cell.sql() + (grammar.oneIn(2) ? " IS NULL" : " IS NOT NULL"))
                .or(3, () -> alike.isEmpty() ? withConstant(cell) : comparison(cell, grammar.pick(alike)))
                .or(1, () -> cell.type() instanceof SqlType.IntegerType ? listed(cell) : withConstant(cell))
                .or(4, () -> withConstant(cell))
                .draw(random);
    }

    /** Two or three simple ones. */
    public String compound(Source source) {
        return Choice.<String>of(1, () -> simple(source) + " OR " + simple(source))
                .or(1, () -> "(%s OR %s) AND %s".formatted(simple(source), simple(source), simple(source)))
                .or(2, () -> simple(source) + " AND " + simple(source))
                .draw(random);
    }

    /** A value of each compared, mostly for equality. */
    public String comparison(Source left, Source right) {
        List<String> pairs = new ArrayList<>();
        for (Cell one : left.cells()) {
            for (Cell other : right.cells()) {
                if (one.type().equals(other.type()) && !(one.type() instanceof SqlType.BooleanType)) {
                    pairs.add(one.sql() + " %s " + other.sql());
                }
            }
        }
        String operator = JOIN_OPERATORS.draw(random);
        return pairs.isEmpty() ? simple(left) : grammar.<String>pick(pairs).formatted(operator);
    }

    private String comparison(Cell left, Cell right) {
        return left.type() instanceof SqlType.BooleanType
                ? left.sql() + " = " + right.sql()
                : "%s %s %s".formatted(left.sql(), operator(), right.sql());
    }

    private String withConstant(Cell cell) {
        return switch (cell.type()) {
            case SqlType.IntegerType ignored ->
                grammar.oneIn(6)
                        ? "%s BETWEEN %d AND %d"
                                .formatted(cell.sql(), Draw.between(random, 0, 1), Draw.between(random, 2, 4))
                        : "%s %s %d".formatted(cell.sql(), operator(), Draw.between(random, 0, 3));
            case SqlType.DecimalType ignored ->
                "%s %s %d.5".formatted(cell.sql(), operator(), Draw.between(random, 0, 2));
            case SqlType.BooleanType ignored -> cell.sql();
            case SqlType.TextType ignored ->
                "%s %s '%s'".formatted(cell.sql(), operator(), grammar.pick(List.of("a", "b", "ab")));
            case SqlType.DateType ignored -> "%s %s DATE '2020-02-29'".formatted(cell.sql(), operator());
            default -> cell.sql() + " IS NOT NULL";
        };
    }

    private String listed(Cell cell) {
        return "%s %sIN (%d, %d)"
                .formatted(
                        cell.sql(),
                        grammar.oneIn(3) ? "NOT " : "",
                        Draw.between(random, 0, 1),
                        Draw.between(random, 2, 3));
    }

    private String operator() {
        return OPERATORS.draw(random);
    }
}
