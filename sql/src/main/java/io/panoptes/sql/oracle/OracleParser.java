package io.panoptes.sql.oracle;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.panoptes.sql.oracle.Oracle.Origin;
import io.panoptes.sql.oracle.Oracle.Proof;
import io.panoptes.sql.oracle.Oracle.Tag;
import io.panoptes.sql.oracle.OracleReader.Malformed;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads one line of an oracle file. */
final class OracleParser {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final List<String> FIELDS = List.of(
            "version",
            "id",
            "title",
            "schema",
            "placeholders",
            "left",
            "right",
            "semantics",
            "tags",
            "changes",
            "origin",
            "proof");

    private OracleParser() {}

    static Oracle parse(String line, boolean checks) throws Malformed {
        JsonFields fields = new JsonFields(object(line), "", FIELDS);
        int version = version(fields);
        Schema schema = schema(fields.texts("schema"));
        List<Placeholder> placeholders = new ArrayList<>();
        for (JsonNode placeholder : fields.array("placeholders")) {
            placeholders.add(PlaceholderParser.parse(placeholder, schema));
        }
        Oracle oracle = new Oracle(
                fields.text("id"),
                fields.text("title"),
                schema,
                placeholders,
                fields.text("left"),
                fields.text("right"),
                semantics(fields.text("semantics")),
                tags(fields.has("tags") ? fields.texts("tags") : List.of()),
                origin(fields.object("origin", List.of("kind", "reference"))),
                proof(fields.object("proof", List.of("status", "certificate"))),
                changes(fields, version));
        if (version < oracle.version()) {
            throw new Malformed(
                    "a side that returns what it changes is not in version %d".formatted(version),
                    "Write \"version\": %d.".formatted(oracle.version()));
        }
        if (checks) {
            QueryChecks.check(oracle);
            ChangeChecks.check(oracle);
        }
        return oracle;
    }

    private static JsonNode object(String line) throws Malformed {
        try {
            JsonNode node = MAPPER.readTree(line);
            if (!node.isObject()) {
                throw new Malformed("this line is not a JSON object", "Write one oracle a line, in braces.");
            }
            return node;
        } catch (JsonProcessingException e) {
            throw new Malformed(
                    "column %d: not JSON: %s".formatted(e.getLocation().getColumnNr(), e.getOriginalMessage()),
                    "Correct the JSON here. An oracle has to stand on one line.");
        }
    }

    private static Schema schema(List<String> statements) throws Malformed {
        for (int i = 0; i < statements.size(); i++) {
            try {
                SchemaReader.read(statements.subList(0, i + 1));
            } catch (SqlTextException e) {
                // A reference to a table that is declared later is in order: only the whole must be complete.
                if (i + 1 == statements.size() || !(e instanceof SqlTextException.UndeclaredTable)) {
                    throw new Malformed(
                            "\"schema\", statement %d, line %d, column %d: %s"
                                    .formatted(i + 1, e.line(), e.column(), e.problem()),
                            e.advice());
                }
            }
        }
        if (statements.isEmpty()) {
            throw new Malformed("\"schema\" is empty", "Give it a CREATE TABLE statement for each table.");
        }
        return SchemaReader.read(statements);
    }

    /** A line without a version is of the first, which knows queries alone. */
    private static int version(JsonFields fields) throws Malformed {
        if (!fields.has("version")) {
            return 1;
        }
        int version = fields.number("version");
        if (version < 1 || version > Oracle.VERSION) {
            throw new Malformed(
                    "\"version\" is %d, and the newest that is known is %d".formatted(version, Oracle.VERSION),
                    "Use a newer Panoptes, or write the oracle in version %d.".formatted(Oracle.VERSION));
        }
        return version;
    }

    private static Optional<Changes> changes(JsonFields fields, int version) throws Malformed {
        if (!fields.has("changes")) {
            return Optional.empty();
        }
        if (version < 2) {
            throw new Malformed("\"changes\" is not in version 1", "Add \"version\": 2.");
        }
        JsonFields changes = fields.object("changes", List.of("left", "right"));
        return Optional.of(new Changes(changes.texts("left"), changes.texts("right")));
    }

    private static Semantics semantics(String text) throws Malformed {
        for (Semantics semantics : Semantics.values()) {
            if (semantics.name().toLowerCase(Locale.ROOT).equals(text)) {
                return semantics;
            }
        }
        throw new Malformed("\"semantics\" is \"%s\"".formatted(text), "Write \"bag\", \"set\" or \"list\".");
    }

    private static Set<Tag> tags(List<String> texts) throws Malformed {
        Set<Tag> tags = EnumSet.noneOf(Tag.class);
        for (String text : texts) {
            Tag tag = null;
            for (Tag known : Tag.values()) {
                tag = known.json().equals(text) ? known : tag;
            }
            if (tag == null) {
                throw new Malformed(
                        "the tag \"%s\" is unknown".formatted(text),
                        "Known are \"plan variation\" and \"reassociates arithmetic\".");
            }
            tags.add(tag);
        }
        return tags;
    }

    private static Origin origin(JsonFields fields) throws Malformed {
        return new Origin(fields.text("kind"), fields.text("reference"));
    }

    private static Proof proof(JsonFields fields) throws Malformed {
        String status = fields.text("status");
        return switch (status) {
            case "pending" -> new Proof.Pending();
            case "proved" -> new Proof.Proved(fields.text("certificate"));
            default ->
                throw new Malformed(
                        "the status of \"proof\" is \"%s\"".formatted(status),
                        "Write \"pending\", or \"proved\" with a certificate.");
        };
    }
}
