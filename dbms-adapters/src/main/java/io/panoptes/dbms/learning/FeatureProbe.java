package io.panoptes.dbms.learning;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;

/** What a schema may have: keys, references, checks, indexes; and whether rows can be changed. A constraint counts where it is kept. */
record FeatureProbe() implements Probe {
    @Override
    public String title() {
        return "tables and indexes";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        String number = parts.integer();
        if (parts.type(SqlType.BOOLEAN).isPresent()) {
            parts.features().add(Feature.BOOLEAN_COLUMNS);
        }
        keys(instance, parts, number);
        if (instance.doesAfresh(
                        "CREATE TABLE k4 (a %s, CHECK (a < 5))".formatted(number),
                        "INSERT INTO k4 (a) VALUES (1)",
                        "INSERT INTO k4 (a) VALUES (NULL)")
                && refuses(
                        instance,
                        "CREATE TABLE k4 (a %s, CHECK (a < 5))".formatted(number),
                        "INSERT INTO k4 (a) VALUES (7)")) {
            parts.features().add(Feature.CHECK_CONSTRAINTS);
        }
        indexes(instance, parts, number);
        changes(instance, parts, number);
    }

    private static void keys(ProbeInstance instance, LearntParts parts, String number) {
        String primary = "CREATE TABLE k1 (a %s NOT NULL, b %s, PRIMARY KEY (a))".formatted(number, number);
        String unique = "CREATE TABLE k2 (a %s, b %s, UNIQUE (a))".formatted(number, number);
        String strictUnique = "CREATE TABLE k2 (a %s NOT NULL, b %s, UNIQUE (a))".formatted(number, number);
        if (!refuses(instance, primary, "INSERT INTO k1 (a, b) VALUES (1, 1)", "INSERT INTO k1 (a, b) VALUES (1, 2)")) {
            parts.features().add(Feature.WITHOUT_KEYS);
            return;
        }
        if (!refuses(
                instance, strictUnique, "INSERT INTO k2 (a, b) VALUES (1, 1)", "INSERT INTO k2 (a, b) VALUES (1, 2)")) {
            parts.features().add(Feature.WITHOUT_UNIQUE_KEYS);
        } else if (!instance.doesAfresh(
                unique, "INSERT INTO k2 (a, b) VALUES (NULL, 1)", "INSERT INTO k2 (a, b) VALUES (NULL, 2)")) {
            parts.features().add(Feature.UNIQUE_NEEDS_NOT_NULL);
        }
        String child = "CREATE TABLE k3 (c %s, FOREIGN KEY (c) REFERENCES k1 (a))".formatted(number);
        if (instance.doesAfresh(
                        primary,
                        child,
                        "INSERT INTO k1 (a, b) VALUES (1, 1)",
                        "INSERT INTO k3 (c) VALUES (1)",
                        "INSERT INTO k3 (c) VALUES (NULL)")
                && refuses(instance, primary, child, "INSERT INTO k3 (c) VALUES (2)")) {
            parts.features().add(Feature.FOREIGN_KEYS);
        }
    }

    private static void indexes(ProbeInstance instance, LearntParts parts, String number) {
        String table = "CREATE TABLE x1 (a %s, b %s)".formatted(number, number);
        if (!works(instance, table, "CREATE INDEX x2 ON x1 (a, b)")) {
            parts.features().add(Feature.WITHOUT_INDEXES);
            return;
        }
        if (works(instance, table, "CREATE INDEX x2 ON x1 (a DESC, b)")) {
            parts.features().add(Feature.DESCENDING_INDEXES);
        }
        if (works(instance, table, "CREATE INDEX x2 ON x1 ((a + b))")) {
            parts.features().add(Feature.EXPRESSION_INDEXES);
        }
        if (works(instance, table, "CREATE INDEX x2 ON x1 (a) WHERE b > 0")) {
            parts.features().add(Feature.PARTIAL_INDEXES);
        }
    }

    /** It is made, before and after there are rows, and the rows are found with it. */
    private static boolean works(ProbeInstance instance, String table, String index) {
        return finds(
                        instance,
                        table,
                        index,
                        "INSERT INTO x1 (a, b) VALUES (1, 10)",
                        "INSERT INTO x1 (a, b) VALUES (2, 20)")
                && finds(
                        instance,
                        table,
                        "INSERT INTO x1 (a, b) VALUES (1, 10)",
                        "INSERT INTO x1 (a, b) VALUES (2, 20)",
                        index);
    }

    private static boolean finds(ProbeInstance instance, String... statements) {
        instance.reset();
        return instance.does(statements)
                && instance.rows("SELECT b FROM x1 WHERE a = 2 AND b > 0").equals(List.of(Row.of(Value.of(20))));
    }

    private static void changes(ProbeInstance instance, LearntParts parts, String number) {
        instance.reset();
        boolean changes = instance.does(
                        "CREATE TABLE u1 (a %s)".formatted(number),
                        "INSERT INTO u1 (a) VALUES (1)",
                        "INSERT INTO u1 (a) VALUES (2)",
                        "UPDATE u1 SET a = 5 WHERE a = 1",
                        "DELETE FROM u1 WHERE a = 2")
                && instance.rows("SELECT a FROM u1").equals(List.of(Row.of(Value.of(5))));
        if (!changes) {
            parts.features().add(Feature.WITHOUT_CHANGES);
        }
    }

    /** Whether the last is refused and all before it are not. */
    private static boolean refuses(ProbeInstance instance, String... statements) {
        instance.reset();
        for (int i = 0; i < statements.length - 1; i++) {
            if (!instance.does(statements[i])) {
                return false;
            }
        }
        return instance.run(statements[statements.length - 1]) instanceof Outcome.Failed;
    }
}
