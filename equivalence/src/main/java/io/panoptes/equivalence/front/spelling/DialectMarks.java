package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.spelling.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** By which words a text shows for which family of DBMSs it was written. */
public final class DialectMarks {
    private static final Set<String> MYSQL_FUNCTIONS = Set.of(
            "CURDATE",
            "DATE_FORMAT",
            "FIND_IN_SET",
            "FROM_DAYS",
            "MAKEDATE",
            "STR_TO_DATE",
            "SUBSTRING_INDEX",
            "TO_DAYS",
            "YEARWEEK");

    private static final Set<String> MYSQL_SHIFTS = Set.of("DATE_ADD", "DATE_SUB", "ADDDATE", "SUBDATE");

    private DialectMarks() {}

    /**
     * Whether the text has what MySQL understands and PostgreSQL does not: {@code IF(c, a, b)}, {@code DATEDIFF(a, b)}, {@code
     * ISNULL(a)}, {@code DATE_ADD(d, INTERVAL ...)}, one of its functions, {@code &&}, or {@code a IS NULL || b}.
     */
    public static boolean ofMySql(String sql) {
        List<SpellingToken> tokens = tokens(sql);
        for (int i = 0; i < tokens.size(); i++) {
            boolean or = follow(tokens, i, "NULL", "||");
            if (or || Nesting.isAt(tokens, i, "&&") || isCall(tokens, i) && isMySqlCall(tokens, i)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the text has what MySQL does not understand: {@code ::}, FULL JOIN, GROUPING SETS, NULLS FIRST, IS DISTINCT FROM, FILTER
     * behind an aggregate, or {@code ||} beside a string, which would be an OR there.
     */
    public static boolean ofOthers(String sql) {
        List<SpellingToken> tokens = tokens(sql);
        for (int i = 0; i < tokens.size(); i++) {
            if (isForeign(tokens, i)) {
                return true;
            }
        }
        return false;
    }

    private static List<SpellingToken> tokens(String sql) {
        try {
            return new Scanner(sql, ReadingProfile.MYSQL).scan();
        } catch (Scanner.OpenQuote | Unsupported e) {
            return List.of();
        }
    }

    private static boolean isCall(List<SpellingToken> tokens, int i) {
        return tokens.get(i).kind() == Kind.WORD
                && Nesting.isAt(tokens, i + 1, "(")
                && !Nesting.isAt(tokens, i - 1, ".");
    }

    private static boolean isMySqlCall(List<SpellingToken> tokens, int i) {
        String name = tokens.get(i).text().toUpperCase(Locale.ROOT);
        if (MYSQL_FUNCTIONS.contains(name)) {
            return true;
        }
        int close = Nesting.close(tokens, i + 1);
        if (close < 0) {
            return false;
        }
        return switch (name) {
            case "IF" -> arguments(tokens, i + 1, close) == 3;
            case "DATEDIFF" -> arguments(tokens, i + 1, close) == 2;
            case "ISNULL" -> arguments(tokens, i + 1, close) == 1;
            default -> MYSQL_SHIFTS.contains(name) && hasInterval(tokens, i + 1, close);
        };
    }

    /** How many there are between the brackets. */
    private static int arguments(List<SpellingToken> tokens, int open, int close) {
        int commas = 0;
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            commas += depth == 0 && tokens.get(i).is(",") ? 1 : 0;
        }
        return close == open + 1 ? 0 : commas + 1;
    }

    private static boolean hasInterval(List<SpellingToken> tokens, int open, int close) {
        return tokens.subList(open, close).stream().anyMatch(token -> token.is("INTERVAL"));
    }

    private static boolean isForeign(List<SpellingToken> tokens, int i) {
        return Nesting.isAt(tokens, i, "::")
                || follow(tokens, i, "FULL", "JOIN")
                || follow(tokens, i, "FULL", "OUTER")
                || follow(tokens, i, "GROUPING", "SETS")
                || follow(tokens, i, "NULLS", "FIRST")
                || follow(tokens, i, "NULLS", "LAST")
                || follow(tokens, i, "DISTINCT", "FROM")
                || follow(tokens, i, ")", "FILTER") && Nesting.isAt(tokens, i + 2, "(")
                || Nesting.isAt(tokens, i, "||") && (isString(tokens, i - 1) || isString(tokens, i + 1));
    }

    private static boolean follow(List<SpellingToken> tokens, int i, String first, String second) {
        return Nesting.isAt(tokens, i, first) && Nesting.isAt(tokens, i + 1, second);
    }

    private static boolean isString(List<SpellingToken> tokens, int i) {
        return i >= 0 && i < tokens.size() && tokens.get(i).kind() == Kind.STRING;
    }
}
