package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Queries over stored tables for a FROM clause: what a filter outside may be pushed into. Each gives the same rows whatever the
 * plan: where rows are numbered or limited, it is in an order of all that the query gives.
 */
final class MemberQueries {
    static final String ALIAS = "d";

    /** What a query calls a column that the table does not declare. */
    private static final String NUMBER_OF_ROW = "e2";

    private final RandomGenerator random;
    private final Operations operations;
    private final OpaqueWords words;
    private final List<Stored> tables;

    MemberQueries(RandomGenerator random, Operations operations, OpaqueWords words, List<Stored> tables) {
        this.random = random;
        this.operations = operations;
        this.words = words;
        this.tables = List.copyOf(tables);
    }

    /**
     * A query, as it is and with TRUE for each predicate that guards must not look into.
     *
     * @param columns what of it a predicate may read
     */
    record Member(Query query, Query masked, List<Column> columns, long rows) {
        /** The columns that are not those of a table. */
        List<String> computed() {
            return columns.stream()
                    .map(Column::name)
                    .filter(name -> name.startsWith("e") || name.equals("n"))
                    .toList();
        }
    }

    /** {@code SELECT d.c0 AS c0, d.c2 AS c2 FROM b AS d WHERE ...}. */
    Member filtered(Stored stored) {
        List<Column> columns = plain(stored);
        Optional<Expression> where = predicate(stored);
        return new Member(
                select(false, items(columns), stored, where),
                select(false, items(columns), stored, where.map(ignored -> ConstantCondition.ALWAYS)),
                columns,
                stored.rows());
    }

    /**
     * {@code SELECT d.l0 AS l0, abs(d.c0) AS e0, (SELECT COUNT(*) FROM b) AS n FROM b AS d WHERE ...}: columns that opaque
     * predicates read, and what is computed of them; none where it is not known what that may be compared with. A query that is not
     * compound gives the type and the collation of what it computes to its column.
     */
    Optional<Member> computed(Stored stored) {
        if (!words.comparesEverything() && !words.may(OpaqueWords.Liberty.COMPUTED_KEEPS_KIND)) {
            return Optional.empty();
        }
        var grammar = new OpaqueGrammar(random, words, stored.row(), List.of());
        List<Column> columns = new ArrayList<>(stored.table().columns().stream()
                .filter(ignored -> Chance.oneIn(3).fails(random))
                .toList());
        var items = new ArrayList<>(items(columns));
        var masked = new ArrayList<>(items);
        for (int i = Draw.between(random, 0, 1); i >= 0; i--) {
            Optional<OpaqueGrammar.Computed> computed =
                    Chance.oneIn(3).happens(random) ? grammar.condition() : grammar.computed();
            if (computed.isPresent()) {
                SqlType type = computed.get().type();
                items.add(Sql.item(BareColumns.qualify(computed.get().expression(), ALIAS), "e" + i));
                masked.add(Sql.item(masked(type), "e" + i));
                columns.add(new Column("e" + i, type, true));
            }
        }
        List<Column> hidden = stored.row().columns().stream()
                .filter(column -> !stored.table().columns().contains(column))
                .toList();
        if (!hidden.isEmpty() && Chance.oneIn(5).happens(random)) {
            Column column = Draw.oneOf(random, hidden);
            items.add(Sql.item(Sql.column(ALIAS, column), NUMBER_OF_ROW));
            masked.add(Sql.item(masked(column.type()), NUMBER_OF_ROW));
            columns.add(new Column(NUMBER_OF_ROW, column.type(), true));
        }
        if (items.isEmpty() || Chance.oneIn(4).happens(random)) {
            Query.SelectItem number = Sql.item(
                    new Expression.ScalarQuery(select(
                            false,
                            List.of(Sql.item(Sql.call("COUNT", new Expression.Star()), "n")),
                            Draw.oneOf(random, tables),
                            Optional.empty())),
                    "n");
            items.add(number);
            masked.add(number);
            columns.add(new Column("n", SqlType.BIGINT, true));
        }
        Optional<Expression> where = Chance.oneIn(4).happens(random) ? predicate(stored) : Optional.empty();
        return Optional.of(new Member(
                select(false, items, stored, where),
                select(false, masked, stored, where.map(ignored -> ConstantCondition.ALWAYS)),
                columns,
                stored.rows()));
    }

