package io.panoptes.equivalence.front.unparse;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A relation as a query that gives the same rows, operator by operator and without any cleverness.
 *
 * <p>The columns of every query are named {@code c0, c1, ...}; every input is a derived table with a name of its own, so
 * that enclosing rows can be named from inside.
 */
public final class RelationToQuery {
    private final ScalarToExpression scalars;
    private int tables;

    private RelationToQuery(QuotientStyle quotients) {
        this.scalars = new ScalarToExpression(this::query, quotients);
    }

    /**
     * @throws Unsupported where SQL has no word for an operator that the algebra has, such as an aggregate of no name
     */
    public static Query of(Relation relation, QuotientStyle quotients) {
        return new RelationToQuery(quotients).query(relation, null);
    }

    private Query query(Relation relation, @Nullable ColumnScope around) {
        return switch (relation) {
            case Relation.Scan scan -> scan(scan);
            case Relation.Values values -> values(values, around);
            case Relation.Filter filter -> filter(filter, around);
            case Relation.Project project -> project(project, around);
            case Relation.Join join -> join(join, around);
            case Relation.SetOperation operation ->
                new Query.SetOperation(
                        setOperator(operation.kind()),
                        operation.all(),
                        wrapped(operation.left(), around),
                        wrapped(operation.right(), around));
            case Relation.Distinct distinct -> {
                Named input = named(distinct.input(), around, false);
                yield select(true, columns(input.columns()), input.from(), Optional.empty());
            }
            case Relation.Aggregate aggregate -> aggregate(aggregate, around);
            case Relation.Window window -> window(window, around);
            case Relation.Sort sort -> sort(sort, around);
        };
    }

    private Query scan(Relation.Scan scan) {
        String alias = freshTable();
        List<Expression> columns = scan.table().columns().stream()
                .map(column -> (Expression) Sql.column(alias, column.name()))
                .toList();
        FromItem from = Sql.table(scan.table().name(), alias);
        return select(false, columns(columns), from, Optional.empty());
    }

    private Query values(Relation.Values values, @Nullable ColumnScope around) {
        ColumnScope none = new ColumnScope(List.of(), around);
        Query union = null;
        for (List<Scalar> row : values.rows()) {
            List<Expression> items = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                items.add(scalars.typed(row.get(i), values.types().get(i), none));
            }
            Query select = new Query.Select(
                    false, columns(items), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
            union = union == null ? select : Sql.unionAll(union, select);
        }
        return union == null ? emptyRows(values.types()) : union;
    }

    private static Query emptyRows(List<SqlType> types) {
        List<Expression> nulls = types.stream().map(ScalarToExpression::nullOf).toList();
        return new Query.Select(
                false,
                columns(nulls),
                Optional.empty(),
                Optional.of(Sql.equal(Sql.number(1), Sql.number(0))),
                Optional.empty(),
                Optional.empty());
    }

    private Query filter(Relation.Filter filter, @Nullable ColumnScope around) {
        Named input = named(filter.input(), around, false);
        ColumnScope row = new ColumnScope(input.columns(), around);
        return select(
                false,
                columns(input.columns()),
                input.from(),
                Optional.of(scalars.expression(filter.condition(), row)));
    }

    private Query project(Relation.Project project, @Nullable ColumnScope around) {
        Named input = named(project.input(), around, false);
        ColumnScope row = new ColumnScope(input.columns(), around);
        List<Expression> items = project.expressions().stream()
                .map(expression -> scalars.typed(expression, expression.type(), row))
                .toList();
        return select(false, columns(items), input.from(), Optional.empty());
    }

    private Query join(Relation.Join join, @Nullable ColumnScope around) {
        Named left = named(join.left(), around, false);
        ColumnScope rightAround = join.lateral() ? new ColumnScope(left.columns(), around) : around;
        Named right = named(join.right(), rightAround, join.lateral());
        List<Expression> both = new ArrayList<>(left.columns());
        both.addAll(right.columns());
        Expression condition = scalars.expression(join.condition(), new ColumnScope(both, around));
        return switch (join.kind()) {
            case INNER -> joined(FromItem.JoinKind.INNER, left, right, condition, both);
            case LEFT -> joined(FromItem.JoinKind.LEFT, left, right, condition, both);
            case RIGHT -> joined(FromItem.JoinKind.RIGHT, left, right, condition, both);
            case FULL -> joined(FromItem.JoinKind.FULL, left, right, condition, both);
            case SEMI -> partnered(left, right, condition, false);
            case ANTI -> partnered(left, right, condition, true);
        };
    }

    private static Query joined(
            FromItem.JoinKind kind, Named left, Named right, Expression condition, List<Expression> both) {
        FromItem from = new FromItem.Join(kind, left.from(), right.from(), Optional.of(condition));
        return select(false, columns(both), from, Optional.empty());
    }

    private static Query partnered(Named left, Named right, Expression condition, boolean negated) {
        Expression one = Sql.number(1);
        Expression exists =
                new Expression.Exists(select(false, columns(List.of(one)), right.from(), Optional.of(condition)));
        Expression where = negated ? Sql.not(exists) : exists;
        return select(false, columns(left.columns()), left.from(), Optional.of(where));
    }

