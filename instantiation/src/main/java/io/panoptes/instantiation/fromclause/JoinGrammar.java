package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Comparisons;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.ValuePool;
import io.panoptes.instantiation.filling.Binding.TableSnippet;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chains of joins of stored tables and of small derived tables, with conditions that no guard looks into, and with the
 * predicates that fill an oracle's placeholders computed over all that is joined.
 */
public final class JoinGrammar {
    private static final String PREDICATE = "p";

    /** What more pairs are made of than these, takes seconds where it is joined with itself and the DBMS tries every pair. */
    private static final long MOST_ROWS = 1_000;

    /** Of three members or more, where a DBMS tries every pair: sixteen conditions may each join them again. */
    private static final long MOST_OF_MANY = 200;

    private static final Weighted<Value> TRUTH_VALUES =
            Weighted.<Value>of(1, Value.TRUE).or(1, Value.NULL).or(2, Value.FALSE);

    private final RandomGenerator random;
    private final Operations operations;
    private final ValuePool values;
    private final OpaqueWords words;
    private final List<Table> stored;
    private final JoinMembers members;
    private final LateralMembers laterals;

    public JoinGrammar(
            RandomGenerator random, Operations operations, ValuePool values, OpaqueWords words, List<Stored> tables) {
        this.random = random;
        this.operations = operations;
        this.values = values;
        this.words = words;
        this.stored = tables.stream().map(Stored::table).toList();
        this.members = new JoinMembers(random, operations, values, words, tables);
        this.laterals = new LateralMembers(random, words, tables);
    }

    /**
     * A query that gives these columns and, behind them, a predicate by the name of {@link #predicate} for each of
     * {@code predicates}; none where what is joined has nothing to compare.
     */
    public Optional<TableSnippet> query(List<Column> wanted, int predicates) {
        JoinSource source = chain();
        var items = new ArrayList<Query.SelectItem>();
        wanted.forEach(column -> items.add(Sql.item(value(source, column), column.name())));
        var masked = new ArrayList<Query.SelectItem>(items);
        var extra = new ArrayList<String>();
        for (int i = 0; i < predicates; i++) {
            Optional<Expression> predicate = predicate(source, 2, List.of());
            if (predicate.isEmpty()) {
                return Optional.empty();
            }
            extra.add(predicate(i));
            items.add(Sql.item(predicate.get(), predicate(i)));
            masked.add(Sql.item(ConstantCondition.ALWAYS, predicate(i)));
        }
        // Without predicates among the columns, this is all that there is to say of the rows.
        Optional<Expression> where = Chance.of(predicates == 0 ? 3 : 1, 4).happens(random)
                ? predicate(source, 1, Chance.oneIn(3).happens(random) ? stored : List.of())
                : Optional.empty();
        boolean distinct = Chance.oneIn(6).happens(random);
        return Optional.of(new TableSnippet(
                select(distinct, items, source.from(), where),
                extra,
                Optional.of(
                        select(distinct, masked, source.masked(), where.map(ignored -> ConstantCondition.ALWAYS)))));
    }

    public static String predicate(int number) {
        return PREDICATE + number;
    }

    private static Query select(
            boolean distinct, List<Query.SelectItem> items, FromItem from, Optional<Expression> where) {
        return new Query.Select(distinct, items, Optional.of(from), where, Optional.empty(), Optional.empty());
    }

    private JoinSource chain() {
        if (Chance.oneIn(6).happens(random)) {
            return members.query(0);
        }
        int count = Draw.between(random, 2, 4);
        boolean plain = Chance.oneIn(4).happens(random);
        JoinSource chain = member(0, plain);
        for (int i = 1; i < count; i++) {
            Optional<JoinSource> lateral = !plain
                            && operations.knows(Construct.LATERAL)
                            && Chance.oneIn(6).happens(random)
                    ? laterals.member(JoinMembers.alias(i), chain)
                    : Optional.empty();
            JoinSource next = lateral.isPresent() ? lateral.get() : member(i, plain);
            if (chain.rows() * next.rows() > mostRows(i)) {
                return chain;
            }
            if (lateral.isPresent()) {
                chain = beside(chain, next);
            } else {
                boolean behind = Chance.oneIn(5).happens(random) && beginsWithTable(chain.from());
                chain = behind ? join(next, chain, plain) : join(chain, next, plain);
            }
        }
        return chain;
    }

    private long mostRows(int joined) {
        return joined > 1 && words.comparesEverything() ? MOST_OF_MANY : MOST_ROWS;
    }

    private JoinSource member(int number, boolean plain) {
        return plain ? members.plain(number) : members.member(number);
    }

    /** What is LATERAL has its condition within. */
    private JoinSource beside(JoinSource left, JoinSource lateral) {
        JoinKind kind = Chance.oneIn(3).happens(random) ? JoinKind.INNER : JoinKind.LEFT;
        return new JoinSource(
                new FromItem.Join(kind, left.from(), lateral.from(), on(kind, ConstantCondition.ALWAYS)),
                new FromItem.Join(kind, left.masked(), lateral.masked(), on(kind, ConstantCondition.ALWAYS)),
                both(left.row(), lateral.row()),
                left.equated(),
                left.rows() * lateral.rows());
    }

    /** What stands on the right is put in parentheses; two of them in a row begin a query for some DBMSs. */
    private static boolean beginsWithTable(FromItem item) {
        return switch (item) {
            case FromItem.TableReference ignored -> true;
            case FromItem.DerivedTable ignored -> false;
            case FromItem.VerbatimTable ignored -> false;
            case FromItem.Join join -> beginsWithTable(join.left());
        };
    }

