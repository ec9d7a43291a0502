package io.panoptes.sql.ast;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Which of the constructs that a DBMS may lack a query uses. */
public final class Constructs implements TreeMapping {
    private static final Pattern FRAME_EXCLUSION = Pattern.compile("(?i)\\b(GROUPS|EXCLUDE)\\b");
    private static final Pattern PREDICATE = Pattern.compile("\\b(LIKE|IN|BETWEEN|IS)\\b|[<>=]");

    private final Set<Construct> found = EnumSet.noneOf(Construct.class);
    private boolean top = true;

    private Constructs() {}

    public static Set<Construct> of(Query query) {
        Constructs constructs = new Constructs();
        constructs.query(query);
        return constructs.found;
    }

    @Override
    public Query query(Query query) {
        boolean atTop = top;
        top = false;
        switch (query) {
            case Query.With with -> {
                found.add(Construct.COMMON_TABLE);
                add(Construct.RECURSIVE, with.recursive());
            }
            case Query.Select select -> select(select);
            case Query.SetOperation operation -> setOperation(operation);
            case Query.Values(var rows) -> {
                add(Construct.VALUES_QUERY, true);
                rows.forEach(this::bareNulls);
            }
            case Query.Ordered ordered -> {
                boolean limited =
                        ordered.limit().isPresent() || ordered.offset().isPresent();
                add(Construct.LIMIT, limited);
                add(Construct.LIMIT_ZERO, ordered.limit().equals(Optional.of(new Expression.Literal(Value.of(0)))));
                add(Construct.LIMIT_IN_SUBQUERY, limited && !atTop);
                add(
                        Construct.NULLS_ORDER,
                        ordered.keys().stream().anyMatch(key -> key.nulls() != Query.NullOrder.UNSPECIFIED));
            }
            case Query.Returned returned ->
                add(
                        switch (returned.statement()) {
                            case DELETE -> Construct.DELETE_RETURNING;
                            case UPDATE -> Construct.UPDATE_RETURNING;
                            case INSERT -> Construct.INSERT_RETURNING;
                        },
                        true);
        }
        return children(query);
    }

    @Override
    public FromItem from(FromItem item) {
        switch (item) {
            case FromItem.TableReference ignored -> {}
            case FromItem.DerivedTable derived -> add(Construct.LATERAL, derived.lateral());
            case FromItem.Join join -> {
                add(Construct.FULL_JOIN, join.kind() == FromItem.JoinKind.FULL);
                add(Construct.RIGHT_JOIN, join.kind() == FromItem.JoinKind.RIGHT);
            }
            case FromItem.VerbatimTable ignored -> add(Construct.VERBATIM, true);
        }
        return children(item);
    }

    @Override
    public Expression expression(Expression expression) {
        switch (expression) {
            case Expression.Literal(var value) -> add(Construct.BOOLEAN, value instanceof Value.BooleanValue);
            case Expression.Quantified ignored -> add(Construct.QUANTIFIED, true);
            case Expression.RowValue ignored -> add(Construct.ROW_VALUE, true);
            case Expression.InQuery(var operand, var ignored, boolean negated) -> {
                in(negated);
                add(Construct.ROW_VALUE_IN_QUERY, operand instanceof Expression.RowValue);
            }
            case Expression.Function function -> {
                add(Construct.WINDOW, function.over().isPresent());
                add(
                        Construct.WINDOW_FRAME,
                        function.over().flatMap(Expression.Window::frame).isPresent());
                add(
                        Construct.FRAME_EXCLUSION,
                        function.over()
                                .flatMap(Expression.Window::frame)
                                .filter(frame -> FRAME_EXCLUSION.matcher(frame).find())
                                .isPresent());
                add(Construct.FILTER, function.filter().isPresent());
                add(Construct.GROUPING_FUNCTION, function.name().equals("GROUPING"));
            }
            case Expression.Interval ignored -> add(Construct.INTERVAL, true);
            case Expression.Verbatim(var text) -> add(Construct.VERBATIM, !text.matches("[A-Z_]+"));
            case Expression.Template ignored -> add(Construct.VERBATIM, true);
            case Expression.ColumnReference ignored -> {}
            case Expression.Unary ignored -> {}
            case Expression.Binary(var operator, var left, var right) -> {
                operator(operator);
                add(Construct.SELF_EQUALITY, operator == Expression.BinaryOperator.EQUAL && left.equals(right));
            }
            case Expression.Is ignored -> {}
            case Expression.Between ignored -> add(Construct.BETWEEN, true);
            case Expression.InList(var operand, var values, boolean negated) -> {
                in(negated);
                add(Construct.SELF_EQUALITY, values.contains(operand));
            }
            case Expression.Exists ignored -> {}
            case Expression.ScalarQuery ignored -> {}
            case Expression.Like ignored -> add(Construct.LIKE, true);
            case Expression.Case(var ignored, var branches, var otherwise) ->
                add(
                        Construct.BOOLEAN,
                        branches.stream().anyMatch(branch -> isCondition(branch.result()))
                                || otherwise.filter(Constructs::isCondition).isPresent());
            case Expression.Cast(var ignored, var type) -> add(Construct.BOOLEAN, type instanceof SqlType.BooleanType);
            case Expression.Star ignored -> {}
        }
        return children(expression);
    }

