package io.panoptes.instantiation.opaque;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * {@code the words of a DBMS -> those that its version understands}. One that it does not would spoil every case with it, and
 * a case may have sixteen predicates.
 */
public final class OpaqueProbe {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final String TABLE = "opaque";
    /** Said with each column: a subquery reads the same table, whose columns would come first. */
    private static final String ALIAS = "b";

    private static final String DROP = "DROP TABLE " + TABLE;

    /** Of the columns of states that proven queries read too. */
    private static final List<SqlType> PROVEN = List.of(
            SqlType.INTEGER,
            SqlType.BIGINT,
            new SqlType.DecimalType(10, 2),
            SqlType.TEXT,
            SqlType.DATE,
            SqlType.BOOLEAN);

    private final Profile profile;

    public OpaqueProbe(Profile profile) {
        this.profile = profile;
    }

    /** @param instance has no table of the probe's name, and is left without: to begin anew takes some DBMSs seconds */
    public OpaqueWords probe(OpaqueWords words, Instance instance) {
        var kinds = new ArrayList<Kind>();
        Set<SubqueryShape> shapes = new HashSet<>(words.subqueries());
        Map<Kind, Kind> probed = new HashMap<>();
        for (Kind kind : words.kinds()) {
            // One that stands there several times is drawn more often.
            if (probed.containsKey(kind)) {
                kinds.add(probed.get(kind));
                continue;
            }
            Kind known = columns(kind, instance);
            List<Column> row = row(known);
            if (row.isEmpty()) {
                continue;
            }
            instance.run(setup(known, row), LIMIT);
            Kind understood = understood(known, row, instance);
            if (!understood.constants().isEmpty()) {
                kinds.add(understood);
                probed.put(kind, understood);
                shapes.retainAll(shapes(words, understood, row, instance));
            }
            instance.run(List.of(DROP), LIMIT);
        }
        return new OpaqueWords(
                kinds, shapes, words.liberties(), words.weights(), queries(words, instance), hidden(words, instance));
    }

    /** Beside a column of its own, so that nothing is taken for the name of it. */
    private static List<Column> hidden(OpaqueWords words, Instance instance) {
        if (words.hidden().isEmpty()) {
            return List.of();
        }
        instance.run(List.of("CREATE TABLE %s (c0 INTEGER)".formatted(TABLE)), LIMIT);
        List<Column> understood = words.hidden().stream()
                .filter(column -> allRan(instance.run(
                        List.of("SELECT COUNT(*) FROM %s AS b WHERE b.%s = 1".formatted(TABLE, column.name())), LIMIT)))
                .toList();
        instance.run(List.of(DROP), LIMIT);
        return understood;
    }

    /** Over a table and itself, as the only member of a FROM clause. */
    private static List<OwnQuery> queries(OpaqueWords words, Instance instance) {
        if (words.queries().isEmpty()) {
            return List.of();
        }
        instance.run(
                List.of(
                        "CREATE TABLE %s (c0 INTEGER, c1 INTEGER)".formatted(TABLE),
                        "INSERT INTO %s (c0, c1) VALUES (1, 2)".formatted(TABLE),
                        "INSERT INTO %s (c0) VALUES (2)".formatted(TABLE)),
                LIMIT);
        var columns = new OwnQuery.Columns("c0", "c1", "c0", "c1", "c0", "c1");
        List<OwnQuery> understood = words.queries().stream()
                .filter(query -> allRan(instance.run(
                        List.of("SELECT b.k, b.m FROM (%s) AS b".formatted(query.over(TABLE, TABLE, columns, 2))),
                        LIMIT)))
                .toList();
        instance.run(List.of(DROP), LIMIT);
        return understood;
    }

    /** Without the declarations that it refuses, or whose values it does, or a comparison with these. */
    private Kind columns(Kind kind, Instance instance) {
        List<OpaqueColumn> columns = kind.columns().stream()
                .filter(column -> {
                    boolean taken = allRan(instance.run(setup(column), LIMIT))
                            && allRan(instance.run(List.of(query(comparedWithItsOwn(column))), LIMIT));
                    instance.run(List.of(DROP), LIMIT);
                    return taken;
                })
                .toList();
        return new Kind(kind.types(), kind.constants(), kind.wraps(), kind.tests(), columns);
    }

    /** Constants are drawn from what a column holds. */
    private static Expression comparedWithItsOwn(OpaqueColumn column) {
        Expression stored = Sql.column(ALIAS, "l0");
        return new Expression.InList(
                stored,
                column.values().stream()
                        .distinct()
                        .<Expression>map(Expression.Literal::new)
                        .toList(),
                false);
    }

