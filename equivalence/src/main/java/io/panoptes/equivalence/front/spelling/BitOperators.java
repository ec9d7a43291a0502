package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code a & b -> "VALUES$OPERATOR_AND"(a, b)}, and so {@code |}, {@code <<}, {@code >>} and {@code ~a}, from left to right, where both sides
 * are a constant, a column, a call or stand in brackets.
 *
 * @param library that has the functions
 */
record BitOperators(String library) implements Spelling {
    private static final Map<String, String> NAMES =
            Map.of("&", "OPERATOR_AND", "|", "OPERATOR_OR", "<<", "OPERATOR_LEFT", ">>", "OPERATOR_RIGHT");

    /** What takes its operands before these operators do. */
    private static final Set<String> CLOSER =
            Set.of("||", "+", "-", "*", "**", "/", "//", "%", "^", ".", "COLLATE", "[", "~");

    private static final Set<String> BEFORE_OPERANDS = Set.of(
            "SELECT",
            "DISTINCT",
            "ALL",
            "WHERE",
            "AND",
            "OR",
            "NOT",
            "ON",
            "HAVING",
            "CASE",
            "WHEN",
            "THEN",
            "ELSE",
            "BY",
            "BETWEEN",
            "LIKE",
            "IS",
            "IN",
            "QUALIFY");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = joined(tokens);
        for (int i = result.size() - 2; i >= 0; i--) {
            if (result.get(i).is("~") && !endsOperand(result, i - 1)) {
                rewrite(result, i, i, GlobOperator.operandEnd(result, i + 1), "OPERATOR_NOT");
            }
        }
        for (int i = 1; i + 1 < result.size(); i++) {
            String name = result.get(i).kind() == Kind.SYMBOL
                    ? NAMES.get(result.get(i).text())
                    : null;
            if (name != null) {
                int start = withSign(result, InfixCast.operandStart(result, i - 1));
                boolean sign = result.get(i + 1).is("-")
                        && i + 2 < result.size()
                        && result.get(i + 2).kind() == Kind.NUMBER;
                i = rewrite(result, start, i, sign ? i + 3 : GlobOperator.operandEnd(result, i + 1), name);
            }
        }
        return result;
    }

    /** {@code <} and {@code <} without a blank between them are one symbol. */
    private static List<SpellingToken> joined(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (SpellingToken token : tokens) {
            SpellingToken last = result.isEmpty() ? token : result.getLast();
            boolean second = !result.isEmpty()
                    && token.space().isEmpty()
                    && (token.is("<") && last.is("<") || token.is(">") && last.is(">"));
            if (second) {
                result.set(result.size() - 1, last.as(Kind.SYMBOL, token.text() + token.text()));
            } else {
                result.add(token);
            }
        }
        return result;
    }

    private static boolean endsOperand(List<SpellingToken> tokens, int index) {
        if (index < 0) {
            return false;
        }
        SpellingToken token = tokens.get(index);
        return token.kind() == Kind.WORD
                ? BEFORE_OPERANDS.stream().noneMatch(token::is)
                : token.kind() != Kind.SYMBOL || token.is(")") || token.is("]");
    }

    /** With the sign of a number that is written out. */
    private static int withSign(List<SpellingToken> tokens, int start) {
        boolean sign = tokens.get(start).kind() == Kind.NUMBER
                && Nesting.isAt(tokens, start - 1, "-")
                && !endsOperand(tokens, start - 2);
        return sign ? start - 1 : start;
    }

    /** Gives the place of the call, in whose arguments more operators may stand. */
    private int rewrite(List<SpellingToken> tokens, int start, int operator, int end, String name) {
        boolean alone = start == operator;
        if (end < 0
                || isCloser(tokens, start - 1)
                || isCloser(tokens, end)
                || !alone && !endsOperand(tokens, operator - 1)) {
            throw new Unsupported("operators on bits between longer expressions; put brackets around one of them");
        }
        SpellingToken first = tokens.get(start);
        int offset = tokens.get(operator).offset();
        List<SpellingToken> call = new ArrayList<>();
        call.add(first.as(Kind.QUOTED_NAME, '"' + FunctionLibrary.of(library, name) + '"'));
        call.add(new SpellingToken(Kind.SYMBOL, "(", "", offset));
        if (!alone) {
            call.addAll(tokens.subList(start, operator));
            call.add(new SpellingToken(Kind.SYMBOL, ",", "", offset));
        }
        call.addAll(tokens.subList(operator + 1, end));
        call.add(new SpellingToken(Kind.SYMBOL, ")", "", offset));
        tokens.subList(start, end).clear();
        tokens.addAll(start, call);
        return start;
    }

    private static boolean isCloser(List<SpellingToken> tokens, int index) {
        return index >= 0
                && index < tokens.size()
                && CLOSER.stream().anyMatch(word -> tokens.get(index).is(word));
    }
}
