package io.panoptes.instantiation.opaque;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Comparisons;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Predicates whose inside no proof and no guard looks into.
 *
 * <p>A proof takes a Boolean placeholder for any function of its row. Whatever a DBMS makes of mixed types, collations and
 * affinities, the same text over the same columns is the same function of the row, so both queries must agree on it. It
 * holds for columns of stored tables only: a compound query may leave the affinity of its columns open.
 */
public final class OpaqueGrammar {

    private final RandomGenerator random;
    private final OpaqueWords words;
    private final OpaqueRow row;
    private final OpaqueSubqueries subqueries;
    private final OpaqueConstants constants;

    /** @param others tables that a subquery may read */
    public OpaqueGrammar(RandomGenerator random, OpaqueWords words, OpaqueRow row, List<Table> others) {
        this.random = random;
        this.words = words;
        this.row = row;
        this.subqueries = new OpaqueSubqueries(random, words, others);
        this.constants = new OpaqueConstants(random, words, row);
    }

    /** The column that one part of a predicate is about, so that a column and a value of its own meet. */
    private record Focus(Kind kind, Optional<Column> column) {}

    /** A snippet; none where the DBMS compares nothing of what the row has. */
    public Optional<Snippet> predicate(int depth) {
        return kinds().isEmpty() ? Optional.empty() : Optional.of(snippet(top(depth)));
    }

    /** A value for an index to hold, computed from the row or the same for all; none where nothing is computed. */
    public Optional<Expression> operand() {
        return computed().map(Computed::expression);
    }

    /** @param type of the column that holds it, as far as predicates about that column go */
    public record Computed(Expression expression, SqlType type) {}

    /** What {@link #operand} gives. */
    public Optional<Computed> computed() {
        List<Kind> computing =
                kinds().stream().filter(kind -> !kind.wraps().isEmpty()).toList();
        if (computing.isEmpty()) {
            return Optional.empty();
        }
        Focus focus = focus(Draw.oneOf(random, computing));
        Expression value = Chance.oneIn(5).happens(random)
                ? known(focus)
                : fill(Draw.oneOf(random, focus.kind().wraps()), focus);
        return Optional.of(new Computed(value, words.computedType(focus.kind())));
    }

    /** Whether a predicate holds, as a value. */
    public Optional<Computed> condition() {
        SqlType type = words.comparesEverything() ? words.anyType() : SqlType.BOOLEAN;
        return predicate(1).map(snippet -> new Computed(snippet.expression(), type));
    }

    private List<Kind> kinds() {
        return words.kinds().stream()
                .filter(kind -> row.columns().stream().anyMatch(column -> kind.holds(column.type())))
                .toList();
    }

    private static Snippet snippet(Expression expression) {
        var traits =
                EnumSet.of(Trait.OPAQUE, Trait.DETERMINISTIC, Trait.ERROR_FREE, Trait.EXACT_TYPE, Trait.OWN_ROW_ONLY);
        if (readsOtherRows(expression)) {
            traits.remove(Trait.OWN_ROW_ONLY);
        }
        return new Snippet(expression, SqlType.BOOLEAN, BareColumns.of(expression), traits);
    }

    private static boolean readsOtherRows(Expression expression) {
        return Trees.expressions(expression).stream()
                .anyMatch(node -> node instanceof Expression.InQuery
                        || node instanceof Expression.Quantified
                        || node instanceof Expression.Exists
                        || node instanceof Expression.ScalarQuery);
    }

    /** A partial index is read only where the query implies its condition, so that is often said. */
    private Expression top(int depth) {
        List<Column> indexed = columnsOfIndexes();
        if (!indexed.isEmpty() && Chance.oneIn(6).happens(random)) {
            return new IndexedConditions(random, this::weighed).draw(() -> key(indexed));
        }
        List<Expression> conditions = row.conditions();
        if (conditions.isEmpty() || Chance.oneIn(4).fails(random)) {
            return of(depth);
        }
        Expression condition = Draw.oneOf(random, conditions);
        return Choice.<Expression>of(1, () -> condition)
                .or(1, () -> Sql.not(condition))
                .or(1, () -> Sql.or(condition, of(depth - 1)))
                .or(1, () -> implied(condition))
                .or(2, () -> Sql.and(condition, of(depth - 1)))
                .or(1, () -> mirrored(condition))
                .draw(random);
    }

    private List<Column> columnsOfIndexes() {
        return row.columns().stream()
                .filter(column -> row.indexed().contains(column.name()))
                .filter(column -> words.kinds().stream().anyMatch(kind -> kind.holds(column.type())))
                .toList();
    }

