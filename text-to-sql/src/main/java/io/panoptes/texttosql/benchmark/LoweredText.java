package io.panoptes.texttosql.benchmark;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Locale;

/**
 * Gold queries that somebody turned into lower case as a whole, their strings with them: Spider's {@code dev.sql} is so, and half of
 * what differs from it differs for that alone.
 */
public final class LoweredText {
    /** As many strings as this are not all in lower case by chance. */
    private static final int MANY = 20;

    private LoweredText() {}

    public static boolean is(List<BenchmarkQuestion> questions) {
        return questions.stream()
                        .allMatch(question ->
                                question.gold().equals(question.gold().toLowerCase(Locale.ROOT)))
                && questions.stream()
                                .filter(question -> hasString(question.gold()))
                                .limit(MANY)
                                .count()
                        == MANY;
    }

    private static boolean hasString(String query) {
        try {
            return Lexer.tokens(query).stream()
                    .anyMatch(token -> (token.kind() == Token.Kind.STRING || token.kind() == Token.Kind.QUOTED)
                            && token.text().chars().anyMatch(Character::isLetter));
        } catch (SqlTextException e) {
            return false;
        }
    }
}
