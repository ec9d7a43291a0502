package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.DialectMark;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import java.util.stream.IntStream;

/** Which marks of a reading a text has, by which it shows whether it was written for that reading's DBMSs. */
public final class DialectMarks {
    private DialectMarks() {}

    /** Whether the text has what only DBMSs of this reading understand. */
    public static boolean hasOwn(String sql, ReadingProfile profile) {
        return hasAny(sql, profile, profile.use().own());
    }

    /** Whether the text has what DBMSs of this reading do not understand. */
    public static boolean hasForeign(String sql, ReadingProfile profile) {
        return hasAny(sql, profile, profile.use().foreign());
    }

    private static boolean hasAny(String sql, ReadingProfile profile, List<DialectMark> marks) {
        if (marks.isEmpty()) {
            return false;
        }
        List<SpellingToken> tokens = tokens(sql, profile);
        return IntStream.range(0, tokens.size())
                .anyMatch(i -> marks.stream().anyMatch(mark -> begins(mark, tokens, i)));
    }

    /** None where it can't be scanned. */
    private static List<SpellingToken> tokens(String sql, ReadingProfile profile) {
        try {
            return new Scanner(sql, profile).scan();
        } catch (Scanner.OpenQuote | Unsupported e) {
            return List.of();
        }
    }

    private static boolean begins(DialectMark mark, List<SpellingToken> tokens, int i) {
        return switch (mark) {
            case DialectMark.Words(var words) ->
                i + words.size() <= tokens.size()
                        && IntStream.range(0, words.size()).allMatch(k -> isWord(words.get(k), tokens.get(i + k)));
            case DialectMark.Call call ->
                isCall(tokens, i) && tokens.get(i).is(call.function()) && fits(call, tokens, i + 1);
        };
    }

    private static boolean isWord(String word, SpellingToken token) {
        return word.equals(DialectMark.STRING) ? token.kind() == Kind.STRING : token.is(word);
    }

    private static boolean isCall(List<SpellingToken> tokens, int i) {
        return tokens.get(i).kind() == Kind.WORD
                && Nesting.isAt(tokens, i + 1, "(")
                && !Nesting.isAt(tokens, i - 1, ".");
    }

    private static boolean fits(DialectMark.Call call, List<SpellingToken> tokens, int open) {
        if (call.arguments().isEmpty() && call.word().isEmpty()) {
            return true;
        }
        int close = Nesting.close(tokens, open);
        return close >= 0
                && call.arguments().stream().allMatch(count -> count == Nesting.arguments(tokens, open, close))
                && call.word().stream()
                        .allMatch(word -> tokens.subList(open, close).stream().anyMatch(token -> token.is(word)));
    }
}