    /** Keys, arguments and filters become columns of the input first, so that none of them is read as an ordinal. */
    private Query aggregate(Relation.Aggregate aggregate, @Nullable ColumnScope around) {
        List<Scalar> needed = new ArrayList<>(aggregate.keys());
        List<AggregateToExpression.Columns> places = new ArrayList<>();
        for (Relation.AggregateCall call : aggregate.aggregates()) {
            List<Integer> arguments = new ArrayList<>();
            if (call.function() != Relation.AggregateFunction.GROUPING) {
                call.arguments().forEach(argument -> arguments.add(append(needed, argument)));
            }
            Optional<Integer> condition = call.filter().map(filter -> append(needed, filter));
            List<Integer> order = call.order().stream()
                    .map(key -> append(needed, key.expression()))
                    .toList();
            places.add(new AggregateToExpression.Columns(arguments, condition, order));
        }
        Named input = named(new Relation.Project(aggregate.input(), needed), around, false);
        List<Expression> keys = input.columns().subList(0, aggregate.keys().size());
        List<Expression> items = new ArrayList<>(keys);
        for (int i = 0; i < places.size(); i++) {
            items.add(AggregateToExpression.of(
                    aggregate.aggregates().get(i), places.get(i), input.columns(), aggregate.keys()));
        }
        return new Query.Select(
                false,
                columns(items),
                Optional.of(input.from()),
                Optional.empty(),
                groupBy(aggregate.groupingSets(), keys),
                Optional.empty());
    }

    private static int append(List<Scalar> needed, Scalar scalar) {
        needed.add(scalar);
        return needed.size() - 1;
    }

    private static Optional<Query.GroupBy> groupBy(List<List<Integer>> sets, List<Expression> keys) {
        if (sets.equals(List.of(List.of())) && keys.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> all = IntStream.range(0, keys.size()).boxed().toList();
        if (sets.size() == 1 && sets.getFirst().equals(all)) {
            return Optional.of(new Query.GroupBy.Keys(keys));
        }
        return Optional.of(new Query.GroupBy.GroupingSets(
                sets.stream().map(set -> set.stream().map(keys::get).toList()).toList()));
    }

    private Query window(Relation.Window window, @Nullable ColumnScope around) {
        Named input = named(window.input(), around, false);
        ColumnScope row = new ColumnScope(input.columns(), around);
        List<Expression> items = new ArrayList<>(input.columns());
        window.calls().forEach(call -> items.add(WindowToExpression.of(call, row, scalars)));
        return select(false, columns(items), input.from(), Optional.empty());
    }

    private Query sort(Relation.Sort sort, @Nullable ColumnScope around) {
        Named input = named(sort.input(), around, false);
        ColumnScope row = new ColumnScope(input.columns(), around);
        Query body = select(false, columns(input.columns()), input.from(), Optional.empty());
        List<Query.SortKey> keys =
                sort.keys().stream().map(key -> scalars.sortKey(key, row)).toList();
        return new Query.Ordered(
                body,
                keys,
                literal(sort.limit()),
                sort.offset() == 0 ? Optional.empty() : literal(OptionalLong.of(sort.offset())));
    }

    private static Optional<Expression> literal(OptionalLong number) {
        return number.isPresent() ? Optional.of(Sql.literal(Value.of(number.getAsLong()))) : Optional.empty();
    }

    /** A set operation's side as a SELECT of its own: no dialect reads parentheses and orders there alike. */
    private Query wrapped(Relation side, @Nullable ColumnScope around) {
        Named input = named(side, around, false);
        return select(false, columns(input.columns()), input.from(), Optional.empty());
    }

    private Named named(Relation relation, @Nullable ColumnScope around, boolean lateral) {
        Query query = query(relation, around);
        String alias = freshTable();
        int width = Math.max(1, relation.types().size());
        List<Expression> columns = IntStream.range(0, width)
                .mapToObj(i -> (Expression) Sql.column(alias, "c" + i))
                .toList();
        FromItem from = new FromItem.DerivedTable(query, new FromItem.Alias(alias, List.of()), lateral);
        return new Named(from, relation.types().isEmpty() ? Collections.emptyList() : columns);
    }

    private String freshTable() {
        return "r" + tables++;
    }

    private static Query select(boolean distinct, List<SelectItem> items, FromItem from, Optional<Expression> where) {
        return new Query.Select(distinct, items, Optional.of(from), where, Optional.empty(), Optional.empty());
    }

    /** A relation without columns still has rows: it gets one that nobody reads. */
    private static List<SelectItem> columns(List<Expression> expressions) {
        List<Expression> shown = expressions.isEmpty() ? List.of(Sql.number(0)) : expressions;
        return IntStream.range(0, shown.size())
                .mapToObj(i -> (SelectItem) Sql.item(shown.get(i), "c" + i))
                .toList();
    }

    private static Query.SetOperator setOperator(Relation.SetKind kind) {
        return switch (kind) {
            case UNION -> Query.SetOperator.UNION;
            case INTERSECT -> Query.SetOperator.INTERSECT;
            case EXCEPT -> Query.SetOperator.EXCEPT;
        };
    }

    private record Named(FromItem from, List<Expression> columns) {}
}
