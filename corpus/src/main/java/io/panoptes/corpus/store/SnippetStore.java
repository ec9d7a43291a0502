package io.panoptes.corpus.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.registry.Adapters;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The snippets of one DBMS as a file: gzip, a JSON object in the first line, then a snippet a line: the letter of its type, the
 * number of its pattern, its text, with tabs between. A pattern is what is known at each version, in the order of the versions;
 * thousands of snippets have the same one.
 *
 * @param versions those on which the snippets were tried
 * @param functions the deterministic scalar functions of the first version's catalogue
 * @param leftOut those of the catalogue that no snippet calls, with the reason
 */
public record SnippetStore(
        String dbms,
        List<String> versions,
        List<String> functions,
        Map<String, String> leftOut,
        List<StoredSnippet> snippets) {
    public static final int FORMAT = 2;
    private static final ObjectMapper JSON = new ObjectMapper();

    public SnippetStore {
        versions = List.copyOf(versions);
        functions = List.copyOf(functions);
        snippets = List.copyOf(snippets);
    }

    /** The store that is shipped for this DBMS, if one is. */
    public static Optional<SnippetStore> shipped(String dbms) {
        return Adapters.find(dbms)
                .flatMap(adapter -> adapter.snippets().value())
                .map(SnippetStore::read);
    }

    private static SnippetStore read(DataFile file) {
        try (InputStream stream = file.open()) {
            return read(stream, file.path());
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    public static SnippetStore read(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return read(stream, file.toString());
        } catch (NoSuchFileException absent) {
            throw new UncheckedIOException("there is no file %s".formatted(file), absent);
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be read: %s".formatted(file, exception.getMessage()), exception);
        }
    }

    /** Reads a store from a stream that is called so in complaints. */
    public static SnippetStore read(InputStream stream, String name) throws IOException {
        try (var reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(stream, 1 << 16), StandardCharsets.UTF_8))) {
            JsonNode header = JSON.readTree(reader.readLine());
            if (header.path("format").asInt() != FORMAT) {
                throw new IOException(
                        "%s is of format %s, and this program reads format %d; build it anew with: panoptes corpus build"
                                .formatted(name, header.path("format"), FORMAT));
            }
            List<List<String>> patterns = texts(header.path("patterns")).stream()
                    .map(pattern -> List.of(pattern.split(",")))
                    .toList();
            var snippets = new ArrayList<StoredSnippet>();
            int number = 1;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                String[] cells = line.split("\t", 3);
                if (cells.length != 3) {
                    throw new IOException("%s:%d is no snippet: %s".formatted(name, number, line));
                }
                snippets.add(new StoredSnippet(
                        SlotType.of(cells[0].charAt(0)).orElseThrow(),
                        new SnippetText(cells[2]),
                        patterns.get(Integer.parseInt(cells[1]))));
            }
            var leftOut = new LinkedHashMap<String, String>();
            header.path("leftOut")
                    .fields()
                    .forEachRemaining(entry ->
                            leftOut.put(entry.getKey(), entry.getValue().asText()));
            return new SnippetStore(
                    header.path("dbms").asText(),
                    texts(header.path("versions")),
                    texts(header.path("functions")),
                    leftOut,
                    snippets);
        }
    }

    private static List<String> texts(JsonNode array) {
        var texts = new ArrayList<String>();
        array.forEach(node -> texts.add(node.asText()));
        return texts;
    }

    /** Writes another file first and puts it in place at the end, so that no half of a store is ever there. */
    public void write(Path file) {
        Path made = file.resolveSibling(file.getFileName() + ".made");
        Map<List<String>, Integer> patterns = patterns();
        try (OutputStream stream = Files.newOutputStream(made);
                Writer writer = new OutputStreamWriter(new GZIPOutputStream(stream, 1 << 16), StandardCharsets.UTF_8)) {
            writer.write(header(patterns.keySet()) + "\n");
            for (StoredSnippet snippet : snippets) {
                writer.write(snippet.type().letter() + "\t" + patterns.get(snippet.facts()) + "\t"
                        + snippet.text().text() + "\n");
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "%s can't be written: %s".formatted(made, exception.getMessage()), exception);
        }
        try {
            Files.move(made, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** The most frequent first, which have the shortest numbers. */
    private Map<List<String>, Integer> patterns() {
        Map<List<String>, Integer> counts = new LinkedHashMap<>();
        snippets.forEach(snippet -> counts.merge(snippet.facts(), 1, Integer::sum));
        Map<List<String>, Integer> numbers = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.<List<String>, Integer>comparingByValue().reversed())
                .forEach(entry -> numbers.put(entry.getKey(), numbers.size()));
        return numbers;
    }

    /** {@code the store -> the same with what is known of one version more}, in place of what was known of it before. */
    public SnippetStore with(VersionFacts facts) {
        if (facts.cells().size() != snippets.size()) {
            throw new IllegalArgumentException(
                    "%d facts for %d snippets".formatted(facts.cells().size(), snippets.size()));
        }
        int place = versions.contains(facts.version()) ? versions.indexOf(facts.version()) : versions.size();
        Map<List<String>, List<String>> same = new HashMap<>();
        var more = new ArrayList<StoredSnippet>();
        for (int i = 0; i < snippets.size(); i++) {
            List<String> all = set(snippets.get(i).facts(), place, facts.cells().get(i));
            more.add(snippets.get(i).with(same.computeIfAbsent(all, List::copyOf)));
        }
        return new SnippetStore(dbms, set(versions, place, facts.version()), functions, leftOut, more);
    }

    private static List<String> set(List<String> list, int place, String value) {
        var changed = new ArrayList<>(list);
        if (place < changed.size()) {
            changed.set(place, value);
        } else {
            changed.add(value);
        }
        return changed;
    }

    /** What is known at a version, as far as it was tried there. */
    public VersionFacts facts(String version) {
        int place = versions.indexOf(version);
        return place < 0
                ? VersionFacts.unknown(version, snippets.size())
                : new VersionFacts(
                        version,
                        snippets.stream()
                                .map(snippet -> snippet.facts().get(place))
                                .toList());
    }

    /** The same for stores of the same snippets in the same order, whatever is known of them. */
    public String digest() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (StoredSnippet snippet : snippets) {
                digest.update(
                        (snippet.type().letter() + snippet.text().text() + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 12);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private ObjectNode header(Collection<List<String>> patterns) {
        ObjectNode header = JSON.createObjectNode().put("format", FORMAT).put("dbms", dbms);
        ArrayNode versionNodes = header.putArray("versions");
        versions.forEach(versionNodes::add);
        header.put("snippets", snippets.size());
        ArrayNode patternNodes = header.putArray("patterns");
        patterns.forEach(pattern -> patternNodes.add(String.join(",", pattern)));
        ArrayNode functionNodes = header.putArray("functions");
        functions.forEach(functionNodes::add);
        ObjectNode reasons = header.putObject("leftOut");
        leftOut.forEach(reasons::put);
        return header;
    }
}