    /** A value of the type, as far as queries with proofs know it. */
    private static Expression masked(SqlType type) {
        Expression nothing = Sql.literal(Value.NULL);
        return type instanceof SqlType.OpaqueType ? nothing : new Expression.Cast(nothing, type);
    }

    /** {@code d.c0 = 3}, a value that the column has: a planner takes the table for one row where it is a key. */
    Optional<Expression> ofOneValue(Stored stored) {
        List<Column> columns = plain(stored).stream()
                .filter(column -> stored.row().data().containsKey(column.name()))
                .toList();
        if (columns.isEmpty()) {
            return Optional.empty();
        }
        Column column = Draw.oneOf(random, columns);
        Value value =
                Draw.oneOf(random, Objects.requireNonNull(stored.row().data().get(column.name())));
        return Optional.of(Sql.equal(Sql.column(ALIAS, column), Sql.literal(value)));
    }

    /**
     * {@code SELECT COUNT(*) AS n, MAX(d.c0) AS m FROM b AS d GROUP BY abs(d.c1), d.c0}, by what an index of the table computes, or by a column
     * that proofs know nothing of, and by another column. The key is not given: which of some values that are alike stands for them all is left
     * open.
     */
    Optional<Member> groupedByKey(Stored stored) {
        // GROUP BY 1 would refer to the first item.
        List<Expression> keys = new ArrayList<>(stored.row().keys().stream()
                .filter(key -> !BareColumns.of(key).isEmpty())
                .toList());
        stored.table().columns().stream()
                .filter(column -> column.type() instanceof SqlType.OpaqueType)
                .forEach(column -> keys.add(Sql.column(column.name())));
        if (keys.isEmpty()) {
            return Optional.empty();
        }
        List<Expression> given = new ArrayList<>();
        given.add(BareColumns.qualify(Draw.oneOf(random, keys), ALIAS));
        if (random.nextBoolean()) {
            Column other = Draw.oneOf(random, stored.table().columns());
            given.add(Chance.oneIn(3).happens(random) ? 0 : given.size(), Sql.column(ALIAS, other));
        }
        var items = new ArrayList<Query.SelectItem>();
        var columns = new ArrayList<Column>();
        items.add(Sql.item(Sql.call("COUNT", new Expression.Star()), "n"));
        columns.add(new Column("n", SqlType.BIGINT, true));
        of(stored, SqlType.INTEGER).stream().findFirst().ifPresent(column -> {
            items.add(
                    Sql.item(Sql.call(random.nextBoolean() ? "MIN" : "MAX", Sql.column(ALIAS, column)), column.name()));
            columns.add(column);
        });
        return Optional.of(new Member(
                grouped(stored, items, given),
                grouped(stored, items, List.of(Sql.column(ALIAS, Draw.oneOf(random, plain(stored))))),
                columns,
                stored.rows()));
    }

    private static Query grouped(Stored stored, List<Query.SelectItem> items, List<Expression> keys) {
        return new Query.Select(
                false,
                items,
                Optional.of(from(stored)),
                Optional.empty(),
                Optional.of(new Query.GroupBy.Keys(keys)),
                Optional.empty());
    }

    /**
     * {@code SELECT DISTINCT d.l0 AS k FROM b AS d WHERE d.l0 = 1}. Only its rows count: which of some values that are alike stands for them
     * all is left open. A unique index over some of the rows, or an order by another column, must not change how many there are.
     */
    Member distinct(Stored stored) {
        List<Query.SelectItem> items = List.of(
                Sql.item(Sql.column(ALIAS, Draw.oneOf(random, stored.table().columns())), "k"));
        Optional<Expression> where = Choice.<Optional<Expression>>of(2, () -> Optional.empty())
                .or(1, () -> ofOneValue(stored))
                .or(1, () -> predicate(stored))
                .draw(random);
        boolean ordered = words.comparesEverything() && Chance.oneIn(3).happens(random);
        Query query = select(true, items, stored, where);
        return new Member(
                ordered
                        ? new Query.Ordered(
                                query,
                                List.of(key(
                                        Sql.column(
                                                ALIAS,
                                                Draw.oneOf(
                                                        random, stored.table().columns())),
                                        random.nextBoolean())),
                                Optional.empty(),
                                Optional.empty())
                        : query,
                select(true, items, stored, where.map(ignored -> ConstantCondition.ALWAYS)),
                List.of(),
                stored.rows());
    }

