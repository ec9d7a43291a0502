package io.panoptes.sql.oracle;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.Locale;

/** Writes an oracle as one line of an oracle file, which {@link OracleReader} reads as the same oracle. */
public final class OracleWriter {
    private static final JsonMapper MAPPER = new JsonMapper();

    private OracleWriter() {}

    public static String write(Oracle oracle) {
        ObjectNode node = MAPPER.createObjectNode();
        oracle.changes().ifPresent(ignored -> node.put("version", oracle.version()));
        node.put("id", oracle.id());
        node.put("title", oracle.title());
        ArrayNode schema = node.putArray("schema");
        SqlWriter.write(oracle.schema(), Dialect.PORTABLE).forEach(schema::add);
        ArrayNode placeholders = node.putArray("placeholders");
        for (Placeholder placeholder : oracle.placeholders()) {
            switch (placeholder) {
                case Placeholder.ExpressionPlaceholder(var name, var table, var ignored) ->
                    placeholders
                            .addObject()
                            .put("kind", "expression")
                            .put("name", name)
                            .put("table", table);
                case Placeholder.TablePlaceholder(var name) ->
                    placeholders.addObject().put("kind", "table").put("name", name);
            }
        }
        node.put("left", oracle.left());
        node.put("right", oracle.right());
        node.put("semantics", oracle.semantics().name().toLowerCase(Locale.ROOT));
        if (!oracle.tags().isEmpty()) {
            ArrayNode tags = node.putArray("tags");
            oracle.tags().stream().sorted().map(Oracle.Tag::json).forEach(tags::add);
        }
        oracle.changes().ifPresent(changes -> {
            ObjectNode sides = node.putObject("changes");
            changes.left().forEach(sides.putArray("left")::add);
            changes.right().forEach(sides.putArray("right")::add);
        });
        node.putObject("origin")
                .put("kind", oracle.origin().kind())
                .put("reference", oracle.origin().reference());
        switch (oracle.proof()) {
            case Oracle.Proof.Pending ignored -> node.putObject("proof").put("status", "pending");
            case Oracle.Proof.Proved(var certificate) ->
                node.putObject("proof").put("status", "proved").put("certificate", certificate);
        }
        return node.toString();
    }
}
