package io.panoptes.texttosql.constraint;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One constraint as JSON: its table, its kind, what the kind says, and the evidence. */
final class ConstraintJson {
    private ConstraintJson() {}

    static ObjectNode write(TableConstraint constraint) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("table", constraint.table());
        switch (constraint.statement()) {
            case Statement.NotNull(String column) ->
                node.put("kind", "not-null").put("column", column);
            case Statement.Kept(Constraint kept) -> write(node, kept);
        }
        Evidence evidence = constraint.evidence();
        return node.put("origin", evidence.origin().name().toLowerCase(Locale.ROOT))
                .put("support", evidence.support())
                .put("confidence", evidence.confidence());
    }

    private static void write(ObjectNode node, Constraint constraint) {
        switch (constraint) {
            case Constraint.PrimaryKey(List<String> columns) ->
                names(node.put("kind", "primary-key").putArray("columns"), columns);
            case Constraint.Unique(List<String> columns) ->
                names(node.put("kind", "unique").putArray("columns"), columns);
            case Constraint.ForeignKey key -> reference(node.put("kind", "foreign-key"), key);
            case Constraint.InclusionDependency dependency -> reference(node.put("kind", "inclusion"), dependency);
            case Constraint.Check(var condition) ->
                node.put("kind", "check").put("condition", SqlWriter.write(condition, Dialect.PORTABLE));
            case Constraint.Range(String column, Optional<Value> low, Optional<Value> high) -> {
                node.put("kind", "range").put("column", column);
                low.ifPresent(bound -> node.set("low", ValueJson.write(bound)));
                high.ifPresent(bound -> node.set("high", ValueJson.write(bound)));
            }
            case Constraint.Categorical(String column, List<Value> values) -> {
                ArrayNode list =
                        node.put("kind", "categories").put("column", column).putArray("values");
                values.forEach(value -> list.add(ValueJson.write(value)));
            }
            case Constraint.FunctionalDependency(List<String> determinants, String dependent) -> {
                names(node.put("kind", "functional-dependency").putArray("columns"), determinants);
                node.put("determines", dependent);
            }
            case Constraint.Ordering(String smaller, String larger) ->
                node.put("kind", "ordering").put("column", smaller).put("atMost", larger);
        }
    }

    private static void reference(ObjectNode node, Constraint.Reference reference) {
        names(node.putArray("columns"), reference.columns());
        node.put("target", reference.target());
        names(node.putArray("targetColumns"), reference.targetColumns());
    }

    private static void names(ArrayNode list, List<String> names) {
        names.forEach(list::add);
    }

    /** @param place for messages */
    static TableConstraint read(JsonNode node, String place) {
        Reader reader = new Reader(node, place);
        Statement statement = switch (reader.text("kind")) {
            case "not-null" -> new Statement.NotNull(reader.text("column"));
            case "primary-key" -> new Statement.Kept(new Constraint.PrimaryKey(reader.names("columns")));
            case "unique" -> new Statement.Kept(new Constraint.Unique(reader.names("columns")));
            case "foreign-key" ->
                new Statement.Kept(new Constraint.ForeignKey(
                        reader.names("columns"), reader.text("target"), reader.names("targetColumns")));
            case "inclusion" ->
                new Statement.Kept(new Constraint.InclusionDependency(
                        reader.names("columns"), reader.text("target"), reader.names("targetColumns")));
            case "check" -> new Statement.Kept(reader.check());
            case "range" -> new Statement.Kept(reader.range());
            case "categories" ->
                new Statement.Kept(new Constraint.Categorical(reader.text("column"), reader.values("values")));
            case "functional-dependency" ->
                new Statement.Kept(
                        new Constraint.FunctionalDependency(reader.names("columns"), reader.text("determines")));
            case "ordering" ->
                new Statement.Kept(new Constraint.Ordering(reader.text("column"), reader.text("atMost")));
            default ->
                throw reader.wrong(
                        "is of the unknown kind " + reader.text("kind"),
                        "Known are not-null, primary-key, unique, foreign-key, inclusion, check, range, categories,"
                                + " functional-dependency and ordering.");
        };
        return new TableConstraint(reader.text("table"), statement, reader.evidence());
    }

    private record Reader(JsonNode node, String place) {

        UnreadableConstraints wrong(String what, String advice) {
            return new UnreadableConstraints("%s %s.%n  %s".formatted(place, what, advice));
        }

        String text(String field) {
            JsonNode value = node.path(field);
            if (!value.isTextual() || value.asText().isEmpty()) {
                throw wrong("has no " + field, "Give it as a text.");
            }
            return value.asText();
        }

        List<String> names(String field) {
            List<String> names = new ArrayList<>();
            node.path(field).forEach(name -> names.add(name.asText()));
            if (names.isEmpty()) {
                throw wrong("has no " + field, "Give them as a list of names.");
            }
            return names;
        }

        List<Value> values(String field) {
            List<Value> values = new ArrayList<>();
            for (JsonNode value : node.path(field)) {
                values.add(value(value));
            }
            if (values.isEmpty()) {
                throw wrong("has no " + field, "Give them as a list of values.");
            }
            return values;
        }

        Constraint range() {
            Optional<Value> low = bound("low");
            Optional<Value> high = bound("high");
            if (low.isEmpty() && high.isEmpty()) {
                throw wrong("is a range without a bound", "Give low, high or both.");
            }
            return new Constraint.Range(text("column"), low, high);
        }

        private Optional<Value> bound(String field) {
            JsonNode bound = node.path(field);
            return bound.isMissingNode() || bound.isNull() ? Optional.empty() : Optional.of(value(bound));
        }

        private Value value(JsonNode value) {
            return ValueJson.read(value)
                    .orElseThrow(
                            () -> wrong(
                                    "holds the value " + value,
                                    "Known are numbers, texts, Booleans and {\"date\": ...}, {\"time\": ...}, {\"timestamp\": ...}."));
        }

        Constraint check() {
            try {
                return new Constraint.Check(SqlReader.expression(text("condition")));
            } catch (SqlTextException e) {
                throw new UnreadableConstraints(place + ": " + e.getMessage(), e);
            }
        }

        Evidence evidence() {
            String origin = node.path("origin").asText("mined");
            for (Origin known : Origin.values()) {
                if (known.name().equalsIgnoreCase(origin)) {
                    return new Evidence(
                            known,
                            node.path("support").asLong(0),
                            node.path("confidence").asDouble(1));
                }
            }
            throw wrong("is of the unknown origin " + origin, "Known are declared, mined and validated.");
        }
    }
}
