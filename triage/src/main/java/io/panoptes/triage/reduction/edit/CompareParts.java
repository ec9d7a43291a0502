package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.RowValue;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code (a, b) < (c, d) -> a < c | b < d}, {@code a BETWEEN b AND c -> a >= b | a <= c}, {@code a IN (b, c) -> a = b | a = c}. */
record CompareParts() implements TreeEdit {
    private static final Map<String, BinaryOperator> OPERATORS = Map.of(
            "=", BinaryOperator.EQUAL,
            "<>", BinaryOperator.NOT_EQUAL,
            "<", BinaryOperator.LESS,
            "<=", BinaryOperator.LESS_OR_EQUAL,
            ">", BinaryOperator.GREATER,
            ">=", BinaryOperator.GREATER_OR_EQUAL);

    /** The pieces of a text around four arguments, with a comparison in the middle. */
    private static final Pattern ROWS = Pattern.compile("\\(#, #\\) ([<>=]+) \\(#, #\\)");

    private static final Pattern RANGE = Pattern.compile("# (NOT )?BETWEEN # AND #");

    @Override
    public Stream<?> replacements(Object part) {
        return switch (part) {
            case Expression.Binary(var operator, RowValue(var left), RowValue(var right))
            when left.size() == right.size() ->
                IntStream.range(0, left.size()).mapToObj(i -> Sql.binary(operator, left.get(i), right.get(i)));
            case Expression.Between(var value, var low, var high, var negated) -> range(value, low, high, negated);
            case Expression.InList(var value, var values, var negated) ->
                values.stream()
                        .map(other ->
                                Sql.binary(negated ? BinaryOperator.NOT_EQUAL : BinaryOperator.EQUAL, value, other));
            case Expression.InQuery(RowValue(var values), Query.Select select, var negated)
            when values.size() == select.items().size() ->
                IntStream.range(0, values.size())
                        .mapToObj(i -> new Expression.InQuery(
                                values.get(i),
                                Sql.withItems(select, List.of(select.items().get(i))),
                                negated));
            case Expression.Template(var pieces, var arguments) -> said(String.join("#", pieces), arguments);
            default -> Stream.empty();
        };
    }

    /** In words that are kept as text. */
    private static Stream<Expression> said(String text, List<Expression> arguments) {
        Matcher rows = ROWS.matcher(text);
        if (rows.matches()) {
            return Optional.ofNullable(OPERATORS.get(rows.group(1))).stream()
                    .flatMap(operator -> Stream.of(
                            Sql.binary(operator, arguments.get(0), arguments.get(2)),
                            Sql.binary(operator, arguments.get(1), arguments.get(3))));
        }
        Matcher range = RANGE.matcher(text);
        return range.matches()
                ? range(arguments.get(0), arguments.get(1), arguments.get(2), range.group(1) != null)
                : Stream.empty();
    }

    private static Stream<Expression> range(Expression value, Expression low, Expression high, boolean negated) {
        return Stream.of(
                Sql.binary(negated ? BinaryOperator.LESS : BinaryOperator.GREATER_OR_EQUAL, value, low),
                Sql.binary(negated ? BinaryOperator.GREATER : BinaryOperator.LESS_OR_EQUAL, value, high));
    }
}
