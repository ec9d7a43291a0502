package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.ValuePool;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.instantiation.opaque.OpaqueRow;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** What is joined: tables of the state, and small queries over one of them. */
final class JoinMembers {
    private static final List<String> ALIASES = List.of("x", "y", "z", "w");

    private final RandomGenerator random;
    private final Operations operations;
    private final ValuePool values;
    private final List<Stored> tables;
    private final MemberQueries queries;
    private final CompoundMembers compounds;
    private final MembersOverJoins overJoins;
    private final JoinedMembers joined;
    private final FirstOfJoins firsts;
    private final NumberedRows numbered;
    private final OwnQueries own;

    JoinMembers(
            RandomGenerator random, Operations operations, ValuePool values, OpaqueWords words, List<Stored> tables) {
        this.random = random;
        this.operations = operations;
        this.values = values;
        this.tables = List.copyOf(tables);
        this.queries = new MemberQueries(random, operations, words, tables);
        this.compounds = new CompoundMembers(random, operations, words, tables, queries);
        this.overJoins = new MembersOverJoins(random, operations);
        this.joined = new JoinedMembers(random, operations, words, tables, queries);
        this.firsts = new FirstOfJoins(random, words.comparesEverything());
        this.numbered = new NumberedRows(random, operations);
        this.own = new OwnQueries(random, words, tables);
    }

    static String alias(int number) {
        return ALIASES.get(number);
    }

    /** The member of this number, by an alias of its own. */
    JoinSource member(int number) {
        String alias = alias(number);
        Stored stored = Draw.oneOf(random, tables);
        return Choice.<JoinSource>of(2, () -> derived(stored, alias))
                .or(2, () -> grouped(stored, alias))
                .or(1, () -> source(compounds.draw(), alias, stored))
                .or(1, () -> source(queries.filtered(stored), alias, stored))
                .or(1, () -> ordered(stored, alias))
                .or(1, () -> computed(stored, alias))
                .or(1, () -> source(queries.distinct(stored), alias, stored))
                .or(2, () -> source(joined.draw(stored), alias, stored))
                .or(1, () -> keyed(stored, alias))
                .or(1, () -> computed(stored, alias))
                .or(1, () -> overJoin(stored, alias))
                .or(1, () -> firstOfJoin(stored, alias))
                .or(1, () -> numbered(stored, alias))
                .or(2, () -> own(stored, alias))
                .or(9, () -> table(stored, alias))
                .draw(random);
    }

    /** A table mostly, else a query that joins two or gives constants. */
    JoinSource plain(int number) {
        String alias = ALIASES.get(number);
        Stored stored = Draw.oneOf(random, tables);
        return Choice.<JoinSource>of(1, () -> source(joined.draw(stored), alias, stored))
                .or(1, () -> derived(stored, alias))
                .or(4, () -> table(stored, alias))
                .draw(random);
    }

    /** A query as the only member: there is something to say beside it. */
    JoinSource query(int number) {
        String alias = alias(number);
        Stored stored = Draw.oneOf(random, tables);
        return Choice.<JoinSource>of(1, () -> derived(stored, alias))
                .or(1, () -> grouped(stored, alias))
                .or(2, () -> source(compounds.draw(), alias, stored))
                .or(2, () -> ordered(stored, alias))
                .or(1, () -> computed(stored, alias))
                .or(2, () -> overJoin(stored, alias))
                .or(2, () -> firstOfJoin(stored, alias))
                .or(1, () -> numbered(stored, alias))
                .or(2, () -> own(stored, alias))
                .draw(random);
    }

    private JoinSource overJoin(Stored stored, String alias) {
        return source(overJoins.over(joined.draw(stored)), alias, stored);
    }

    /** The rows of small numbers of a table, of a join, or of what is grouped over one. */
    private JoinSource numbered(Stored stored, String alias) {
        if (!queries.canWindow()) {
            return overJoin(stored, alias);
        }
        Member rows = Choice.<Member>of(2, () -> queries.filtered(stored))
                .or(2, () -> joined.draw(stored))
                .or(1, () -> overJoins.over(joined.draw(stored)))
                .draw(random);
        return source(numbered.of(rows), alias, stored);
    }