    private IndexedConditions.Key key(List<Column> indexed) {
        Column column = Draw.oneOf(random, indexed);
        Focus focus = new Focus(
                Draw.oneOf(
                        random,
                        words.kinds().stream()
                                .filter(kind -> kind.holds(column.type()))
                                .toList()),
                Optional.of(column));
        return new IndexedConditions.Key(
                Sql.column(column),
                () -> constant(focus),
                () -> Chance.oneIn(3).happens(random) ? subquery(focus) : test(focus));
    }

    /** {@code b <= a} of an index that is limited to {@code a >= b}: which of the two collations counts, may change with it. */
    private static Expression mirrored(Expression condition) {
        return condition instanceof Expression.Binary(var operator, var left, var right) && operator.isComparison()
                ? Sql.binary(Comparisons.mirrored(operator), right, left)
                : condition;
    }

    /** What holds a comparison with a column, holds that it is not NULL, more or less. */
    private Expression implied(Expression condition) {
        List<String> columns = List.copyOf(BareColumns.of(condition));
        return columns.isEmpty()
                ? condition
                : new Expression.Is(
                        Sql.column(Draw.oneOf(random, columns)),
                        Expression.Test.NULL,
                        Chance.oneIn(3).fails(random));
    }

    private Expression of(int depth) {
        if (depth <= 0 || Chance.oneIn(3).happens(random)) {
            return atom();
        }
        return Choice.<Expression>of(3, () -> Sql.and(of(depth - 1), of(depth - 1)))
                .or(2, () -> Sql.or(of(depth - 1), of(depth - 1)))
                .or(1, () -> Sql.not(of(depth - 1)))
                .or(2, () -> chain())
                .draw(random);
    }

    private Expression atom() {
        Focus focus = focus(Draw.oneOf(random, kinds()));
        if (words.may(OpaqueWords.Liberty.ANY_VALUE_JUDGES)
                && Chance.oneIn(words.comparesEverything() ? 8 : 4).happens(random)) {
            return TruthValue.of(value(focus));
        }
        if (words.may(OpaqueWords.Liberty.DEFINED_BY_COMPARISONS)
                && Chance.oneIn(5).happens(random)) {
            return new DefinedPredicates(random, () -> operand(focus), () -> known(focus), () -> column(focus)).draw();
        }
        return Choice.<Expression>of(
                        1, () -> new Expression.Is(operand(focus), Expression.Test.NULL, random.nextBoolean()))
                .or(
                        1,
                        () -> new Expression.Between(
                                operand(focus),
                                operand(focus),
                                operand(focus),
                                Chance.oneIn(4).happens(random)))
                .or(2, () -> subquery(focus))
                .or(4, () -> test(focus))
                .or(4, () -> comparison(focus))
                .draw(random);
    }

    /** Columns of an index come first, then those of types that proofs know nothing of. */
    private Focus focus(Kind kind) {
        List<Column> columns = columns(kind);
        List<Column> indexed = columns.stream()
                .filter(column -> row.indexed().contains(column.name()))
                .toList();
        List<Column> odd = columns.stream()
                .filter(column -> column.type() instanceof SqlType.OpaqueType)
                .toList();
        List<Column> choices = Choice.<List<Column>>of(2, () -> indexed.isEmpty() ? columns : indexed)
                .or(1, () -> odd.isEmpty() ? columns : odd)
                .or(1, () -> columns)
                .draw(random);
        return new Focus(kind, choices.isEmpty() ? Optional.empty() : Optional.of(Draw.oneOf(random, choices)));
    }

    private List<Column> columns(Kind kind) {
        return row.columns().stream()
                .filter(column -> kind.holds(column.type()))
                .toList();
    }

    /** Computed from the row, mostly. */
    private Expression value(Focus focus) {
        List<String> wraps = focus.kind().wraps();
        return wraps.isEmpty() || Chance.oneIn(4).happens(random)
                ? column(focus)
                : fill(Draw.oneOf(random, wraps), focus);
    }

    /** One side reads the row. */
    private Expression comparison(Focus focus) {
        Expression reading = Chance.oneIn(4).happens(random) ? operand(focus) : column(focus);
        Expression drawn = operand(focus);
        // A column beside itself says little.
        Expression other = drawn.equals(reading) ? constant(focus) : drawn;
        return Chance.oneIn(3).happens(random)
                ? Sql.binary(Comparisons.draw(random), other, reading)
                : Sql.binary(Comparisons.draw(random), reading, other);
    }

    /** Comparisons that a planner puts together. */
    private Expression chain() {
        Focus focus = focus(Draw.oneOf(random, kinds()));
        return Choice.<Expression>of(1, () -> ranges(focus))
                .or(1, () -> carriedOver(focus))
                .or(2, () -> equated(focus))
                .draw(random);
    }

