package io.panoptes.texttosql.constraint;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file of constraints: those of one database or of several, in our own format or as SpotIt+ writes them. */
public record ConstraintFile(List<DatabaseConstraints> databases) {
    static final String FORMAT = "panoptes-constraints";
    static final int VERSION = 1;
    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    public ConstraintFile {
        databases = List.copyOf(databases);
    }

    /** The constraints of this database, without regard to case. */
    public Optional<DatabaseConstraints> of(String database) {
        return databases.stream()
                .filter(one -> one.database().equalsIgnoreCase(database))
                .findFirst();
    }

    /** @throws UnreadableConstraints where the file is none of constraints */
    public static ConstraintFile read(Path file) {
        try {
            return parse(Files.readString(file), file.toString());
        } catch (IOException e) {
            throw new UnreadableConstraints("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    /** @param place where the text is from, for messages */
    public static ConstraintFile parse(String text, String place) {
        JsonNode root;
        try {
            root = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UnreadableConstraints(
                    "%s:%d is no JSON: %s".formatted(place, e.getLocation().getLineNr(), e.getOriginalMessage()), e);
        }
        if (root == null || !root.isObject()) {
            throw new UnreadableConstraints(place + " is no file of constraints: it should hold a JSON object");
        }
        if (!root.has("format")) {
            return new ConstraintFile(SpotItConstraints.read(root, place));
        }
        if (!root.path("format").asText().equals(FORMAT) || root.path("version").asInt() != VERSION) {
            throw new UnreadableConstraints("%s is of format %s, version %s; known is %s, version %d"
                    .formatted(
                            place,
                            root.path("format").asText(),
                            root.path("version").asText(),
                            FORMAT,
                            VERSION));
        }
        List<DatabaseConstraints> databases = new ArrayList<>();
        for (JsonNode database : root.path("databases")) {
            List<TableConstraint> constraints = new ArrayList<>();
            int number = 1;
            for (JsonNode constraint : database.path("constraints")) {
                constraints.add(ConstraintJson.read(
                        constraint,
                        "%s: constraint %d of %s"
                                .formatted(
                                        place, number++, database.path("name").asText())));
            }
            databases.add(new DatabaseConstraints(database.path("name").asText(), constraints));
        }
        return new ConstraintFile(databases);
    }

    public String json() {
        ObjectNode root = JSON.createObjectNode().put("format", FORMAT).put("version", VERSION);
        ArrayNode all = root.putArray("databases");
        for (DatabaseConstraints database : databases) {
            ArrayNode constraints =
                    all.addObject().put("name", database.database()).putArray("constraints");
            database.constraints().forEach(constraint -> constraints.add(ConstraintJson.write(constraint)));
        }
        return root.toPrettyString() + "\n";
    }

    /** Written beside the file first, so that a file is whole or as it was. */
    public void write(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        Files.createDirectories(folder);
        Path draft = Files.createTempFile(folder, target.getFileName().toString(), ".tmp");
        try {
            Files.writeString(draft, json());
            Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
