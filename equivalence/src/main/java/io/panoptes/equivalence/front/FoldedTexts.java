package io.panoptes.equivalence.front;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Texts in lower case, for a DBMS that compares them without regard to case: constants of queries are read so, and what is compared
 * with them, in a database or by a constraint, must be as well.
 */
public final class FoldedTexts {
    private FoldedTexts() {}

    public static Value of(Value value) {
        return value instanceof Value.TextValue(String text) ? Value.of(text.toLowerCase(Locale.ROOT)) : value;
    }

    public static Database of(Database database) {
        Map<String, List<Row>> rows = new HashMap<>();
        database.rows()
                .forEach((table, all) -> rows.put(
                        table,
                        all.stream()
                                .map(row -> new Row(row.values().stream()
                                        .map(FoldedTexts::of)
                                        .toList()))
                                .toList()));
        return new Database(database.schema(), rows);
    }

    /** What it says of texts, of these in lower case. */
    static Constraint of(Constraint constraint) {
        return switch (constraint) {
            case Constraint.Range(var column, Optional<Value> low, Optional<Value> high) ->
                new Constraint.Range(column, low.map(FoldedTexts::of), high.map(FoldedTexts::of));
            case Constraint.Categorical(var column, List<Value> values) ->
                new Constraint.Categorical(
                        column, values.stream().map(FoldedTexts::of).distinct().toList());
            case Constraint.PrimaryKey key -> key;
            case Constraint.Unique unique -> unique;
            case Constraint.ForeignKey key -> key;
            case Constraint.InclusionDependency dependency -> dependency;
            case Constraint.Check check -> check;
            case Constraint.FunctionalDependency dependency -> dependency;
            case Constraint.Ordering ordering -> ordering;
        };
    }
}
