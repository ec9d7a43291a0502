package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code s[a:b] -> ARRAY_SLICE(s, a, b)}, as DuckDB has it; an end that is left out is the first or the last character. Without a colon it
 * is left as it is.
 */
record TextSlice() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 1; i < result.size(); i++) {
            int close = result.get(i).is("[") ? close(result, i) : -1;
            int colon = close < 0 ? -1 : colon(result, i, close);
            if (colon < 0) {
                continue;
            }
            List<SpellingToken> from = argument(result.subList(i + 1, colon), result.get(i), "1");
            List<SpellingToken> to = argument(result.subList(colon + 1, close), result.get(i), "-1");
            int start = InfixCast.operandStart(result, i - 1);
            List<SpellingToken> call = new ArrayList<>();
            call.add(result.get(start).before("ARRAY_SLICE").as(Kind.WORD, "ARRAY_SLICE"));
            call.add(new SpellingToken(Kind.SYMBOL, "(", "", result.get(start).offset()));
            call.addAll(result.subList(start, i));
            call.add(result.get(i).as(Kind.SYMBOL, ","));
            call.addAll(from);
            call.add(result.get(i).as(Kind.SYMBOL, ","));
            call.addAll(to);
            call.add(result.get(close).as(Kind.SYMBOL, ")"));
            List<SpellingToken> rest = List.copyOf(result.subList(close + 1, result.size()));
            result = new ArrayList<>(result.subList(0, start));
            result.addAll(call);
            result.addAll(rest);
            i = start;
        }
        return result;
    }

    private static List<SpellingToken> argument(List<SpellingToken> tokens, SpellingToken near, String absent) {
        return tokens.isEmpty()
                ? List.of(new SpellingToken(Kind.NUMBER, absent, " ", near.offset()))
                : List.copyOf(tokens);
    }

    private static int close(List<SpellingToken> tokens, int open) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            depth += tokens.get(i).is("[") ? 1 : tokens.get(i).is("]") ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private static int colon(List<SpellingToken> tokens, int open, int close) {
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            SpellingToken token = tokens.get(i);
            depth += token.is("(") || token.is("[") ? 1 : token.is(")") || token.is("]") ? -1 : 0;
            if (depth == 0 && token.is(":")) {
                return i;
            }
        }
        return -1;
    }
}
