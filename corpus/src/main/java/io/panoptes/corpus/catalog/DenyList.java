package io.panoptes.corpus.catalog;

import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.registry.Adapters;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The functions that no snippet may call, each with the reason: time, randomness, session, files, network, settings. */
public final class DenyList {
    private static final DataFile EVERYWHERE = new DataFile("every", Adapter.Files.DENIED);
    private static final Pattern QUOTED = Pattern.compile("'[^']*'");
    private static final Pattern CALL = Pattern.compile("\\b([A-Za-z_][A-Za-z0-9_]*)\\(");
    /** Functions that are called without parentheses. */
    private static final Pattern WORD = Pattern.compile(
            "(?i)\\b(CURRENT_[A-Z_]+|LOCALTIME|LOCALTIMESTAMP|SESSION_USER|SYSTEM_USER|USER|SYSDATE|SYSTIMESTAMP|TODAY|NOW|ROWNUM|ROWID)\\b");

    private final List<Entry> entries;
    private final Map<String, Optional<String>> known = new ConcurrentHashMap<>();

    private DenyList(List<Entry> entries) {
        this.entries = entries;
    }

    /** @param inText whether a text that calls it is refused, too; otherwise it is only left out of the catalogue */
    private record Entry(Pattern names, String reason, boolean inText) {}

    /** The functions that are denied for every DBMS, and those that the adapter denies. */
    public static DenyList of(String dbms) {
        List<String> own = Adapters.find(dbms)
                .flatMap(adapter -> adapter.denied().value())
                .map(DataFile::lines)
                .orElse(List.of());
        return new DenyList(Stream.concat(EVERYWHERE.lines().stream(), own.stream())
                .map(line -> line.split("\t"))
                .map(cells -> new Entry(Pattern.compile(cells[0]), cells[1], cells.length < 3))
                .toList());
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