    /** The first rows of a join, or some rows of a compound query. */
    private JoinSource firstOfJoin(Stored stored, String alias) {
        if (!queries.canLimit()) {
            return overJoin(stored, alias);
        }
        return source(
                Chance.oneIn(6).happens(random) ? firsts.counted(compounds.draw()) : firsts.of(joined.draw(stored)),
                alias,
                stored);
    }

    /** In words of the DBMS's own, where it has such. */
    private JoinSource own(Stored stored, String alias) {
        return own.draw(stored, alias).orElseGet(() -> derived(stored, alias));
    }

    /** By what an index computes, where one does. */
    private JoinSource keyed(Stored stored, String alias) {
        return queries.groupedByKey(stored)
                .map(member -> source(member, alias, stored))
                .orElseGet(() -> grouped(stored, alias));
    }

    /** Where any values may be compared, also what is computed from columns that proofs know nothing of. */
    private JoinSource computed(Stored stored, String alias) {
        return queries.computed(stored)
                .map(member -> source(member, alias, stored))
                .orElseGet(() -> derived(stored, alias));
    }

    private JoinSource ordered(Stored stored, String alias) {
        boolean windows = queries.canWindow() && Chance.oneIn(3).fails(random);
        return windows
                ? source(queries.windowed(stored), alias, stored)
                : source(queries.canLimit() ? queries.limited(stored) : queries.filtered(stored), alias, stored);
    }

    /** {@code (SELECT c1, COUNT(*) AS c0 FROM b GROUP BY c1) AS x}, or the one row without the key. */
    private JoinSource grouped(Stored stored, String alias) {
        List<Column> whole = whole(stored);
        if (whole.size() < 2) {
            return table(stored, alias);
        }
        boolean keyed = Chance.oneIn(3).fails(random);
        Column key = Draw.oneOf(random, whole);
        Column counted = Draw.oneOf(random, whole);
        Expression argument = random.nextBoolean() ? new Expression.Star() : of(counted);
        var items = new ArrayList<Query.SelectItem>();
        var row = new ArrayList<Column>();
        if (keyed) {
            items.add(Sql.item(of(key), "k"));
            row.add(new Column(alias + ".k", key.type(), true));
        }
        Expression count = Sql.call("COUNT", argument);
        boolean extreme = Chance.oneIn(3).happens(random);
        items.add(Sql.item(extreme ? Sql.call(random.nextBoolean() ? "MIN" : "MAX", of(counted)) : count, "n"));
        row.add(new Column(alias + ".n", extreme ? SqlType.INTEGER : SqlType.BIGINT, true));
        Query body = new Query.Select(
                false,
                items,
                Optional.of(from(stored)),
                Optional.empty(),
                keyed ? Optional.of(groupBy(of(key))) : Optional.empty(),
                having(count));
        return source(body, alias, row, held(stored, key, alias + ".k"), stored.rows());
    }

    /** By the key, or also in one group of all rows where the DBMS can. */
    private Query.GroupBy groupBy(Expression key) {
        return operations.knows(Construct.GROUPING_SETS) && Chance.oneIn(4).happens(random)
                ? new Query.GroupBy.GroupingSets(List.of(List.of(key), List.of()))
                : new Query.GroupBy.Keys(List.of(key));
    }

    private Optional<Expression> having(Expression count) {
        return Choice.<Optional<Expression>>of(
                        2, () -> Optional.of(Sql.binary(Expression.BinaryOperator.GREATER, count, Sql.number(1))))
                .or(1, () -> Optional.of(random.nextBoolean() ? ConstantCondition.ALWAYS : ConstantCondition.NEVER))
                .or(5, () -> Optional.empty())
                .draw(random);
    }

    /** Constants are drawn from what the column holds, so that conditions meet data. */
    private static Map<String, List<Value>> held(Stored stored, Column column, String name) {
        List<Value> values = stored.row().data().getOrDefault(column.name(), List.of());
        return values.isEmpty() ? Map.of() : Map.of(name, values);
    }

