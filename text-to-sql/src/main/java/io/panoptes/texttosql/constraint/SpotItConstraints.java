package io.panoptes.texttosql.constraint;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Constraints as SpotIt+ writes them: by database a list of objects of one field each, {@code primary}, {@code foreign},
 * {@code between}, {@code in}, {@code not_null}, {@code dependency} or {@code order}, with columns named {@code TABLE__COLUMN}.
 */
final class SpotItConstraints {
    private static final double UNBOUNDED = 1e30;
    private static final Evidence EVIDENCE = Evidence.mined(0, 1);

    private SpotItConstraints() {}

    /** A column as the file names it. */
    private record Place(String table, String column) {}

    static List<DatabaseConstraints> read(JsonNode root, String file) {
        List<DatabaseConstraints> databases = new ArrayList<>();
        root.properties().forEach(database -> {
            String place = file + ": " + database.getKey();
            List<TableConstraint> constraints = new ArrayList<>();
            for (JsonNode list : database.getValue()) {
                for (JsonNode one : list) {
                    one.properties()
                            .forEach(field -> constraints.addAll(constraints(field.getKey(), field.getValue(), place)));
                }
            }
            databases.add(new DatabaseConstraints(database.getKey(), constraints));
        });
        return databases;
    }

    private static List<TableConstraint> constraints(String kind, JsonNode value, String place) {
        return switch (kind) {
            case "primary" -> {
                List<Place> columns = places(value, place);
                yield List.of(of(columns.getFirst(), new Constraint.PrimaryKey(names(columns))));
            }
            case "foreign" -> {
                Place from = place(value.path(0), place);
                Place to = place(value.path(1), place);
                yield List.of(of(
                        from,
                        new Constraint.InclusionDependency(List.of(from.column()), to.table(), List.of(to.column()))));
            }
            case "between" -> {
                Place column = place(value.path(0), place);
                Optional<Value> low = bound(value.path(1));
                Optional<Value> high = bound(value.path(2));
                yield low.isEmpty() && high.isEmpty()
                        ? List.of()
                        : List.of(of(column, new Constraint.Range(column.column(), low, high)));
            }
            case "in" -> {
                Place column = place(value.path(0), place);
                List<Value> values = new ArrayList<>();
                value.path(1).forEach(one -> ValueJson.read(one).ifPresent(values::add));
                yield List.of(of(column, new Constraint.Categorical(column.column(), values)));
            }
            case "not_null" -> {
                Place column = place(value, place);
                yield List.of(TableConstraint.notNull(column.table(), column.column(), EVIDENCE));
            }
            case "dependency" -> {
                Place from = place(value.path("values").path(0), place);
                Place to = place(value.path("values").path(1), place);
                yield List.of(of(from, new Constraint.FunctionalDependency(List.of(from.column()), to.column())));
            }
            case "order", "leq" -> {
                List<Place> columns = places(value, place);
                yield List.of(of(
                        columns.getFirst(),
                        new Constraint.Ordering(
                                columns.getFirst().column(), columns.getLast().column())));
            }
            default ->
                throw new UnreadableConstraints(
                        "%s has a constraint of the unknown kind %s.%n  Known are primary, foreign, between, in, not_null, dependency and order, as SpotIt+ writes them."
                                .formatted(place, kind));
        };
    }

    /** SpotIt+ writes the largest number there is where it means none. */
    private static Optional<Value> bound(JsonNode node) {
        return node.isNumber() && Math.abs(node.asDouble()) > UNBOUNDED ? Optional.empty() : ValueJson.read(node);
    }

    private static TableConstraint of(Place column, Constraint constraint) {
        return TableConstraint.of(column.table(), constraint, EVIDENCE);
    }

    private static List<String> names(List<Place> columns) {
        return columns.stream().map(Place::column).toList();
    }

    private static List<Place> places(JsonNode list, String place) {
        List<Place> columns = new ArrayList<>();
        for (JsonNode column : list.isArray() ? list : list.path("values")) {
            columns.add(place(column, place));
        }
        if (columns.isEmpty()) {
            throw new UnreadableConstraints(place + " has a constraint without columns");
        }
        return columns;
    }

    private static Place place(JsonNode node, String place) {
        String name = node.isTextual() ? node.asText() : node.path("value").asText();
        int between = name.indexOf("__");
        if (between <= 0) {
            throw new UnreadableConstraints(
                    "%s names the column '%s'; SpotIt+ writes TABLE__COLUMN".formatted(place, name));
        }
        return new Place(name.substring(0, between), name.substring(between + 2));
    }
}
