package io.panoptes.dbms.learning;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Transactions;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Habit;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * By which words changes of data are taken back, and kept: those of SQL, or the driver's own way. Where none does both, no case changes
 * data in a transaction.
 */
record TransactionProbe() implements Probe {
    /** {@code AUTOCOMMIT OFF} is the driver's: see {@link io.panoptes.dbms.Transactions}. */
    private static final List<Transactions> WAYS = List.of(
            Transactions.USUAL,
            way(List.of("START TRANSACTION"), List.of("COMMIT"), List.of("ROLLBACK")),
            way(List.of("AUTOCOMMIT OFF"), List.of("COMMIT", "AUTOCOMMIT ON"), List.of("ROLLBACK", "AUTOCOMMIT ON")));

    private static final Schema NO_TABLES = new Schema(List.of());

    private record Returned(String statement, Row answer, List<Row> left) {}

    private static final SortedMap<Construct, Returned> RETURNING = new TreeMap<>(Map.of(
            Construct.DELETE_RETURNING,
            new Returned("DELETE FROM w1 WHERE w1.a = 1 RETURNING w1.b, w1.a + 1", row(10, 2), List.of(row(2, 20))),
            Construct.UPDATE_RETURNING,
            new Returned(
                    "UPDATE w1 SET b = w1.b + 5 WHERE w1.a = 1 RETURNING b, a",
                    row(15, 1),
                    List.of(row(1, 15), row(2, 20))),
            Construct.INSERT_RETURNING,
            new Returned(
                    "INSERT INTO w1 (a, b) SELECT w1.a + 2, w1.b FROM w1 WHERE w1.a = 1 RETURNING a, b",
                    row(3, 10),
                    List.of(row(1, 10), row(2, 20), row(3, 10)))));

    private static Transactions way(List<String> begin, List<String> commit, List<String> rollback) {
        return new Transactions(begin, List.of(), commit, rollback, true);
    }

    @Override
    public String title() {
        return "transactions";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        if (parts.features().contains(Feature.WITHOUT_CHANGES)) {
            return;
        }
        for (Transactions way : WAYS) {
            if (works(instance, parts, way)) {
                parts.transactions(way);
                ownTable(instance, parts);
                merge(instance, parts);
                returning(instance, parts);
                return;
            }
            // A transaction that was begun and not ended would hold what the next way does.
            instance.run("ROLLBACK");
            instance.run("AUTOCOMMIT ON");
        }
        parts.unread().add("transactions");
    }

    /** MySQL, for one, changes no table that a subquery of the statement reads. */
    private static void ownTable(ProbeInstance instance, LearntParts parts) {
        if (!instance.does(
                        "UPDATE w1 SET b = 50 WHERE a IN (SELECT x.a FROM w1 x WHERE x.b = 10)",
                        "DELETE FROM w1 WHERE b = (SELECT MAX(x.b) FROM w1 x)")
                || !holds(instance, row(4, 40))) {
            parts.dialect(dialect -> dialect.lacking(Construct.CHANGED_TABLE_IN_SUBQUERY));
        }
    }

    /** In the words of the standard, or in others. */
    private static void merge(ProbeInstance instance, LearntParts parts) {
        List<Optional<Habit>> ways = List.of(
                Optional.empty(), Optional.of(Habit.MERGE_AS_CONFLICT), Optional.of(Habit.MERGE_AS_DUPLICATE_KEY));
        Dialect before = parts.dialect();
        for (Optional<Habit> way : ways) {
            parts.dialect(ignored -> way.map(before::with).orElse(before));
            if (merges(instance, parts, List.of("b"), row(1, 11)) && merges(instance, parts, List.of(), row(1, 10))) {
                return;
            }
        }
        parts.dialect(ignored -> before.lacking(Construct.MERGE));
    }

    /** Behind the statement, or around it. */
    private static void returning(ProbeInstance instance, LearntParts parts) {
        Dialect before = parts.dialect();
        for (Dialect tried : List.of(before, before.with(Habit.RETURNING_AS_DELTA_TABLE))) {
            parts.dialect(ignored -> tried);
            List<Construct> lacking = RETURNING.entrySet().stream()
                    .filter(form -> !returns(instance, parts, form.getValue()))
                    .map(Map.Entry::getKey)
                    .toList();
            if (lacking.size() < RETURNING.size()) {
                parts.dialect(dialect -> dialect.lacking(lacking.toArray(Construct[]::new)));
                return;
            }
        }
        parts.dialect(ignored -> before.lacking(RETURNING.keySet().toArray(Construct[]::new)));
    }