    private void in(boolean negated) {
        add(Construct.IN, true);
        add(Construct.NOT_IN, negated);
    }

    private void operator(Expression.BinaryOperator operator) {
        switch (operator) {
            case DIVIDE -> add(Construct.DIVISION, true);
            case MODULO -> add(Construct.MODULO, true);
            case CONCAT -> add(Construct.CONCATENATION, true);
            case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> {}
            case DISTINCT_FROM, NOT_DISTINCT_FROM, PLUS, MINUS, TIMES -> {}
        }
    }

    private void select(Query.Select select) {
        List<Expression> items = select.items().stream()
                .filter(Query.SelectItem.Column.class::isInstance)
                .map(item -> ((Query.SelectItem.Column) item).expression())
                .toList();
        bareNulls(items);
        add(Construct.BOOLEAN, items.stream().anyMatch(Constructs::isCondition));
        add(
                Construct.SEVERAL_DISTINCT_AGGREGATES,
                items.stream()
                                .flatMap(item -> Trees.expressions(item).stream())
                                .filter(node -> node instanceof Expression.Function function && function.distinct())
                                .map(node -> ((Expression.Function) node).arguments())
                                .distinct()
                                .count()
                        > 1);
        select.groupBy().ifPresent(groupBy -> {
            switch (groupBy) {
                case Query.GroupBy.Keys ignored -> {}
                case Query.GroupBy.Rollup ignored -> add(Construct.ROLLUP, true);
                case Query.GroupBy.Cube ignored -> add(Construct.CUBE, true);
                case Query.GroupBy.GroupingSets(var sets) ->
                    add(
                            sets.size() == 1 && sets.getFirst().isEmpty()
                                    ? Construct.EMPTY_GROUPING_SET
                                    : Construct.GROUPING_SETS,
                            true);
            }
        });
    }

    /** Whether its value is TRUE, FALSE or NULL, so that only what knows Boolean values can give it. */
    private static boolean isCondition(Expression expression) {
        return switch (expression) {
            case Expression.Unary(var operator, var ignored) -> operator == Expression.UnaryOperator.NOT;
            case Expression.Binary(var operator, var ignored, var also) ->
                switch (operator) {
                    case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
                    case DISTINCT_FROM, NOT_DISTINCT_FROM -> true;
                    case PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> false;
                };
            case Expression.Is ignored -> true;
            case Expression.Between ignored -> true;
            case Expression.InList ignored -> true;
            case Expression.InQuery ignored -> true;
            case Expression.Quantified ignored -> true;
            case Expression.Exists ignored -> true;
            case Expression.Like ignored -> true;
            case Expression.Template(var pieces, var ignored) ->
                pieces.stream().anyMatch(piece -> PREDICATE.matcher(piece).find());
            case Expression.Literal ignored -> false;
            case Expression.ColumnReference ignored -> false;
            case Expression.ScalarQuery ignored -> false;
            case Expression.Case ignored -> false;
            case Expression.Cast ignored -> false;
            case Expression.Function ignored -> false;
            case Expression.RowValue ignored -> false;
            case Expression.Star ignored -> false;
            case Expression.Interval ignored -> false;
            case Expression.Verbatim ignored -> false;
        };
    }

    private void setOperation(Query.SetOperation operation) {
        switch (operation.operator()) {
            case UNION -> {}
            case INTERSECT -> {
                add(Construct.INTERSECT, true);
                add(Construct.INTERSECT_ALL, operation.all());
            }
            case EXCEPT -> {
                add(Construct.EXCEPT, true);
                add(Construct.EXCEPT_ALL, operation.all());
            }
        }
    }

    private void bareNulls(List<Expression> items) {
        add(Construct.BARE_NULL, items.contains(new Expression.Literal(Value.NULL)));
    }

    private void add(Construct construct, boolean used) {
        if (used) {
            found.add(construct);
        }
    }
}
