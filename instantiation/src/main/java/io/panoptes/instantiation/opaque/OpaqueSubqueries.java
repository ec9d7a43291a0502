package io.panoptes.instantiation.opaque;

import io.panoptes.corpus.Comparisons;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Predicates over subqueries on stored tables: functions of the row, for what is stored is the same for both queries. */
final class OpaqueSubqueries {
    private static final String ALIAS = "s0";
    private static final String OUTER_ALIAS = "s1";
    private static final String LEFT_ALIAS = "s2";

    private final RandomGenerator random;
    private final List<SubqueryShape> shapes;
    private final List<Table> others;
    private final boolean sortsByAnything;

    OpaqueSubqueries(RandomGenerator random, OpaqueWords words, List<Table> others) {
        this.random = random;
        this.shapes = words.subqueries().stream()
                .sorted()
                .flatMap(shape -> Collections.nCopies(shape.share(), shape).stream())
                .toList();
        this.others = List.copyOf(others);
        this.sortsByAnything = words.comparesEverything();
    }

    /** What of the row may stand in a predicate. */
    record Operands(Supplier<Expression> any, Supplier<Expression> constant, Supplier<Expression> column) {}

    /** A predicate about values of this kind; none where no other table has such, or the DBMS knows none of the shapes. */
    Optional<Expression> predicate(Kind kind, Operands operands) {
        List<Table> readable = others.stream()
                .filter(table -> table.columns().stream().anyMatch(column -> kind.holds(column.type())))
                .toList();
        if (readable.isEmpty() || shapes.isEmpty()) {
            return Optional.empty();
        }
        SubqueryShape shape = Draw.oneOf(random, shapes);
        return Optional.of(of(shape, Draw.oneOf(random, readable), kind, operands));
    }

    /** The table is read as {@value #ALIAS}, so that no name of the row hides one of it. */
    Expression of(SubqueryShape shape, Table table, Kind kind, Operands operands) {
        List<Column> fitting = table.columns().stream()
                .filter(column -> kind.holds(column.type()))
                .toList();
        Column read = Draw.oneOf(random, fitting);
        Expression item = Sql.column(ALIAS, read.name());
        return switch (shape) {
            case IN ->
                new Expression.InQuery(
                        operands.any().get(),
                        listed(table, item, kind, operands),
                        Chance.oneIn(3).happens(random));
            case IN_OUTER_JOIN ->
                new Expression.InQuery(
                        operands.any().get(),
                        outerJoined(table, item, kind, operands),
                        Chance.oneIn(3).happens(random));
            case IN_OF_ROWS ->
                new Expression.InQuery(
                        new Expression.RowValue(
                                List.of(operands.column().get(), operands.any().get())),
                        pairs(table, item, fitting, operands),
                        Chance.oneIn(3).fails(random));
            case QUANTIFIED ->
                new Expression.Quantified(
                        operands.any().get(),
                        Comparisons.draw(random),
                        random.nextBoolean(),
                        listed(table, item, kind, operands));
            case EXISTS -> negated(new Expression.Exists(rows(table, item, fitting, operands)));
            case EXISTS_OF_AGGREGATE ->
                negated(new Expression.Exists(
                        select(aggregate(read, item), from(table), Optional.of(outside(item, operands)))));
            case EXISTS_OF_OUTER_JOIN -> negated(new Expression.Exists(extended(table, item, operands)));
            case NULL_TEST_OF_EXISTS ->
                new Expression.Is(
                        new Expression.Exists(rows(table, item, fitting, operands)),
                        Expression.Test.NULL,
                        random.nextBoolean());
            case COMPARED_WITH_AGGREGATE -> comparedWithAggregate(table, item, fitting, operands);
            case COMPARED_WITH_ONE -> comparedWithOne(table, item, fitting, operands);
            case TWO_LEVELS_DEEP -> negated(new Expression.Exists(deep(table, item, operands)));
        };
    }

    /** The values that something is compared with: a column mostly, else a constant or what is computed from the column. */
    private Query listed(Table table, Expression item, Kind kind, Operands operands) {
        Expression given = Choice.<Expression>of(
                        1, () -> ofTheKind(operands.constant().get(), kind, item))
                .or(1, () -> kind.wraps().isEmpty() ? item : OpaqueWords.fill(Draw.oneOf(random, kind.wraps()), item))
                .or(4, () -> item)
                .draw(random);
        Optional<Expression> where = Choice.<Optional<Expression>>of(
                        2,
                        () -> Optional.of(Sql.binary(
                                Comparisons.draw(random),
                                item,
                                operands.constant().get())))
                .or(1, () -> Optional.of(correlated(item, operands)))
                .or(
                        1,
                        () -> Optional.of(new Expression.InList(
                                item,
                                List.of(
                                        OpaqueWords.constant(Draw.oneOf(random, kind.constants())),
                                        operands.constant().get()),
                                false)))
                .or(2, () -> Optional.empty())
                .draw(random);
        return select(given, from(table), where);
    }

