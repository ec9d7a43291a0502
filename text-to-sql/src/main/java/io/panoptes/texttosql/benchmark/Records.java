package io.panoptes.texttosql.benchmark;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.texttosql.BadInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Files of records: JSON arrays, JSON objects by id, JSON lines, CSV. */
final class Records {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String MARK = "\uFEFF";

    private Records() {}

    /** Without the mark of UTF-8 that some editors put at the beginning. */
    static String text(Path file) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no file " + file, e);
        } catch (CharacterCodingException e) {
            throw new BadInput(file + " is no text in UTF-8", e);
        } catch (IOException e) {
            throw new BadInput("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    static boolean isJson(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") || start.startsWith("[");
    }

    /** One JSON value, or where several follow each other, all of them as an array. */
    static JsonNode json(String text, Path file) {
        List<JsonNode> all = new ArrayList<>();
        try (JsonParser parser = MAPPER.createParser(text)) {
            while (parser.nextToken() != null) {
                all.add(MAPPER.<JsonNode>readTree(parser));
            }
        } catch (JsonProcessingException e) {
            throw new BadInput(
                    "%s is no JSON: line %d: %s"
                            .formatted(
                                    file,
                                    e.getLocation() == null
                                            ? 0
                                            : e.getLocation().getLineNr(),
                                    e.getOriginalMessage()),
                    e);
        } catch (IOException e) {
            throw new BadInput("%s is no JSON: %s".formatted(file, e.getMessage()), e);
        }
        return all.size() == 1 && !isRecord(all.getFirst())
                ? all.getFirst()
                : MAPPER.createArrayNode().addAll(all);
    }

    /** An object with a query, as a line of JSON lines, and not one that holds queries by id. */
    private static boolean isRecord(JsonNode node) {
        return node.isObject() && field(node, FieldNames.PREDICTION).isPresent();
    }

    static List<Map<String, String>> csv(String text, Path file) {
        return CsvRows.read(text, file.toString());
    }

    static boolean isCsv(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".csv");
    }

    /** The text of the first of these fields that is there, without regard to case. */
    static Optional<String> field(JsonNode node, List<String> names) {
        for (String name : names) {
            for (var field : node.properties()) {
                if (field.getKey().equalsIgnoreCase(name)
                        && field.getValue().isValueNode()
                        && !field.getValue().isNull()) {
                    return Optional.of(field.getValue().asText());
                }
            }
        }
        return Optional.empty();
    }

    static Optional<String> field(Map<String, String> row, List<String> names) {
        return names.stream()
                .map(name -> row.get(name.toLowerCase(Locale.ROOT)))
                .flatMap(value -> Optional.ofNullable(value).stream())
                .findFirst();
    }
}
