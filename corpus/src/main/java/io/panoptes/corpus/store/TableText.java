package io.panoptes.corpus.store;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a table snippet: the columns that it gives, each named by the letter of its type and a number, a colon, and a query
 * that names them so: {@code "i0 t0: SELECT {a:i0} AS i0, {a:t1} AS t0 FROM {a}"}. {@code {a}} is any table, and {@code {a:i0}} the
 * first of its INTEGER columns.
 */
public record TableText(String text) {
    private static final Pattern SLOT = Pattern.compile("\\{([a-c])(?::([a-z])(\\d))?\\}");

    /** The name of a table within the query: none that the queries around it have. */
    public static String alias(String table) {
        return "z" + table;
    }

    public List<Slot> outputs() {
        return Arrays.stream(text.substring(0, text.indexOf(':')).split(" "))
                .map(name -> new Slot(SlotType.of(name.charAt(0)).orElseThrow(), name.charAt(1) - '0'))
                .toList();
    }

    /** The name of an output within the query. */
    public static String name(Slot output) {
        return "" + output.type().letter() + output.number();
    }

    /** The tables that it reads, such as {@code a}. */
    public Set<String> tables() {
        var tables = new TreeSet<String>();
        SLOT.matcher(text).results().forEach(found -> tables.add(found.group(1)));
        return tables;
    }

    /** The columns that it reads of one of them, each once. */
    public List<Slot> slots(String table) {
        return SLOT.matcher(text)
                .results()
                .filter(found -> found.group(2) != null && found.group(1).equals(table))
                .map(TableText::slot)
                .distinct()
                .toList();
    }

    private static Slot slot(MatchResult found) {
        return new Slot(
                SlotType.of(found.group(2).charAt(0)).orElseThrow(),
                found.group(3).charAt(0) - '0');
    }

    /** The query as it is run, with a name for each table and for each column of it. */
    public String sql(Function<String, String> tables, BiFunction<String, Slot, String> columns) {
        String query = text.substring(text.indexOf(':') + 1).strip();
        return SLOT.matcher(query).replaceAll(found -> {
            String table = found.group(1);
            return Matcher.quoteReplacement(
                    found.group(2) == null
                            ? tables.apply(table) + " AS " + alias(table)
                            : alias(table) + "." + columns.apply(table, slot(found)));
        });
    }
}