    private List<String> setup(OpaqueColumn column) {
        var statements = new ArrayList<String>();
        statements.add("CREATE TABLE %s (l0 %s)".formatted(TABLE, column.declaration()));
        column.values().stream().distinct().forEach(value -> statements.add(insert("l0", value)));
        return statements;
    }

    /** The columns of this kind that a state may have: one of each type and declaration. */
    private List<Column> row(Kind kind) {
        var row = new ArrayList<Column>();
        PROVEN.stream()
                .filter(type -> kind.holds(type) && !profile.spellings(type).isEmpty())
                .forEach(type -> row.add(new Column("c" + row.size(), type, true)));
        kind.columns()
                .forEach(column ->
                        row.add(new Column("c" + row.size(), new SqlType.OpaqueType(column.declaration()), true)));
        return row;
    }

    /** A row of NULLs, and one of values where there are some. */
    private List<String> setup(Kind kind, List<Column> row) {
        var statements = new ArrayList<String>();
        statements.add("CREATE TABLE %s (%s)"
                .formatted(
                        TABLE,
                        row.stream()
                                .map(column -> column.name() + " " + declaration(column.type()))
                                .collect(Collectors.joining(", "))));
        statements.add(insert(row.getFirst().name(), Value.NULL));
        row.stream()
                .filter(column -> column.type() instanceof SqlType.OpaqueType)
                .forEach(column -> statements.add(insert(
                        column.name(),
                        new OpaqueWords(List.of(kind))
                                .values((SqlType.OpaqueType) column.type())
                                .getFirst())));
        return statements;
    }

    private String declaration(SqlType type) {
        return type instanceof SqlType.OpaqueType(var name)
                ? name
                : profile.spellings(type).getFirst().name();
    }

    private String insert(String column, Value value) {
        return "INSERT INTO %s (%s) VALUES (%s)".formatted(TABLE, column, SqlWriter.write(value, profile.dialect()));
    }

    private Kind understood(Kind kind, List<Column> row, Instance instance) {
        return new Kind(
                kind.types(),
                kept(kind.constants(), row, instance, (text, column) -> Sql.equal(column, OpaqueWords.constant(text))),
                kept(kind.wraps(), row, instance, (text, column) -> Sql.equal(column, filled(text, column))),
                kept(kind.tests(), row, instance, OpaqueProbe::filled),
                kind.columns());
    }

    /** How a word is said of a column. */
    private interface Saying {
        Expression of(String text, Expression column);
    }

    /** What runs over the columns of every type that proven queries read too. */
    private List<String> kept(List<String> texts, List<Column> row, Instance instance, Saying saying) {
        List<Column> proven = row.stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        List<Column> told = proven.isEmpty() ? row : proven;
        return texts.stream()
                .filter(text -> allRan(instance.run(
                        told.stream()
                                .map(column -> query(saying.of(text, Sql.column(ALIAS, column))))
                                .toList(),
                        LIMIT)))
                .toList();
    }

    /** A few predicates of each shape, for they differ; over the bare column, for it is the shapes that are tried here. */
    private Set<SubqueryShape> shapes(OpaqueWords words, Kind understood, List<Column> row, Instance instance) {
        var kind = new Kind(understood.types(), understood.constants(), List.of(), List.of(), understood.columns());
        var subqueries = new OpaqueSubqueries(new SplittableRandom(1), words, List.of());
        Table table = new Table(TABLE, row.subList(0, 1), List.of());
        Expression column = Sql.column(ALIAS, row.getFirst());
        Expression constant = OpaqueWords.constant(kind.constants().getFirst());
        var operands = new OpaqueSubqueries.Operands(() -> column, () -> constant, () -> column);
        return words.subqueries().stream()
                // They share the randomness, and the order of a set changes with each start of Java.
                .sorted()
                .filter(shape -> allRan(instance.run(
                        IntStream.range(0, 8)
                                .mapToObj(i -> query(subqueries.of(shape, table, kind, operands)))
                                .toList(),
                        LIMIT)))
                .collect(Collectors.toSet());
    }

    private String query(Expression predicate) {
        return "SELECT COUNT(*) FROM %s AS %s WHERE %s"
                .formatted(TABLE, ALIAS, SqlWriter.write(predicate, profile.dialect()));
    }

    private static Expression filled(String text, Expression column) {
        return OpaqueWords.fill(
                text,
                IntStream.range(0, OpaqueWords.holes(text))
                        .mapToObj(place -> column)
                        .toList());
    }

    private static boolean allRan(List<Outcome> outcomes) {
        return outcomes.stream()
                .allMatch(outcome -> outcome instanceof Outcome.Rows || outcome instanceof Outcome.Done);
    }
}