    /**
     * {@code SELECT d.c0 AS c0, d.c1 AS c1, RANK() OVER (PARTITION BY d.c1 ORDER BY d.c0) AS n FROM b AS d}. Where few columns are
     * given, an order of all of them has few keys, as a planner that looks for the first rows wants it.
     */
    Member windowed(Stored stored) {
        List<Column> all = plain(stored);
        int first = random.nextInt(all.size());
        List<Column> columns = random.nextBoolean()
                ? all
                : all.subList(first, Math.min(all.size(), first + Draw.between(random, 1, 2)));
        var items = new ArrayList<>(items(columns));
        WindowCalls.Call call = new WindowCalls(random, operations).draw(columns, column -> Sql.column(ALIAS, column));
        items.add(Sql.item(call.expression(), "n"));
        var given = new ArrayList<>(columns);
        given.add(new Column("n", call.type(), true));
        Query query = select(false, items, stored, Optional.empty());
        return new Member(query, query, given, stored.rows());
    }

    /** {@code SELECT d.c0 AS c0 FROM b AS d WHERE ... ORDER BY c0 DESC LIMIT 3}, as an index may give them. */
    Member limited(Stored stored) {
        List<Column> columns = few(stored);
        Optional<Expression> where = Chance.oneIn(3).happens(random) ? predicate(stored) : Optional.empty();
        boolean distinct = Chance.oneIn(4).happens(random);
        boolean descending = Chance.oneIn(3).happens(random);
        int most = 1 + random.nextInt(random.nextBoolean() ? 3 : 30);
        return new Member(
                first(select(distinct, items(columns), stored, where), columns, descending, most),
                first(
                        select(distinct, items(columns), stored, where.map(ignored -> ConstantCondition.ALWAYS)),
                        columns,
                        descending,
                        most),
                columns,
                stored.rows());
    }

    private static Query first(Query rows, List<Column> columns, boolean descending, int most) {
        return new Query.Ordered(
                rows,
                columns.stream()
                        .map(column -> key(Sql.column(column.name()), descending))
                        .toList(),
                Optional.of(Sql.literal(Value.of(most))),
                Optional.empty());
    }

    /** All columns of known types, or one or two of them. */
    private List<Column> few(Stored stored) {
        List<Column> all = plain(stored);
        int first = random.nextInt(all.size());
        return random.nextBoolean()
                ? all
                : all.subList(first, Math.min(all.size(), first + Draw.between(random, 1, 2)));
    }

    /** Whether rows can be numbered or limited within a query. */
    boolean canWindow() {
        return operations.knows(Construct.WINDOW);
    }

    boolean canLimit() {
        return operations.knows(Construct.LIMIT) && operations.knows(Construct.LIMIT_IN_SUBQUERY);
    }

    /** Of the types that an order tells apart everywhere. */
    static List<Column> plain(Stored stored) {
        return stored.table().columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .map(column -> new Column(column.name(), column.type(), true))
                .toList();
    }

    static List<Column> of(Stored stored, SqlType type) {
        return stored.table().columns().stream()
                .filter(column -> column.type().equals(type))
                .toList();
    }

    Expression value(List<Column> columns, Expression constant) {
        return columns.isEmpty() || Chance.oneIn(6).happens(random)
                ? constant
                : Sql.column(ALIAS, Draw.oneOf(random, columns));
    }

    Optional<Expression> predicate(Stored stored) {
        if (Chance.oneIn(6).happens(random)) {
            return Optional.of(ConstantCondition.NEVER);
        }
        return new OpaqueGrammar(random, words, stored.row(), List.of())
                .predicate(1)
                .map(Snippet::expression)
                .map(bare -> BareColumns.qualify(bare, ALIAS));
    }

    private static List<Query.SelectItem> items(List<Column> columns) {
        return columns.stream()
                .map(column -> Sql.item(Sql.column(ALIAS, column), column.name()))
                .toList();
    }

    private static Query.SortKey key(Expression expression, boolean descending) {
        return new Query.SortKey(expression, descending, Query.NullOrder.UNSPECIFIED);
    }

    static Query select(boolean distinct, List<Query.SelectItem> items, Stored stored, Optional<Expression> where) {
        return new Query.Select(distinct, items, Optional.of(from(stored)), where, Optional.empty(), Optional.empty());
    }

    private static FromItem from(Stored stored) {
        return from(stored, ALIAS);
    }

    static FromItem from(Stored stored, String alias) {
        return Sql.table(stored.table().name(), alias);
    }
}
