package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** {@code a::t -> CAST(a AS t)}, where {@code a} is a constant, a column, a call, or stands in brackets. */
record InfixCast() implements Spelling {
    private static final Set<String> TYPE_WORDS = Set.of("PRECISION", "VARYING", "WITHOUT", "WITH", "TIME", "ZONE");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 1; i + 1 < result.size(); i++) {
            if (result.get(i).is("::")) {
                int start = operandStart(result, i - 1);
                result.add(typeEnd(result, i + 1), result.get(i + 1).before(")"));
                result.set(i, spaced(result.get(i).as(Kind.WORD, "AS")));
                result.set(i + 1, spaced(result.get(i + 1)));
                result.add(
                        start,
                        new SpellingToken(
                                Kind.SYMBOL, "(", "", result.get(start).offset()));
                result.add(start, result.get(start).before("CAST").as(Kind.WORD, "CAST"));
            }
        }
        return result;
    }

    private static SpellingToken spaced(SpellingToken token) {
        return new SpellingToken(token.kind(), token.text(), " ", token.offset());
    }

    /** The first token of {@code 12}, {@code a.b}, {@code f(x)} or {@code (x)}. */
    static int operandStart(List<SpellingToken> tokens, int last) {
        int start = last;
        if (tokens.get(last).is(")")) {
            int depth = 0;
            do {
                depth += tokens.get(start).is(")") ? 1 : tokens.get(start).is("(") ? -1 : 0;
                start--;
            } while (depth > 0 && start >= 0);
            start++;
            boolean call = start > 0
                    && tokens.get(start - 1).isName()
                    && tokens.get(start).space().isEmpty();
            start -= call ? 1 : 0;
        }
        while (start > 1
                && tokens.get(start - 1).is(".")
                && tokens.get(start - 2).isName()) {
            start -= 2;
        }
        return start;
    }

    /** Behind {@code int}, {@code varchar(3)} or {@code double precision}. */
    private static int typeEnd(List<SpellingToken> tokens, int first) {
        int end = first + 1;
        while (end < tokens.size() && TYPE_WORDS.contains(tokens.get(end).text().toUpperCase(Locale.ROOT))) {
            end++;
        }
        int close = Nesting.isAt(tokens, end, "(") ? Nesting.close(tokens, end) : -1;
        return close < 0 ? end : close + 1;
    }
}