    /** Two columns: one may be NULL where the other tells two rows apart. */
    private Query pairs(Table table, Expression item, List<Column> fitting, Operands operands) {
        return Sql.select(
                List.of(
                        new Query.SelectItem.Column(item, Optional.empty()),
                        new Query.SelectItem.Column(
                                Sql.column(ALIAS, Draw.oneOf(random, fitting).name()), Optional.empty())),
                from(table),
                Chance.oneIn(3).happens(random)
                        ? Optional.of(Sql.binary(
                                Comparisons.draw(random),
                                item,
                                operands.constant().get()))
                        : Optional.empty());
    }

    /** What the outer join has made NULL, and what it has not. */
    private Query outerJoined(Table table, Expression item, Kind kind, Operands operands) {
        Optional<Expression> within = Choice.<Optional<Expression>>of(1, () -> Optional.of(isOne(0)))
                .or(
                        1,
                        () -> Optional.of(Sql.binary(
                                Comparisons.draw(random),
                                item,
                                operands.constant().get())))
                .or(1, () -> Optional.empty())
                .draw(random);
        Expression key = Sql.column(OUTER_ALIAS, "k");
        Query inner = Sql.select(List.of(Sql.item(item, "k")), from(table), within);
        FromItem left = Sql.table(
                Draw.oneOf(random, others.isEmpty() ? List.of(table) : others).name(), LEFT_ALIAS);
        FromItem right = Sql.derived(inner, OUTER_ALIAS);
        Expression on = Chance.oneIn(3).happens(random) ? isOne(Draw.between(random, 0, 1)) : correlated(key, operands);
        boolean computed = !kind.wraps().isEmpty() && Chance.oneIn(4).happens(random);
        return select(
                computed ? OpaqueWords.fill(Draw.oneOf(random, kind.wraps()), key) : key,
                new FromItem.Join(FromItem.JoinKind.LEFT, left, right, Optional.of(on)),
                Optional.empty());
    }

    /** A column of the row outside, or of another table, as an outer join within has left it or made it NULL. */
    private Query extended(Table table, Expression item, Operands operands) {
        Expression given = random.nextBoolean() ? operands.column().get() : item;
        FromItem right =
                Sql.derived(Sql.select(List.of(Sql.item(given, "k")), from(table), Optional.empty()), OUTER_ALIAS);
        FromItem left = Sql.table(
                Draw.oneOf(random, others.isEmpty() ? List.of(table) : others).name(), LEFT_ALIAS);
        Expression key = Sql.column(OUTER_ALIAS, "k");
        Expression on =
                Sql.binary(Comparisons.draw(random), key, operands.constant().get());
        Expression where = Choice.<Expression>of(
                        1, () -> new Expression.Is(key, Expression.Test.NULL, random.nextBoolean()))
                .or(1, () -> Sql.binary(operator(), key, operands.constant().get()))
                .or(1, () -> correlated(key, operands))
                .draw(random);
        return select(
                Sql.number(1),
                new FromItem.Join(FromItem.JoinKind.LEFT, left, right, Optional.of(on)),
                Optional.of(where));
    }

    private static Expression isOne(int number) {
        return Sql.equal(Sql.literal(Value.of(number)), Sql.number(1));
    }

    /** The type of what a query gives is its own: a text that spells a date is a text there. */
    private static Expression ofTheKind(Expression constant, Kind kind, Expression otherwise) {
        boolean typed = constant instanceof Expression.Literal(var value)
                && switch (value) {
                    case Value.IntegerValue ignored -> kind.holds(SqlType.INTEGER);
                    case Value.TextValue ignored -> kind.holds(SqlType.TEXT);
                    default -> false;
                };
        return typed ? constant : otherwise;
    }

    private Query rows(Table table, Expression item, List<Column> fitting, Operands operands) {
        Expression given = random.nextBoolean() ? Sql.number(1) : item;
        return select(given, from(table), condition(item, fitting, operands));
    }

    private Optional<Expression> condition(Expression item, List<Column> fitting, Operands operands) {
        return Choice.<Optional<Expression>>of(1, () -> Optional.empty())
                .or(
                        1,
                        () -> Optional.of(Sql.binary(
                                Comparisons.draw(random),
                                item,
                                operands.constant().get())))
                .or(
                        1,
                        () -> Optional.of(Sql.and(
                                correlated(item, operands),
                                correlated(
                                        Sql.column(
                                                ALIAS,
                                                Draw.oneOf(random, fitting).name()),
                                        operands))))
                .or(1, () -> Optional.of(correlated(item, operands)))
                .draw(random);
    }

