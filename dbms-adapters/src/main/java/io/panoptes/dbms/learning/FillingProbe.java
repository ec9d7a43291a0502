package io.panoptes.dbms.learning;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/** Which ways of filling a placeholder it takes: derived tables, views, common tables, generated columns. */
record FillingProbe() implements Probe {
    @Override
    public String title() {
        return "fillings";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        // A view of all columns of a table that has several, and of one more, is not right everywhere.
        instance.does("CREATE TABLE f1 (a %s, b %s)".formatted(parts.integer(), parts.integer()));
        ProbeRows.insert(instance, parts, "f1 (a)", List.of("1", "2", "NULL"));
        parts.fillings().add(Filling.TEXTUAL);
        if (isRight(instance, "SELECT p FROM (SELECT f1.*, a + 1 AS p FROM f1) x")) {
            parts.fillings().add(Filling.DERIVED_TABLE);
        }
        if (!parts.dialect().lacks(Construct.COMMON_TABLE)
                && isRight(instance, "WITH x AS (SELECT f1.*, a + 1 AS p FROM f1) SELECT p FROM x")) {
            parts.fillings().add(Filling.COMMON_TABLE);
        }
        views(instance, parts);
        generated(instance, parts);
    }

    /** Cases give one name to one view after another: each must be read as what it is now. */
    private static void views(ProbeInstance instance, LearntParts parts) {
        boolean remade = instance.does(
                "CREATE VIEW f2 AS SELECT f1.*, a + 7 AS p FROM f1",
                "SELECT p FROM f2",
                "DROP VIEW f2",
                "CREATE VIEW f2 AS SELECT f1.*, a + 1 AS p FROM f1");
        if (remade && isRight(instance, "SELECT p FROM f2") && instance.does("DROP VIEW f2")) {
            parts.fillings().add(Filling.VIEW);
        } else if (instance.does("CREATE VIEW f4 AS SELECT f1.*, a + 1 AS p FROM f1")
                && isRight(instance, "SELECT p FROM f4")) {
            parts.differing()
                    .add(
                            "a view that is dropped and made anew with another query is read as it was: no case has views");
        }
    }

    /** With VIRTUAL and STORED where both are known, else with no word. */
    private static void generated(ProbeInstance instance, LearntParts parts) {
        boolean virtual = column(instance, parts, "GENERATED ALWAYS AS (a + 1) VIRTUAL");
        boolean stored = column(instance, parts, "GENERATED ALWAYS AS (a + 1) STORED");
        if (virtual) {
            parts.fillings().add(Filling.VIRTUAL_GENERATED_COLUMN);
        }
        if (stored) {
            parts.fillings().add(Filling.STORED_GENERATED_COLUMN);
        }
        if (virtual || stored) {
            parts.features().add(Feature.GENERATED_KINDS);
        } else if (column(instance, parts, "GENERATED ALWAYS AS (a + 1)")) {
            // Whether it is stored is not seen, and no case needs to know.
            parts.fillings().add(Filling.STORED_GENERATED_COLUMN);
        } else if (column(instance, parts, "AS (a + 1)")) {
            parts.fillings().add(Filling.STORED_GENERATED_COLUMN);
            parts.features().add(Feature.GENERATED_BY_AS_ONLY);
        }
    }

    private static boolean column(ProbeInstance instance, LearntParts parts, String words) {
        instance.reset();
        String type = parts.integer();
        return instance.does("CREATE TABLE f3 (a %s, p %s %s)".formatted(type, type, words))
                && ProbeRows.insert(instance, parts, "f3 (a)", List.of("1", "2", "NULL"))
                && isRight(instance, "SELECT p FROM f3");
    }

    private static boolean isRight(ProbeInstance instance, String query) {
        List<Row> rows = new ArrayList<>(instance.rows(query));
        return rows.size() == 3
                && rows.remove(Row.of(Value.of(2)))
                && rows.remove(Row.of(Value.of(3)))
                && rows.remove(Row.of(Value.NULL));
    }
}