    /** @param plain whether its condition is an equality or none: then what is told by the kinds of the joins is not hidden by it */
    private JoinSource join(JoinSource left, JoinSource right, boolean plain) {
        JoinKind kind = kind();
        OpaqueRow row = both(left.row(), right.row());
        Optional<Expression> equal = equality(left, right);
        boolean equalityOnly = kind == JoinKind.FULL && !words.may(OpaqueWords.Liberty.FULL_JOINS_ON_ANYTHING);
        Optional<Expression> opaque = equalityOnly || plain || Chance.of(3, 5).happens(random)
                ? Optional.empty()
                : new OpaqueGrammar(random, words, row, asked())
                        .predicate(1)
                        .map(Snippet::expression)
                        .map(JoinGrammar::qualified);
        Expression condition = opaque.or(
                        () -> equalityOnly || Chance.oneIn(4).fails(random) ? equal : equal.map(this::ranged))
                .orElse(ConstantCondition.NEVER);
        boolean constant = !equalityOnly && Chance.oneIn(plain ? 2 : 6).happens(random);
        Expression on = constant ? constant() : condition;
        return new JoinSource(
                new FromItem.Join(kind, left.from(), right.from(), on(kind, on)),
                new FromItem.Join(
                        kind,
                        left.masked(),
                        right.masked(),
                        on(kind, constant || opaque.isEmpty() ? on : ConstantCondition.ALWAYS)),
                row,
                both(both(left.equated(), right.equated()), equated(on)),
                left.rows() * right.rows());
    }

    /** Where any value may stand for a condition, also the values themselves: planners look for them. */
    private Expression constant() {
        if (!words.may(OpaqueWords.Liberty.ANY_VALUE_JUDGES) || random.nextBoolean()) {
            return random.nextBoolean() ? ConstantCondition.ALWAYS : ConstantCondition.NEVER;
        }
        return Sql.literal(TRUTH_VALUES.draw(random));
    }

    /** {@code x.c0 = y.c1 -> x.c0 <= y.c1}: what is joined by an order. */
    private Expression ranged(Expression equality) {
        return equality instanceof Expression.Binary(var ignored, var left, var right)
                ? Sql.binary(Comparisons.draw(random), left, right)
                : equality;
    }

    /** What a condition of a join may ask, now and then. */
    private List<Table> asked() {
        return words.may(OpaqueWords.Liberty.JOINS_ASK) && Chance.oneIn(3).happens(random) ? stored : List.of();
    }

    /** The columns that an equality makes the same: what holds for one may be said of the other, but not past an outer join. */
    private static List<String> equated(Expression on) {
        return on instanceof Expression.Binary(var operator, var one, var other)
                        && operator == BinaryOperator.EQUAL
                        && one instanceof Expression.ColumnReference left
                        && other instanceof Expression.ColumnReference right
                ? List.of(name(left), name(right))
                : List.of();
    }

    private static String name(Expression.ColumnReference column) {
        return column.qualifier().orElse("") + "." + column.name();
    }

    private static Optional<Expression> on(JoinKind kind, Expression condition) {
        return kind == JoinKind.CROSS ? Optional.empty() : Optional.of(condition);
    }

    private JoinKind kind() {
        return Choice.<JoinKind>of(4, () -> JoinKind.LEFT)
                .or(1, () -> JoinKind.CROSS)
                .or(2, () -> operations.knows(Construct.RIGHT_JOIN) ? JoinKind.RIGHT : JoinKind.LEFT)
                .or(2, () -> operations.knows(Construct.FULL_JOIN) ? JoinKind.FULL : JoinKind.INNER)
                .or(3, () -> JoinKind.INNER)
                .draw(random);
    }

    /** Columns of one type are compared, so that rows meet. */
    private Optional<Expression> equality(JoinSource left, JoinSource right) {
        List<Column> typed = left.columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        Column one = Draw.oneOf(random, typed);
        List<Column> partners = new Scope(right.columns(), List.of()).columnsOf(one.type());
        return partners.isEmpty()
                ? Optional.empty()
                : Optional.of(Sql.equal(
                        reference(one.name()),
                        reference(Draw.oneOf(random, partners).name())));
    }

    /** @param others tables that it may ask */
    private Optional<Expression> predicate(JoinSource source, int depth, List<Table> others) {
        return new OpaqueGrammar(random, words, source.row(), others)
                .predicate(random.nextInt(depth + 1))
                .map(Snippet::expression)
                .map(JoinGrammar::qualified);
    }

    private Expression value(JoinSource source, Column column) {
        List<Column> typed = new Scope(source.columns(), List.of()).columnsOf(column.type());
        List<Column> equated = typed.stream()
                .filter(candidate -> source.equated().contains(candidate.name()))
                .toList();
        List<Column> choices = equated.isEmpty() || random.nextBoolean() ? typed : equated;
        Expression value = choices.isEmpty()
                ? Sql.nullOf(column.type())
                : reference(Draw.oneOf(random, choices).name());
        return column.nullable() ? value : Sql.call("COALESCE", value, Sql.literal(values.draw(random, column.type())));
    }

    static Expression qualified(Expression bare) {
        return BareColumns.replace(bare, JoinGrammar::reference);
    }

    static Expression reference(String name) {
        int dot = name.indexOf('.');
        return Sql.column(name.substring(0, dot), name.substring(dot + 1));
    }

    private static OpaqueRow both(OpaqueRow left, OpaqueRow right) {
        Map<String, List<Value>> data = new HashMap<>(left.data());
        data.putAll(right.data());
        Set<String> indexed = new HashSet<>(left.indexed());
        indexed.addAll(right.indexed());
        return new OpaqueRow(
                both(left.columns(), right.columns()),
                data,
                both(left.conditions(), right.conditions()),
                both(left.keys(), right.keys()),
                indexed);
    }

    private static <T> List<T> both(List<T> first, List<T> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
