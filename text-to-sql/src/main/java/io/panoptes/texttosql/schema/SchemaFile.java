package io.panoptes.texttosql.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.trial.StatementTexts;
import io.panoptes.texttosql.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A file that declares tables: a JSON object with CREATE TABLE statements by database, a {@code tables.json} as Spider and BIRD
 * have it, or a script of CREATE TABLE statements that all questions are about.
 */
public final class SchemaFile implements SchemaSource {
    private final Path file;
    private final Map<String, List<String>> ddl;
    private final Optional<List<String>> forAll;
    private final Map<String, Optional<DatabaseSchema>> read = new ConcurrentHashMap<>();

    private SchemaFile(Path file, Map<String, List<String>> ddl, Optional<List<String>> forAll) {
        this.file = file;
        this.ddl = Map.copyOf(ddl);
        this.forAll = forAll;
    }

    public static SchemaFile read(Path file) {
        String text = text(file);
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return new SchemaFile(file, Map.of(), Optional.of(statements(text, file.toString())));
        }
        JsonNode json;
        try {
            json = new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new BadInput("%s is no JSON: %s".formatted(file, e.getOriginalMessage()), e);
        }
        return new SchemaFile(
                file, json.isArray() ? TablesJson.ddl(json, file) : byDatabase(json, file), Optional.empty());
    }

    @Override
    public Optional<DatabaseSchema> of(String database) {
        return read.computeIfAbsent(
                database,
                name -> Optional.ofNullable(ddl.get(name))
                        .or(() -> forAll)
                        .map(statements -> DatabaseSchema.read(name, statements, file.toString())));
    }

    private static Map<String, List<String>> byDatabase(JsonNode json, Path file) {
        Map<String, List<String>> all = new HashMap<>();
        for (var database : json.properties()) {
            JsonNode value = database.getValue();
            List<String> texts = new ArrayList<>();
            if (value.isTextual()) {
                texts.add(value.asText());
            } else if (value.isArray()) {
                value.forEach(statement -> texts.add(statement.asText()));
            } else {
                throw new BadInput(
                        "%s: under %s there should be CREATE TABLE statements, as a text or an array of texts"
                                .formatted(file, database.getKey()));
            }
            List<String> statements = new ArrayList<>();
            texts.forEach(text -> statements.addAll(statements(text, file + ": " + database.getKey())));
            all.put(database.getKey(), statements);
        }
        return all;
    }

    private static List<String> statements(String text, String place) {
        try {
            return StatementTexts.of(text);
        } catch (SqlTextException e) {
            throw new BadInput("%s: %s".formatted(place, e.getMessage()), e);
        }
    }

    private static String text(Path file) {
        try {
            // Some editors put a mark of UTF-8 at the beginning.
            return Files.readString(file).replaceFirst("^\uFEFF", "");
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no file " + file, e);
        } catch (IOException e) {
            throw new BadInput("%s can't be read as text in UTF-8: %s".formatted(file, e.getMessage()), e);
        }
    }
}