    /** {@code a = b AND a < 1}, {@code a = b AND c = a}: what holds for one column may be carried over to the other. */
    private Expression equated(Focus focus) {
        Expression first = column(focus);
        Expression drawn = random.nextBoolean() ? anyColumn(focus) : operand(focus);
        Expression equal = weighed(Sql.equal(first, drawn.equals(first) ? constant(focus) : drawn));
        Expression other = Chance.oneIn(3).happens(random) ? anyColumn(focus) : constant(focus);
        return both(equal, weighed(Sql.binary(Comparisons.draw(random), first, other)));
    }

    /** {@code a BETWEEN 3 AND 1 OR a > 0 AND a > 2}: ranges of one column, which may be empty or hold each other. */
    private Expression ranges(Focus focus) {
        Expression column = column(focus);
        Expression ranges = range(column, focus);
        for (int i = Draw.between(random, 0, 2); i >= 0; i--) {
            Expression other = range(column, focus);
            ranges = Chance.oneIn(3).happens(random) ? Sql.or(ranges, other) : both(ranges, other);
        }
        return ranges;
    }

    private Expression range(Expression column, Focus focus) {
        return Chance.oneIn(4).happens(random)
                ? new Expression.Between(
                        column,
                        constant(focus),
                        constant(focus),
                        Chance.oneIn(4).happens(random))
                : Sql.binary(Comparisons.draw(random), column, constant(focus));
    }

    /** {@code a + 1 <= b AND b < 2}, {@code a BETWEEN 1 AND b AND b < 2}: so a is less than 2 as well. */
    private Expression carriedOver(Focus focus) {
        Expression middle = column(focus);
        Expression first = value(focus);
        Expression low = Chance.oneIn(3).happens(random)
                ? new Expression.Between(first, constant(focus), middle, false)
                : Sql.binary(Comparisons.draw(random), first, middle);
        Expression other = Chance.oneIn(4).happens(random) ? anyColumn(focus) : constant(focus);
        return both(low, Sql.binary(Comparisons.draw(random), middle, other));
    }

    /** In either order. */
    private Expression both(Expression one, Expression other) {
        return random.nextBoolean() ? Sql.and(one, other) : Sql.and(other, one);
    }

    /** Within a function that only tells the planner something, where there is such. */
    private Expression weighed(Expression condition) {
        return words.weights().isEmpty() || Chance.oneIn(4).fails(random)
                ? condition
                : OpaqueWords.fill(Draw.oneOf(random, words.weights()), List.of(condition));
    }

    private Expression test(Focus focus) {
        List<String> tests = focus.kind().tests();
        return tests.isEmpty() ? comparison(focus) : fill(Draw.oneOf(random, tests), focus);
    }

    private Expression subquery(Focus focus) {
        var operands = new OpaqueSubqueries.Operands(() -> operand(focus), () -> constant(focus), () -> column(focus));
        return subqueries.predicate(focus.kind(), operands).orElseGet(() -> test(focus));
    }

    private Expression operand(Focus focus) {
        List<String> wraps = focus.kind().wraps();
        return Choice.<Expression>of(5, () -> column(focus))
                .or(4, () -> known(focus))
                // Of what type a key is, is not known: it is compared where everything may be.
                .or(
                        1,
                        () -> row.keys().isEmpty() || !words.comparesEverything()
                                ? column(focus)
                                : Draw.oneOf(random, row.keys()))
                .or(2, () -> wraps.isEmpty() ? column(focus) : fill(Draw.oneOf(random, wraps), focus))
                .draw(random);
    }

    /** One of the operands reads the row. */
    private Expression fill(String text, Focus focus) {
        int holes = OpaqueWords.holes(text);
        int reading = Chance.oneIn(3).happens(random) && holes > 0 ? random.nextInt(holes) : 0;
        return OpaqueWords.fill(
                text,
                IntStream.range(0, holes)
                        .mapToObj(
                                place -> place != reading && Chance.oneIn(3).fails(random) ? known(focus) : read(focus))
                        .toList());
    }

    /** A column; where everything is compared, now and then what is computed from one: {@code (- a) || ''}. */
    private Expression read(Focus focus) {
        List<String> wraps = focus.kind().wraps();
        return words.comparesEverything() && !wraps.isEmpty() && Chance.oneIn(6).happens(random)
                ? fill(Draw.oneOf(random, wraps), focus)
                : column(focus);
    }

    private Expression column(Focus focus) {
        return focus.column().isPresent() && Chance.oneIn(4).fails(random)
                ? Sql.column(focus.column().get())
                : anyColumn(focus);
    }

    private Expression anyColumn(Focus focus) {
        List<Column> columns = columns(focus.kind());
        return columns.isEmpty() ? constant(focus) : Sql.column(Draw.oneOf(random, columns));
    }

    /** A constant, or what is computed from constants. */
    private Expression known(Focus focus) {
        return constants.known(focus.kind(), focus.column());
    }

    private Expression constant(Focus focus) {
        return constants.of(focus.kind(), focus.column());
    }
}
