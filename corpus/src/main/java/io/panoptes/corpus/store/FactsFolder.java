package io.panoptes.corpus.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Target;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * What was found about stored snippets on versions of this user's, a file each: a JSON object, then a cell a line. It belongs to
 * the store that it was found with; beside another one it says nothing.
 */
public record FactsFolder(Path folder) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** In the user's cache, or where {@code -Dpanoptes.corpus.cache} says. */
    public static FactsFolder ofThisUser() {
        String chosen = System.getProperty("panoptes.corpus.cache", "");
        return new FactsFolder(
                chosen.isEmpty()
                        ? Path.of(System.getProperty("user.home"), ".cache", "panoptes", "corpus")
                        : Path.of(chosen));
    }

    /**
     * What campaigns found on the way. Apart from what was tried on purpose: it saves them to try it again, but what a campaign draws
     * from must not depend on the campaigns before it.
     */
    public FactsFolder ofCampaigns() {
        return new FactsFolder(folder.resolve("campaigns"));
    }

    /** How a target's version is named here: a build under development is another one each time that it is built. */
    public static String version(Target target) {
        return target.version()
                + target.jar().map(FactsFolder::trait).map(trait -> "+" + trait).orElse("");
    }

    private static String trait(Path build) {
        try {
            return Long.toHexString(
                    31 * Files.size(build) + Files.getLastModifiedTime(build).toMillis());
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be read: %s".formatted(build, exception.getMessage()), exception);
        }
    }

    public Path file(String dbms, String version) {
        return folder.resolve("%s-%s.facts.gz".formatted(dbms, version.replaceAll("[^\\w.-]", "_")));
    }

    /** Empty where nothing was found yet, or where it was found with another store. */
    public Optional<VersionFacts> read(SnippetStore store, String version) {
        Path file = file(store.dbms(), version);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (var reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            JsonNode header =
                    JSON.readTree(Optional.ofNullable(reader.readLine()).orElse("{}"));
            List<String> cells = reader.lines().map(String::intern).toList();
            boolean same = header.path("version").asText().equals(version)
                    && header.path("store").asText().equals(store.digest())
                    && cells.size() == store.snippets().size();
            return same ? Optional.of(new VersionFacts(version, cells)) : Optional.empty();
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "%s can't be read: %s. Delete it, and try the snippets again with: panoptes corpus validate"
                            .formatted(file, exception.getMessage()),
                    exception);
        }
    }

    /** {@code the store -> the store with what is known here of the version}, where more was tried here than the store says. */
    public SnippetStore complete(SnippetStore store, String version) {
        return read(store, version)
                .filter(facts -> facts.tried() > store.facts(version).tried())
                .map(store::with)
                .orElse(store);
    }

    public void write(SnippetStore store, VersionFacts facts) {
        Path file = file(store.dbms(), facts.version());
        try {
            Files.createDirectories(folder);
            // Two campaigns on one version may write at the same time.
            Path made = Files.createTempFile(folder, file.getFileName().toString(), ".made");
            try (Writer writer =
                    new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(made)), StandardCharsets.UTF_8)) {
                writer.write(JSON.createObjectNode()
                        .put("dbms", store.dbms())
                        .put("version", facts.version())
                        .put("store", store.digest())
                        .toString());
                writer.write("\n");
                for (String cell : facts.cells()) {
                    writer.write(cell + "\n");
                }
            }
            Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "%s can't be written: %s".formatted(file, exception.getMessage()), exception);
        }
    }
}
