package io.panoptes.dbms;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way to make a DBMS plan the same query differently: settings of the session, or a hint inside the query. The answer must
 * stay the same.
 *
 * @param set statements to run before the query
 * @param undo statements that take them back
 * @param hint what to put into the text of the query
 */
public record PlanVariation(String name, List<String> set, List<String> undo, Optional<Hint> hint) {
    public PlanVariation {
        set = List.copyOf(set);
        undo = List.copyOf(undo);
    }

    public static PlanVariation setting(String name, String set, String undo) {
        return new PlanVariation(name, List.of(set), List.of(undo), Optional.empty());
    }

    public static PlanVariation hint(String name, Pattern after, String text) {
        return new PlanVariation(name, List.of(), List.of(), Optional.of(new Hint(after, text)));
    }

    /** Text that is put behind each match. */
    public record Hint(Pattern after, String text) {}

    /** The query as this variation runs it. */
    public String rewrite(String query) {
        return hint.map(given -> given.after()
                        .matcher(query)
                        .replaceAll(match -> Matcher.quoteReplacement(match.group() + given.text())))
                .orElse(query);
    }
}
