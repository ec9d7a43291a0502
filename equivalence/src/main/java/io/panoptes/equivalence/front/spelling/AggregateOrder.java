package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.operator.OrderedFunctions;
import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code FIRST(a ORDER BY b) -> "FIRST$IN$GROUP"(a) WITHIN GROUP (ORDER BY b)}, for the aggregates of {@link OrderedFunctions}: the parser
 * reads such an order behind the brackets only, and takes FIRST for a function of row patterns.
 *
 * <p>An order that changes nothing is left out: {@code COUNT(a ORDER BY b) -> COUNT(a)}. Over a window FIRST, LAST and ANY_VALUE stay what they are.
 */
record AggregateOrder() implements Spelling {
    /** An order within these changes nothing. */
    private static final Set<String> IGNORE_ORDER = Set.of("COUNT", "MIN", "MAX", "SUM", "AVG", "BOOL_AND", "BOOL_OR");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Optional<String> name = name(tokens, i);
            if (name.isEmpty()) {
                result.add(tokens.get(i));
                continue;
            }
            int open = i + 1;
            int close = Nesting.close(tokens, open);
            int order = order(tokens, open, close);
            boolean ignored = name.get().isEmpty();
            result.add(ignored ? tokens.get(i) : tokens.get(i).as(Kind.QUOTED_NAME, '"' + name.get() + '"'));
            result.add(tokens.get(open));
            result.addAll(apply(tokens.subList(open + 1, order < 0 ? close : order)));
            result.add(tokens.get(close));
            if (order >= 0 && !ignored) {
                result.add(tokens.get(close).before("WITHIN"));
                result.add(tokens.get(close).before("GROUP"));
                result.add(tokens.get(close).before("("));
                result.addAll(apply(tokens.subList(order, close)));
                result.add(tokens.get(close).before(")"));
            }
            i = close;
        }
        return result;
    }

    private static Optional<String> name(List<SpellingToken> tokens, int i) {
        boolean call = tokens.get(i).kind() == Kind.WORD
                && Nesting.isAt(tokens, i + 1, "(")
                && !Nesting.isAt(tokens, i - 1, ".")
                && !Nesting.isAt(tokens, i - 1, "FETCH");
        int close = call ? Nesting.close(tokens, i + 1) : -1;
        if (close >= 0 && IGNORE_ORDER.stream().anyMatch(tokens.get(i)::is) && order(tokens, i + 1, close) >= 0) {
            return Optional.of("");
        }
        return close < 0 || Nesting.isAt(tokens, close + 1, "OVER")
                ? Optional.empty()
                : OrderedFunctions.respelled(tokens.get(i).text(), order(tokens, i + 1, close) >= 0);
    }

    /** Where ORDER BY stands inside the brackets, but not inside further ones; -1 where it does not. */
    private static int order(List<SpellingToken> tokens, int open, int close) {
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            if (depth == 0 && i > open + 1 && tokens.get(i).is("ORDER") && Nesting.isAt(tokens, i + 1, "BY")) {
                return i;
            }
        }
        return -1;
    }
}
