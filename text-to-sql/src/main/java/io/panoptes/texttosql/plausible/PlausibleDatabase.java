package io.panoptes.texttosql.plausible;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Puts real values in the place of a small database's own, one after the other, as long as it still shows what it is to show.
 *
 * <p>Within a column different values stay different, and columns that reference each other change together, so that keys, references
 * and dependencies hold as before. A column that a check, a range, a list of values or an order between columns refers to is left alone.
 */
public record PlausibleDatabase(RealValues real) {
    /** A column by its table's name and its position. */
    private record Place(String table, int column) {}

    /** @param shows whether a database still shows it; true of {@code database} */
    public Database of(Database database, Predicate<Database> shows, Budget budget) {
        Database current = database;
        Set<Place> done = new HashSet<>();
        for (Table table : database.schema().tables()) {
            for (int i = 0; i < table.columns().size(); i++) {
                Set<Place> linked = linked(database.schema(), new Place(table.name(), i));
                if (done.addAll(linked) && linked.stream().noneMatch(place -> isBound(database.schema(), place))) {
                    current = replaced(current, linked, candidates(database.schema(), linked), shows, budget);
                }
            }
        }
        return current;
    }

    private Database replaced(
            Database database, Set<Place> places, List<Value> candidates, Predicate<Database> shows, Budget budget) {
        Database current = database;
        for (Value old : values(database, places)) {
            Set<Value> taken = values(current, places);
            if (candidates.contains(old)) {
                continue;
            }
            for (Value candidate : candidates) {
                if (budget.isOver()) {
                    return current;
                }
                if (!taken.contains(candidate)) {
                    Database changed = with(current, places, old, candidate);
                    if (shows.test(changed)) {
                        current = changed;
                        break;
                    }
                }
            }
        }
        return current;
    }

    private static Set<Value> values(Database database, Set<Place> places) {
        Set<Value> values = new LinkedHashSet<>();
        for (Place place : places) {
            for (Row row : database.rowsOf(place.table())) {
                Value value = row.values().get(place.column());
                if (!value.isNull()) {
                    values.add(value);
                }
            }
        }
        return values;
    }

    private static Database with(Database database, Set<Place> places, Value old, Value now) {
        Map<String, List<Row>> rows = new HashMap<>(database.rows());
        for (Place place : places) {
            rows.computeIfPresent(
                    place.table(),
                    (table, all) -> all.stream()
                            .map(row -> with(row, place.column(), old, now))
                            .toList());
        }
        return new Database(database.schema(), rows);
    }

    private static Row with(Row row, int column, Value old, Value now) {
        List<Value> values = new ArrayList<>(row.values());
        if (values.get(column).equals(old)) {
            values.set(column, now);
        }
        return new Row(values);
    }

    /** Real values that every one of the columns has. */
    private List<Value> candidates(Schema schema, Set<Place> places) {
        List<List<Value>> each = places.stream()
                .map(place -> {
                    Table table = schema.table(place.table()).orElseThrow();
                    return real.of(table, table.columns().get(place.column()));
                })
                .toList();
        return each.getFirst().stream()
                .filter(value -> each.stream().allMatch(values -> values.contains(value)))
                .toList();
    }

    /** The column with those that it references, and that reference it. */
    private static Set<Place> linked(Schema schema, Place first) {
        Set<Place> linked = new LinkedHashSet<>(List.of(first));
        boolean more = true;
        while (more) {
            more = false;
            for (Table table : schema.tables()) {
                for (Constraint constraint : table.constraints()) {
                    if (constraint instanceof Constraint.Reference reference) {
                        more |= link(schema, table, reference, linked);
                    }
                }
            }
        }
        return linked;
    }

    private static boolean link(Schema schema, Table table, Constraint.Reference reference, Set<Place> linked) {
        Optional<Table> target = schema.table(reference.target());
        boolean more = false;
        for (int i = 0; target.isPresent() && i < reference.columns().size(); i++) {
            Place from =
                    new Place(table.name(), table.indexOf(reference.columns().get(i)));
            Place to = new Place(
                    target.get().name(),
                    target.get().indexOf(reference.targetColumns().get(i)));
            if (linked.contains(from) || linked.contains(to)) {
                more |= linked.add(from) | linked.add(to);
            }
        }
        return more;
    }

    private static boolean isBound(Schema schema, Place place) {
        Table table = schema.table(place.table()).orElseThrow();
        Column column = table.columns().get(place.column());
        return table.constraints().stream()
                .filter(constraint -> switch (constraint) {
                    case Constraint.PrimaryKey ignored -> false;
                    case Constraint.Unique ignored -> false;
                    case Constraint.Reference ignored -> false;
                    case Constraint.FunctionalDependency ignored -> false;
                    case Constraint.Check ignored -> true;
                    case Constraint.Range ignored -> true;
                    case Constraint.Categorical ignored -> true;
                    case Constraint.Ordering ignored -> true;
                })
                .anyMatch(constraint -> constraint.mentions(column.name()));
    }
}
