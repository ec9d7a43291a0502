package io.panoptes.corpus.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The functions that no snippet may call, each with the reason: time, randomness, session, files, network, settings. */
public final class DenyList {
    private static final String FILE = "deny.tsv";
    private static final String OF_CATALOGUE = "-catalogue";
    private static final Pattern QUOTED = Pattern.compile("'[^']*'");
    private static final Pattern CALL = Pattern.compile("\\b([A-Za-z_][A-Za-z0-9_]*)\\(");
    /** What is called without parentheses. */
    private static final Pattern WORD = Pattern.compile(
            "(?i)\\b(CURRENT_[A-Z_]+|LOCALTIME|LOCALTIMESTAMP|SESSION_USER|SYSTEM_USER|USER|SYSDATE|SYSTIMESTAMP|TODAY|NOW|ROWNUM|ROWID)\\b");

    private final List<Entry> entries;
    private final Map<String, Optional<String>> known = new ConcurrentHashMap<>();

    private DenyList(List<Entry> entries) {
        this.entries = entries;
    }

    /** @param inText whether a text that calls it is refused; else only the catalogue's functions are */
    private record Entry(Pattern names, String reason, boolean inText) {}

    public static DenyList of(String dbms) {
        try (InputStream stream = Objects.requireNonNull(DenyList.class.getResourceAsStream(FILE), FILE);
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return new DenyList(reader.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t"))
                    .filter(cells -> concerns(cells[0], dbms))
                    .map(cells -> new Entry(Pattern.compile(cells[1]), cells[2], !cells[0].endsWith(OF_CATALOGUE)))
                    .toList());
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** @param cell {@code *}, or names of DBMSs with commas between them */
    private static boolean concerns(String cell, String dbms) {
        String names = cell.endsWith(OF_CATALOGUE) ? cell.substring(0, cell.length() - OF_CATALOGUE.length()) : cell;
        return names.equals("*") || List.of(names.split(",")).contains(dbms);
    }

    /** Why the function of this name is not called, if it is not. */
    public Optional<String> reason(String function) {
        return reason(function, false);
    }

    /** Why the text may not be a snippet, if it calls outside of its quotes what is denied. */
    public Optional<String> reasonIn(String text) {
        String bare = QUOTED.matcher(text).replaceAll("''");
        return Stream.concat(CALL.matcher(bare).results(), WORD.matcher(bare).results())
                .map(found -> found.group(1))
                .flatMap(word -> known
                        .computeIfAbsent(word.toLowerCase(Locale.ROOT), name -> reason(name, true))
                        .map(reason -> word + ": " + reason)
                        .stream())
                .findFirst();
    }

    private Optional<String> reason(String function, boolean inText) {
        String name = function.toLowerCase(Locale.ROOT);
        return entries.stream()
                .filter(entry -> entry.inText || !inText)
                .filter(entry -> entry.names.matcher(name).matches())
                .map(Entry::reason)
                .findFirst();
    }
}
