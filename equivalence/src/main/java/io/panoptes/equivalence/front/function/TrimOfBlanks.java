package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code TRIM(BOTH ' ' FROM s) -> TRIM(s, ' ')} and {@code TRIM(' ' FROM s) -> TRIM(s, ' ')}: the parser takes both for {@code TRIM(s)}, by which DuckDB
 * cuts off other blanks of Unicode as well.
 */
public record TrimOfBlanks() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 0; i + 2 < result.size(); i++) {
            if (result.get(i).is("TRIM") && Nesting.isAt(result, i + 1, "(")) {
                rewrite(result, i + 1);
            }
        }
        return result;
    }

    private static void rewrite(List<SpellingToken> tokens, int open) {
        int blank = Nesting.isAt(tokens, open + 1, "BOTH") ? open + 2 : open + 1;
        int close = Nesting.close(tokens, open);
        boolean isOfBlanks = blank + 1 < tokens.size()
                && tokens.get(blank).text().equals("' '")
                && Nesting.isAt(tokens, blank + 1, "FROM")
                && close > blank + 2;
        if (!isOfBlanks) {
            return;
        }
        SpellingToken text = tokens.get(blank);
        List<SpellingToken> arguments = new ArrayList<>(tokens.subList(blank + 2, close));
        arguments.add(new SpellingToken(Kind.SYMBOL, ",", "", text.offset()));
        arguments.add(new SpellingToken(text.kind(), text.text(), " ", text.offset()));
        tokens.subList(open + 1, close).clear();
        tokens.addAll(open + 1, arguments);
    }
}