    /** A row is in the answer alone, another one in the table alone. */
    private static boolean returns(ProbeInstance instance, LearntParts parts, Returned returned) {
        instance.reset();
        String number = parts.integer();
        return instance.does("CREATE TABLE w1 (a %s, b %s)".formatted(number, number))
                && ProbeRows.insert(instance, parts, "w1 (a, b)", List.of("1, 10", "2, 20"))
                && instance.rows(SqlWriter.write(SqlReader.side(returned.statement(), NO_TABLES), parts.dialect()))
                        .equals(List.of(returned.answer()))
                && holds(instance, returned.left().toArray(Row[]::new));
    }

    private static boolean merges(ProbeInstance instance, LearntParts parts, List<String> overwritten, Row met) {
        instance.reset();
        String number = parts.integer();
        Change merge = new Change.Merge(
                "w1",
                List.of("a", "b"),
                SqlReader.query("SELECT x.a AS a, x.b AS b FROM w2 AS x WHERE x.b > 0"),
                "a",
                overwritten);
        return instance.does(
                        "CREATE TABLE w1 (a %s NOT NULL, b %s, PRIMARY KEY (a))".formatted(number, number),
                        "CREATE TABLE w2 (a %s, b %s)".formatted(number, number))
                && ProbeRows.insert(instance, parts, "w1 (a, b)", List.of("1, 10", "2, 20"))
                && ProbeRows.insert(instance, parts, "w2 (a, b)", List.of("1, 11", "3, 31", "4, -1"))
                && instance.does(SqlWriter.write(merge, parts.dialect()))
                && holds(instance, met, row(2, 20), row(3, 31));
    }

    private static boolean works(ProbeInstance instance, LearntParts parts, Transactions way) {
        instance.reset();
        String number = parts.integer();
        return instance.does("CREATE TABLE w1 (a %s, b %s)".formatted(number, number))
                && ProbeRows.insert(instance, parts, "w1 (a, b)", List.of("1, 10", "2, 20"))
                && takesBack(instance, way)
                && keeps(instance, way)
                && takesBackBehindAnError(instance, way)
                && isOutside(instance, way);
    }

    private static boolean takesBack(ProbeInstance instance, Transactions way) {
        return does(instance, way.begin())
                && instance.does(
                        "UPDATE w1 SET b = 30 WHERE a = 1",
                        "DELETE FROM w1 WHERE a = 2",
                        "INSERT INTO w1 (a, b) VALUES (3, 5)")
                && holds(instance, row(1, 30), row(3, 5))
                && does(instance, way.rollback())
                && holds(instance, row(1, 10), row(2, 20));
    }

    private static boolean keeps(ProbeInstance instance, Transactions way) {
        return does(instance, way.begin())
                && instance.does("DELETE FROM w1 WHERE a = 2")
                && does(instance, way.commit())
                && does(instance, way.begin())
                && does(instance, way.rollback())
                && holds(instance, row(1, 10));
    }

    private static boolean takesBackBehindAnError(ProbeInstance instance, Transactions way) {
        if (!does(instance, way.begin()) || !instance.does("DELETE FROM w1")) {
            return false;
        }
        instance.run("SELECT nosuchcolumn FROM w1");
        return does(instance, way.rollback()) && holds(instance, row(1, 10));
    }

    /** Behind a transaction each statement is kept at once. */
    private static boolean isOutside(ProbeInstance instance, Transactions way) {
        return instance.does("INSERT INTO w1 (a, b) VALUES (4, 40)")
                && does(instance, way.begin())
                && does(instance, way.rollback())
                && holds(instance, row(1, 10), row(4, 40));
    }

    private static boolean does(ProbeInstance instance, List<String> statements) {
        return instance.does(statements.toArray(String[]::new));
    }

    private static boolean holds(ProbeInstance instance, Row... rows) {
        List<Row> left = new ArrayList<>(instance.rows("SELECT a, b FROM w1"));
        return left.size() == rows.length && List.of(rows).stream().allMatch(left::remove);
    }

    private static Row row(int a, int b) {
        return Row.of(Value.of(a), Value.of(b));
    }
}
