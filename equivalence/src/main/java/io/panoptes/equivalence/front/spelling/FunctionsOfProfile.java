package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code strftime('%Y', d) -> "SQLITE$STRFTIME"('%Y', d)}, for the functions of the profile whose values the evaluator can compute: under
 * that name no other DBMS's function is meant.
 *
 * @param libraries those of {@link FunctionLibrary} that the profile has
 */
record FunctionsOfProfile(List<String> libraries) implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            SpellingToken token = tokens.get(i);
            boolean call = token.kind() == Kind.WORD
                    && Nesting.isAt(tokens, i + 1, "(")
                    && !Nesting.isAt(tokens, i - 1, ".")
                    && !ReservedNames.expectsType(tokens, i);
            Optional<String> name = call ? name(tokens, i) : Optional.empty();
            result.add(name.map(known -> token.as(Kind.QUOTED_NAME, '"' + known + '"'))
                    .orElse(token));
        }
        return result;
    }

    private Optional<String> name(List<SpellingToken> tokens, int i) {
        int close = Nesting.close(tokens, i + 1);
        return close < 0 ? Optional.empty() : name(tokens.get(i).text(), arguments(tokens, i + 1, close));
    }

    private Optional<String> name(String function, int arguments) {
        return libraries.stream()
                .flatMap(library -> FunctionLibrary.name(library, function, arguments).stream())
                .findFirst();
    }

    /** The number of arguments between the parentheses; -1 where they are not a plain list, as in {@code TRIM(a FROM b)}. */
    private static int arguments(List<SpellingToken> tokens, int open, int close) {
        int commas = 0;
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            commas += depth == 0 && tokens.get(i).is(",") ? 1 : 0;
            boolean keyword = tokens.get(i).is("FROM")
                    || tokens.get(i).is("FOR")
                    || tokens.get(i).is("IN");
            if (depth == 0 && keyword) {
                return -1;
            }
        }
        return close == open + 1 ? 0 : commas + 1;
    }
}
