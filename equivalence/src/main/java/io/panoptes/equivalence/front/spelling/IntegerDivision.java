package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code a DIV b -> a / INTEGER_DIVISOR(b)}, which the front reads as one operator again. The same for {@code a // b}, where the
 * profile has it; Calcite's parser would take it for a comment.
 */
record IntegerDivision(boolean slashes) implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 1; i + 1 < result.size(); i++) {
            boolean operator = result.get(i).is("DIV") || result.get(i).is("//");
            int end = operator && isOperandEnd(result.get(i - 1)) ? operandEnd(result, i + 1) : -1;
            if (result.get(i).is("//") && (end < 0 || !slashes)) {
                throw new Unsupported("//");
            }
            if (end >= 0) {
                result.add(end + 1, result.get(end).before(")"));
                result.set(i, result.get(i).as(Kind.SYMBOL, "/ INTEGER_DIVISOR("));
            }
        }
        return result;
    }

    private static boolean isOperandEnd(SpellingToken token) {
        return token.is(")") || token.isName() || token.kind() == Kind.NUMBER;
    }

    /** The last token of {@code 12}, {@code a.b}, {@code f(x)} or {@code (x)}; -1 where nothing of the kind begins. */
    private static int operandEnd(List<SpellingToken> tokens, int first) {
        int start = tokens.get(first).is("-") && first + 1 < tokens.size() ? first + 1 : first;
        int last = start;
        while (tokens.get(last).isName() && Nesting.isAt(tokens, last + 1, ".") && last + 2 < tokens.size()) {
            last += 2;
        }
        boolean name = tokens.get(last).isName();
        if (name && Nesting.isAt(tokens, last + 1, "(")) {
            return Nesting.close(tokens, last + 1);
        }
        if (tokens.get(last).is("(")) {
            return Nesting.close(tokens, last);
        }
        return name || tokens.get(last).kind() == Kind.NUMBER ? last : -1;
    }
}
