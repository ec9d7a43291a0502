package io.panoptes.dbms.learning;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Error classes by SQLState, or by the number of the error where the driver knows no state: what comes of statements that are no SQL here
 * is INVALID, as far as no error of the rows has the same
 * state. An error is INTERNAL by its words alone, and where none of the ordinary ones has such words.
 */
record ErrorProbe() implements Probe {
    /** Words of an error that no statement should end in. */
    private static final List<String> INTERNAL = List.of(
            "(?i)internal (?!.{0,10}(?:state|name|use))[\\w ]{0,20}(?:error|consistency)",
            "(?i)assertion",
            "(?i)index:? -?\\d+ out of bounds",
            "(?i)please report|bug ?check|should never happen|segmentation",
            "NullPointerException|ArrayIndexOutOfBounds|StringIndexOutOfBounds|ClassCastException|StackOverflowError|NegativeArraySize|ConcurrentModification");

    private static final String RESOURCE =
            "OutOfMemoryError|(?i)(?:query|statement|operation)[\\w ]{0,20}(?:time|timed)[ -]?out|cancell?ed|out of"
                    + " memory|\\|(?:57014|53...|54...)\\|";

    @Override
    public String title() {
        return "errors";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        String number = parts.integer();
        boolean rules = instance.does("CREATE TABLE e1 (a %s NOT NULL, PRIMARY KEY (a))".formatted(number))
                || instance.does("CREATE TABLE e1 (a %s NOT NULL)".formatted(number));
        instance.does("INSERT INTO e1 (a) VALUES (0)");
        instance.does("CREATE TABLE e2 (a %s)".formatted(number));
        List<String> ordinarily = new ArrayList<>(rules ? List.of("INSERT INTO e1 (a) VALUES (0)") : List.of());
        ordinarily.addAll(failingOnRows(instance, number));
        instance.does("INSERT INTO e2 (a) VALUES (0)");
        Set<String> invalid = new TreeSet<>();
        Set<String> messages = new HashSet<>();
        for (String sql : List.of(
                "SELEC a FROM e2",
                "SELECT a FROM FROM e2",
                "SELECT a FROM nosuchtable",
                "SELECT nosuchcolumn FROM e2",
                "SELECT nosuchfunction(a) FROM e2",
                "SELECT a, FROM e2",
                "CREATE TABLE e2 (a %s)".formatted(number))) {
            note(instance.run(sql), invalid, messages);
        }
        Set<String> ordinary = new TreeSet<>();
        for (String sql : ordinarily) {
            note(instance.run(sql), ordinary, messages);
        }
        // Where that is seen before it runs, it has the state of what is no SQL, which stays INVALID.
        Set<String> missing = new TreeSet<>();
        note(instance.run("INSERT INTO e1 (a) VALUES (NULL)"), missing, messages);
        if (!invalid.containsAll(missing)) {
            ordinary.addAll(missing);
        }
        parts.errors().add(ErrorRule.of(RESOURCE, ErrorClass.RESOURCE));
        for (String words : INTERNAL) {
            if (messages.stream().noneMatch(Pattern.compile(words).asPredicate())) {
                parts.errors().add(ErrorRule.of(words, ErrorClass.INTERNAL));
            }
        }
        invalid.removeAll(ordinary);
        invalid.removeIf(String::isBlank);
        for (String state : invalid) {
            parts.errors().add(ErrorRule.of(description(state), ErrorClass.INVALID));
        }
        boolean byClass = invalid.stream().anyMatch(state -> state.startsWith("42"))
                && ordinary.stream().noneMatch(state -> state.startsWith("42"));
        if (byClass) {
            parts.errors().add(ErrorRule.of("\\|42[0-9A-Z]{3}\\|", ErrorClass.INVALID));
        }
        parts.errors().add(ErrorRule.of("\\|0A...\\||FeatureNotSupported", ErrorClass.INVALID));
    }

    /** Of an error of this state; or, where the driver knows none, of this number. */
    private static String description(String state) {
        return state.startsWith(Outcome.Failed.CODE)
                ? "\\|\\|" + state.substring(Outcome.Failed.CODE.length()) + "\\|"
                : "\\|" + Pattern.quote(state) + "\\|";
    }

    /** What fails on a row. What is refused where there is none is no SQL here, and its error tells of no row. */
    private static List<String> failingOnRows(ProbeInstance instance, String number) {
        return Stream.of(
                        "SELECT 1 / a FROM e2",
                        "SELECT MOD(1, a) FROM e2",
                        "SELECT CAST('x' AS %s) FROM e2".formatted(number),
                        "SELECT a FROM e2 WHERE a = (SELECT a FROM e2 UNION ALL SELECT a FROM e2)",
                        "SELECT 2147483647 * 2147483647 * 2147483647 * 2147483647 FROM e2")
                .filter(sql -> !(instance.run(sql) instanceof Outcome.Failed))
                .toList();
    }

    private static void note(Outcome outcome, Set<String> states, Set<String> messages) {
        if (outcome instanceof Outcome.Failed failed) {
            states.add(failed.sqlState());
            messages.add(failed.message());
        }
    }
}
