package io.panoptes.corpus.making;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes table snippets from written forms, the same for every DBMS: what one does not know, it refuses. {@code <a:i>} in a form
 * becomes a column of table a or an accepted snippet over it, {@code <a=b>} a comparison of columns of both.
 */
public final class TableMaker {
    private static final Pattern HOLE = Pattern.compile("<([a-c])(?::([a-z])|=([a-c]))>");
    private static final Pattern COLUMN = Pattern.compile("\\{([a-z]\\d)\\}");
    private static final Weighted<String> COMPARED =
            Weighted.of(3, "i").or(2, "t").or(1, "b").or(1, "l").or(1, "d");
    private static final Weighted<String> OPERATORS =
            Weighted.of(4, "=").or(1, "<").or(1, "<=").or(1, "<>");
    private static final int LONGEST_PART = 80;
    private static final int LONGEST = 420;
    private static final int ATTEMPTS = 20;

    private final List<String> forms;
    private final Map<SlotType, List<StoredSnippet>> snippets;
    private final RandomGenerator random;

    /** @param held what may stand for a part of a table snippet */
    public TableMaker(List<StoredSnippet> held, RandomGenerator random) {
        this.forms = forms();
        this.snippets = held.stream()
                .filter(snippet -> snippet.text().text().length() <= LONGEST_PART)
                .collect(Collectors.groupingBy(StoredSnippet::type));
        this.random = random;
    }

    static List<String> forms() {
        try (InputStream stream = Objects.requireNonNull(TableMaker.class.getResourceAsStream("tables.forms"));
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    public int formCount() {
        return forms.size();
    }

    /** A table snippet of this form that nothing is known of yet; empty where it became too long. */
    public Optional<Draft> draft(int form) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            String text = HOLE.matcher(forms.get(form))
                    .replaceAll(
                            found -> Matcher.quoteReplacement(part(found.group(1), found.group(2), found.group(3))));
            if (text.length() <= LONGEST) {
                return Optional.of(new Draft(new SnippetText(text), SlotType.ROWS));
            }
        }
        return Optional.empty();
    }

    private String part(
            String table,
            @org.jspecify.annotations.Nullable String kind,
            @org.jspecify.annotations.Nullable String other) {
        if (kind == null) {
            String type = COMPARED.draw(random);
            return "{%s:%s%d} %s {%s:%s%d}"
                    .formatted(
                            table,
                            type,
                            Draw.between(random, 0, 1),
                            OPERATORS.draw(random),
                            other,
                            type,
                            Draw.between(random, 0, 1));
        }
        List<StoredSnippet> fitting =
                snippets.getOrDefault(SlotType.of(kind.charAt(0)).orElseThrow(), List.of());
        if (fitting.isEmpty() || Chance.of(2, 5).happens(random)) {
            return "{%s:%s%d}".formatted(table, kind, Draw.between(random, 0, 1));
        }
        return over(table, Draw.oneOf(random, fitting).text());
    }

    /** The snippet with its columns taken from the table. */
    private static String over(String table, SnippetText snippet) {
        String bare = snippet.text().replace(SnippetText.OPEN, '(').replace(SnippetText.CLOSE, ')');
        return "("
                + COLUMN.matcher(bare)
                        .replaceAll(found -> Matcher.quoteReplacement("{" + table + ":" + found.group(1) + "}"))
                + ")";
    }
}