    /** Which of two values that a collation takes for equal is the largest, is left open: then it is asked whether there are rows. */
    private Expression comparedWithAggregate(Table table, Expression item, List<Column> fitting, Operands operands) {
        List<Column> plain =
                plain(fitting).stream().filter(column -> !isBoolean(column)).toList();
        return plain.isEmpty()
                ? negated(new Expression.Exists(rows(table, item, fitting, operands)))
                : compared(
                        select(
                                bound(Sql.column(
                                        ALIAS, Draw.oneOf(random, plain).name())),
                                from(table),
                                condition(item, fitting, operands)),
                        operands);
    }

    /** Which of two values that a collation takes for equal is given, is left open too. */
    private Expression comparedWithOne(Table table, Expression item, List<Column> fitting, Operands operands) {
        List<Column> plain = plain(fitting);
        if (plain.isEmpty()) {
            return negated(new Expression.Exists(rows(table, item, fitting, operands)));
        }
        Expression given = Sql.column(ALIAS, Draw.oneOf(random, plain).name());
        Query distinct = new Query.Select(
                true,
                List.of(new Query.SelectItem.Column(given, Optional.empty())),
                Optional.of(from(table)),
                condition(item, fitting, operands),
                Optional.empty(),
                Optional.empty());
        Query one = new Query.Ordered(
                distinct,
                List.of(new Query.SortKey(
                        sortKey(given), Chance.oneIn(3).happens(random), Query.NullOrder.UNSPECIFIED)),
                Optional.of(Sql.number(1)),
                random.nextBoolean() ? Optional.empty() : Optional.of(Sql.number(Draw.between(random, 0, 3))));
        return compared(one, operands);
    }

    /** {@code +a} sorts as a does, but no index and no DISTINCT has this order at hand. */
    private Expression sortKey(Expression given) {
        return sortsByAnything && Chance.oneIn(3).happens(random)
                ? new Expression.Unary(Expression.UnaryOperator.PLUS, given)
                : given;
    }

    private Expression compared(Query oneValue, Operands operands) {
        return Sql.binary(Comparisons.draw(random), operands.any().get(), new Expression.ScalarQuery(oneValue));
    }

    private static List<Column> plain(List<Column> columns) {
        return columns.stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
    }

    private Query deep(Table table, Expression item, Operands operands) {
        Query inner = Sql.select(
                List.of(Sql.item(item, "k"), Sql.item(operands.column().get(), "o")),
                from(table),
                Chance.oneIn(3).happens(random) ? Optional.empty() : Optional.of(correlated(item, operands)));
        Expression other = random.nextBoolean()
                ? Sql.column(OUTER_ALIAS, "o")
                : operands.column().get();
        return select(
                Sql.number(1),
                Sql.derived(inner, OUTER_ALIAS),
                Optional.of(Sql.binary(operator(), Sql.column(OUTER_ALIAS, "k"), other)));
    }

    /** A condition on a row of the other table that refers to the row outside. */
    private Expression correlated(Expression item, Operands operands) {
        Expression other = Chance.oneIn(4).happens(random)
                ? operands.any().get()
                : operands.column().get();
        return Sql.binary(operator(), item, other);
    }

    /** A condition that may refer to the row outside alone. */
    private Expression outside(Expression item, Operands operands) {
        return Chance.oneIn(3).happens(random)
                ? Sql.binary(
                        Comparisons.draw(random),
                        operands.column().get(),
                        operands.constant().get())
                : correlated(item, operands);
    }

    private BinaryOperator operator() {
        return Chance.oneIn(5).happens(random)
                ? random.nextBoolean() ? BinaryOperator.DISTINCT_FROM : BinaryOperator.NOT_DISTINCT_FROM
                : Comparisons.draw(random);
    }

    private Expression aggregate(Column read, Expression item) {
        return isBoolean(read) || Chance.oneIn(3).happens(random)
                ? Sql.call("COUNT", new Expression.Star())
                : bound(item);
    }

    /** Of Booleans not every DBMS says which is the largest. */
    private static boolean isBoolean(Column column) {
        return column.type() instanceof SqlType.BooleanType;
    }

    private Expression bound(Expression item) {
        return Sql.call(random.nextBoolean() ? "MIN" : "MAX", item);
    }

    private Expression negated(Expression predicate) {
        return Chance.oneIn(3).happens(random) ? Sql.not(predicate) : predicate;
    }

    private static Query select(Expression item, FromItem from, Optional<Expression> where) {
        return Sql.select(List.of(new Query.SelectItem.Column(item, Optional.empty())), from, where);
    }

    private static FromItem from(Table table) {
        return Sql.table(table.name(), ALIAS);
    }
}
