package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code a GLOB p -> (GLOB(p, a))} and {@code a NOT GLOB p -> (NOT GLOB(p, a))}, where a and p are each a constant, a column, a call or an
 * expression in parentheses. Refused beside operators that would take an operand first.
 */
record GlobOperator() implements Spelling {
    private static final String NAME = "GLOB";
    /** Operators that bind tighter than GLOB. */
    private static final Set<String> TIGHTER =
            Set.of("||", "+", "-", "*", "/", "%", "<<", ">>", "&", "|", ".", "COLLATE");

    /** Operators of the same precedence as GLOB: {@code a = b GLOB p} is {@code (a = b) GLOB p}. */
    private static final Set<String> SAME_PRECEDENCE =
            Set.of("=", "==", "<>", "!=", "<", "<=", ">", ">=", "IS", "LIKE", "BETWEEN", "IN");

    /** Behind these words an operand begins, so that GLOB is the name of a function. */
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
            "IN");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 1; i + 1 < result.size(); i++) {
            boolean not = result.get(i - 1).is("NOT");
            if (result.get(i).is(NAME) && endsOperand(result, not ? i - 2 : i - 1)) {
                i = rewrite(result, i);
            }
        }
        return result;
    }

    /** Whether what stands here ends an operand, so that an operator comes next and no operand. */
    static boolean endsOperand(List<SpellingToken> tokens, int index) {
        if (index < 0) {
            return false;
        }
        SpellingToken token = tokens.get(index);
        return token.kind() == Kind.WORD
                ? BEFORE_OPERANDS.stream().noneMatch(token::is)
                : token.kind() != Kind.SYMBOL || token.is(")");
    }

    /** Replaces the operator at this place by a call, and returns the place of the last token of the call. */
    private static int rewrite(List<SpellingToken> tokens, int glob) {
        boolean not = tokens.get(glob - 1).is("NOT");
        int last = glob - (not ? 2 : 1);
        int start = last < 0 ? -1 : InfixCast.operandStart(tokens, last);
        int end = operandEnd(tokens, glob + 1);
        if (start < 0
                || end < 0
                || isOne(TIGHTER, tokens, start - 1)
                || isOne(SAME_PRECEDENCE, tokens, start - 1)
                || isOne(TIGHTER, tokens, end)
                || isOne(SAME_PRECEDENCE, tokens, end)) {
            throw new Unsupported("GLOB between longer expressions; put brackets around them");
        }
        List<SpellingToken> call = new ArrayList<>();
        SpellingToken first = tokens.get(start);
        call.add(new SpellingToken(Kind.SYMBOL, "(", first.space(), first.offset()));
        if (not) {
            call.add(new SpellingToken(Kind.WORD, "NOT", "", first.offset()));
        }
        call.add(new SpellingToken(
                Kind.WORD, NAME, not ? " " : "", tokens.get(glob).offset()));
        call.add(new SpellingToken(Kind.SYMBOL, "(", "", tokens.get(glob).offset()));
        call.addAll(tokens.subList(glob + 1, end));
        call.add(new SpellingToken(Kind.SYMBOL, ",", "", tokens.get(glob).offset()));
        call.addAll(tokens.subList(start, last + 1));
        call.add(new SpellingToken(Kind.SYMBOL, ")", "", tokens.get(end - 1).offset()));
        call.add(new SpellingToken(Kind.SYMBOL, ")", "", tokens.get(end - 1).offset()));
        tokens.subList(start, end).clear();
        tokens.addAll(start, call);
        return start + call.size() - 1;
    }

    private static boolean isOne(Set<String> words, List<SpellingToken> tokens, int index) {
        return index >= 0
                && index < tokens.size()
                && words.stream().anyMatch(word -> tokens.get(index).is(word));
    }

    /** The place behind the operand that begins here: {@code 'a*'}, {@code a.b}, {@code f(x)} or {@code (x)}; -1 where none does. */
    static int operandEnd(List<SpellingToken> tokens, int start) {
        SpellingToken token = tokens.get(start);
        if (token.is("(")) {
            return behind(tokens, start);
        }
        if (token.kind() == Kind.SYMBOL) {
            return -1;
        }
        int end = start + 1;
        while (token.isName() && Nesting.isAt(tokens, end, ".")) {
            end += 2;
        }
        return token.isName() && Nesting.isAt(tokens, end, "(") ? behind(tokens, end) : Math.min(end, tokens.size());
    }

    private static int behind(List<SpellingToken> tokens, int open) {
        int close = Nesting.close(tokens, open);
        return close < 0 ? -1 : close + 1;
    }
}
