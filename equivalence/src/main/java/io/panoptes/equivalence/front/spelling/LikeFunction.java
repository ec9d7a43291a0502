package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/**
 * LIKE called as a function. {@code like(p, a) -> ((a) LIKE (p))} and {@code like(p, a, e) -> ((a) LIKE (p) ESCAPE (e))} where the
 * pattern comes first, as in SQLite; elsewhere it is refused, for PostgreSQL takes the text first and others have no such function.
 */
record LikeFunction(boolean patternFirst) implements Spelling {
    private static final String NAME = "LIKE";

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        // From the last to the first: an argument may hold another call.
        for (int i = result.size() - 2; i >= 0; i--) {
            if (result.get(i).is(NAME) && result.get(i + 1).is("(") && !isOperator(result, i)) {
                rewrite(result, i);
            }
        }
        return result;
    }

    private static boolean isOperator(List<SpellingToken> tokens, int like) {
        return GlobOperator.endsOperand(tokens, Nesting.isAt(tokens, like - 1, "NOT") ? like - 2 : like - 1);
    }

    private void rewrite(List<SpellingToken> tokens, int like) {
        int close = Nesting.close(tokens, like + 1);
        List<List<SpellingToken>> arguments = close < 0 ? List.of() : Nesting.split(tokens, like + 1, close);
        if (!patternFirst || arguments.size() < 2 || arguments.size() > 3) {
            throw new Unsupported("LIKE as a function; write it as a LIKE b");
        }
        SpellingToken name = tokens.get(like);
        List<SpellingToken> operator = new ArrayList<>();
        operator.add(new SpellingToken(Kind.SYMBOL, "(", name.space(), name.offset()));
        bracketed(arguments.get(1), name, operator);
        operator.add(new SpellingToken(Kind.WORD, NAME, " ", name.offset()));
        bracketed(arguments.get(0), name, operator);
        if (arguments.size() > 2) {
            operator.add(new SpellingToken(Kind.WORD, "ESCAPE", " ", name.offset()));
            bracketed(arguments.get(2), name, operator);
        }
        operator.add(new SpellingToken(Kind.SYMBOL, ")", "", tokens.get(close).offset()));
        tokens.subList(like, close + 1).clear();
        tokens.addAll(like, operator);
    }

    private static void bracketed(List<SpellingToken> argument, SpellingToken name, List<SpellingToken> into) {
        into.add(new SpellingToken(Kind.SYMBOL, "(", " ", name.offset()));
        into.addAll(argument);
        into.add(new SpellingToken(Kind.SYMBOL, ")", "", name.offset()));
    }
}
