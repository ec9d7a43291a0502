package io.panoptes.corpus.building;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.ValidationResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Snippets from elsewhere: from people, or from a language model that was shown the table {@code (i0 INTEGER, i1 INTEGER, t0
 * VARCHAR, ...)}. Lines of {@code TYPE expression}, or a JSON object with {@code "expressions": [{"sql", "type"}]}.
 */
public final class SnippetImport {
    /** A string, in which nothing is a column, or a column: the letter of a {@link SlotType} and one of the three of that type. */
    private static final Pattern COLUMN = Pattern.compile("'[^']*'|\\b([ilbtdn])([0-2])\\b");

    private SnippetImport() {}

    /** The snippets of a file, untried. */
    public static List<Draft> read(Path file) {
        try {
            String text = Files.readString(file);
            return text.stripLeading().startsWith("{")
                    ? ofJson(text, file)
                    : ofLines(text.lines().toList(), file);
        } catch (NoSuchFileException absent) {
            throw new UncheckedIOException("there is no file %s".formatted(file), absent);
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be read: %s".formatted(file, exception.getMessage()), exception);
        }
    }

    private static List<Draft> ofLines(List<String> lines, Path file) {
        var drafts = new ArrayList<Draft>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                String[] words = line.split("\\s+", 2);
                drafts.add(draft(words.length < 2 ? "" : words[1], words[0], "%s:%d".formatted(file, i + 1)));
            }
        }
        return drafts;
    }

    private static List<Draft> ofJson(String text, Path file) throws JsonProcessingException {
        var drafts = new ArrayList<Draft>();
        for (JsonNode item : new ObjectMapper().readTree(text).path("expressions")) {
            drafts.add(draft(item.path("sql").asText(), item.path("type").asText(), file.toString()));
        }
        return drafts;
    }

    private static Draft draft(String sql, String type, String place) {
        return draft(sql, type)
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s: '%s' is no type of a snippet; write one of %s before the expression"
                                .formatted(
                                        place,
                                        type,
                                        Arrays.stream(SlotType.values())
                                                .map(SlotType::name)
                                                .collect(Collectors.joining(", ")))));
    }

    /** An expression over {@code i0}, {@code t1} and their like; empty where snippets have no such type. */
    public static Optional<Draft> draft(String sql, String type) {
        String name = type.equalsIgnoreCase("VARCHAR") ? "TEXT" : type.toUpperCase(Locale.ROOT);
        return Arrays.stream(SlotType.values())
                .filter(each -> each.name().equals(name))
                .findFirst()
                .map(slot -> new Draft(new SnippetText(withSlots(sql.replaceAll("\\s+", " "))), slot));
    }

    /** {@code i0} is the slot {@code {i0}}, outside of quotes. */
    private static String withSlots(String sql) {
        return COLUMN.matcher(sql)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(1) == null ? found.group() : "{" + found.group(1) + found.group(2) + "}"));
    }

    /**
     * The store with those snippets that were accepted and that it does not hold yet. Their facts are those of the version on which they
     * were tried; they are unknown on all others.
     */
    public static SnippetStore add(SnippetStore store, String version, List<ValidationResult> results) {
        int place = store.versions().indexOf(version);
        if (place < 0) {
            throw new IllegalArgumentException(
                    "the store has no version %s; it has %s".formatted(version, String.join(", ", store.versions())));
        }
        Set<String> known = store.snippets().stream()
                .map(snippet -> snippet.text().text())
                .collect(Collectors.toCollection(HashSet::new));
        var snippets = new ArrayList<>(store.snippets());
        for (ValidationResult result : results) {
            if (result instanceof ValidationResult.Accepted(var draft, var facts)
                    && known.add(draft.text().text())) {
                var all = new ArrayList<>(Collections.nCopies(store.versions().size(), StoredSnippet.UNKNOWN));
                all.set(place, Fact.letters(facts));
                snippets.add(new StoredSnippet(draft.type(), draft.text(), all));
            }
        }
        return new SnippetStore(store.dbms(), store.versions(), store.functions(), store.leftOut(), snippets);
    }
}