    /** @param stored what it reads, as far as its columns have kept their names */
    private static JoinSource source(Member member, String alias, Stored stored) {
        var columns = new ArrayList<Column>();
        Map<String, List<Value>> data = new HashMap<>();
        for (Column column : member.columns()) {
            columns.add(new Column(alias + "." + column.name(), column.type(), true));
            data.putAll(held(stored, column, alias + "." + column.name()));
        }
        var name = new FromItem.Alias(alias, List.of());
        return new JoinSource(
                new FromItem.DerivedTable(member.query(), name, false),
                new FromItem.DerivedTable(member.masked(), name, false),
                new OpaqueRow(columns, data, List.of(), List.of(), telling(member, alias)),
                List.of(),
                member.rows());
    }

    /** What is computed within: a planner that moves it must know where it may. */
    private static Set<String> telling(Member member, String alias) {
        return member.computed().stream().map(name -> alias + "." + name).collect(Collectors.toSet());
    }

    private static List<Column> whole(Stored stored) {
        return stored.table().columns().stream()
                .filter(column -> column.type().equals(SqlType.INTEGER))
                .toList();
    }

    private static FromItem from(Stored stored) {
        return Sql.table(stored.table().name(), "d");
    }

    private static Expression of(Column column) {
        return Sql.column("d", column.name());
    }

    private static JoinSource source(
            Query body, String alias, List<Column> row, Map<String, List<Value>> data, long rows) {
        FromItem from = Sql.derived(body, alias);
        return new JoinSource(from, from, new OpaqueRow(row, data, List.of(), List.of(), Set.of()), List.of(), rows);
    }

    private static JoinSource table(Stored stored, String alias) {
        FromItem from = Sql.table(stored.table().name(), alias);
        OpaqueRow row = stored.row();
        Map<String, List<Value>> data = new HashMap<>();
        row.data().forEach((column, held) -> data.put(alias + "." + column, held));
        return new JoinSource(
                from,
                from,
                new OpaqueRow(
                        row.columns().stream()
                                .map(column -> new Column(alias + "." + column.name(), column.type(), true))
                                .toList(),
                        data,
                        renamed(row.conditions(), alias),
                        renamed(row.keys(), alias),
                        row.indexed().stream()
                                .map(column -> alias + "." + column)
                                .collect(Collectors.toSet())),
                List.of(),
                stored.rows());
    }

    /** {@code (SELECT [DISTINCT] c0, constant AS c1 FROM b) AS x}, with an order that says nothing now and then. */
    private JoinSource derived(Stored stored, String alias) {
        List<Column> columns = stored.table().columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        var items = new ArrayList<Query.SelectItem>();
        var row = new ArrayList<Column>();
        for (Column column : columns) {
            Expression given =
                    Chance.oneIn(4).happens(random) ? Sql.literal(values.draw(random, column.type())) : of(column);
            items.add(Sql.item(given, column.name()));
            row.add(new Column(alias + "." + column.name(), column.type(), true));
        }
        Query body = new Query.Select(
                Chance.oneIn(3).happens(random),
                items,
                Optional.of(from(stored)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Query ordered = Chance.oneIn(4).happens(random)
                ? new Query.Ordered(
                        body,
                        List.of(new Query.SortKey(
                                Sql.column(Draw.oneOf(random, columns).name()),
                                random.nextBoolean(),
                                Query.NullOrder.UNSPECIFIED)),
                        Optional.empty(),
                        Optional.empty())
                : body;
        Map<String, List<Value>> data = new HashMap<>();
        columns.forEach(column -> data.put(
                alias + "." + column.name(), stored.row().data().getOrDefault(column.name(), List.of(Value.NULL))));
        return source(ordered, alias, row, data, stored.rows());
    }

    private static List<Expression> renamed(List<Expression> expressions, String alias) {
        return expressions.stream()
                .map(expression -> BareColumns.replace(expression, name -> Sql.column(alias + "." + name)))
                .toList();
    }
}
