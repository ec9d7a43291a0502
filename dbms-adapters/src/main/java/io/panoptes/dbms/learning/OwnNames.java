package io.panoptes.dbms.learning;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gives everything that statements create an ending of its own, {@code b0 -> b0_pt4x2k1}, wherever its name stands, so that several
 * processes share a schema and what is ours is told from what is not. Texts are left alone.
 */
final class OwnNames {
    private static final Pattern CREATED = Pattern.compile(
            "\\A\\s*CREATE\\s+(?:[A-Z]+\\s+){0,3}?(?:TABLE|VIEW|INDEX)\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?[\"`]?(\\w+)",
            Pattern.CASE_INSENSITIVE);

    private final String ending;
    private final Pattern endings;
    private final Set<String> names = new HashSet<>();

    OwnNames(String ending) {
        this.ending = ending;
        this.endings = Pattern.compile(Pattern.quote(ending), Pattern.CASE_INSENSITIVE);
    }

    String ending() {
        return ending;
    }

    /** The statement with the names that it and those before it create. */
    String own(String statement) {
        Matcher created = CREATED.matcher(statement);
        if (created.find()) {
            names.add(created.group(1).toLowerCase(Locale.ROOT));
        }
        var text = new StringBuilder(statement.length() + 32);
        int at = 0;
        while (at < statement.length()) {
            char c = statement.charAt(at);
            int end = c == '\'' ? behindText(statement, at) : isName(c) ? behindName(statement, at) : at + 1;
            String part = statement.substring(at, end);
            text.append(part);
            if (isName(c) && names.contains(part.toLowerCase(Locale.ROOT))) {
                text.append(ending);
            }
            at = end;
        }
        return text.toString();
    }

    /** A message or a plan as it would be without the endings. */
    String plain(String text) {
        return endings.matcher(text).replaceAll("");
    }

    void forget() {
        names.clear();
    }

    private static int behindText(String statement, int from) {
        int end = statement.indexOf('\'', from + 1);
        return end < 0 ? statement.length() : end + 1;
    }

    private static int behindName(String statement, int from) {
        int end = from;
        while (end < statement.length() && isName(statement.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Digits belong to a name here; a number never is one that was created. */
    private static boolean isName(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '$';
    }
}
