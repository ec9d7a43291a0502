package io.panoptes.discovery.seed.grammar;

import io.panoptes.discovery.seed.grammar.SeedGrammar.Cell;
import io.panoptes.discovery.seed.grammar.SeedGrammar.Source;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Conditions over the rows of a source. */
public final class SeedConditions {
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
        if (!truths.isEmpty() && random.nextInt(5) < 2) {
            String truth = grammar.<Cell>pick(truths).sql();
            return switch (random.nextInt(6)) {
                case 0 -> "NOT " + truth;
                case 1 -> truth + " IS NOT TRUE";
                case 2 -> truth + " IS NULL";
                default -> truth;
            };
        }
        Cell cell = grammar.pick(source.cells());
        List<Cell> alike = source.cells().stream()
                .filter(other -> other != cell && other.type().equals(cell.type()))
                .toList();
        return switch (random.nextInt(9)) {
            case 0 -> cell.sql() + (grammar.oneIn(2) ? " IS NULL" : " IS NOT NULL");
            case 1, 2, 3 -> alike.isEmpty() ? withConstant(cell) : comparison(cell, grammar.pick(alike));
            case 4 -> cell.type() instanceof SqlType.IntegerType ? listed(cell) : withConstant(cell);
            default -> withConstant(cell);
        };
    }

    /** Two or three simple ones. */
    public String compound(Source source) {
        return switch (random.nextInt(4)) {
            case 0 -> simple(source) + " OR " + simple(source);
            case 1 -> "(%s OR %s) AND %s".formatted(simple(source), simple(source), simple(source));
            default -> simple(source) + " AND " + simple(source);
        };
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
        String operator = grammar.pick(List.of("=", "=", "=", "=", "=", "<", "<=", "<>", "IS NOT DISTINCT FROM"));
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
                        ? "%s BETWEEN %d AND %d".formatted(cell.sql(), random.nextInt(2), 2 + random.nextInt(3))
                        : "%s %s %d".formatted(cell.sql(), operator(), random.nextInt(4));
            case SqlType.DecimalType ignored -> "%s %s %d.5".formatted(cell.sql(), operator(), random.nextInt(3));
            case SqlType.BooleanType ignored -> cell.sql();
            case SqlType.TextType ignored ->
                "%s %s '%s'".formatted(cell.sql(), operator(), grammar.pick(List.of("a", "b", "ab")));
            case SqlType.DateType ignored -> "%s %s DATE '2020-02-29'".formatted(cell.sql(), operator());
            default -> cell.sql() + " IS NOT NULL";
        };
    }

    private String listed(Cell cell) {
        return "%s %sIN (%d, %d)"
                .formatted(cell.sql(), grammar.oneIn(3) ? "NOT " : "", random.nextInt(2), 2 + random.nextInt(2));
    }

    private String operator() {
        return grammar.pick(List.of("=", "=", "<>", "<", "<=", ">", ">="));
    }
}
