package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntNum;
import com.microsoft.z3.Model;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.evaluator.function.StoredDigits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Strings as whole numbers, in their order: only equality and order are known of them.
 *
 * <p>The constants of both queries stand {@link #GAP} apart, in their order, so that there is room for other strings below,
 * between and above them.
 */
public final class RankedText implements TextDomain {

    private static final long GAP = 1L << 20;

    private final SolverFormulas formulas;
    private final List<String> constants;

    public RankedText(SolverFormulas formulas, SortedSet<String> constants) {
        this.formulas = formulas;
        this.constants = List.copyOf(constants);
    }

    @Override
    public Sort sort() {
        return formulas.z3().getIntSort();
    }

    @Override
    public Expr<?> literal(String text) {
        int index = constants.indexOf(text);
        if (index < 0) {
            throw new IllegalStateException("the string '%s' has no rank; collect it before encoding".formatted(text));
        }
        return formulas.integer(rank(index));
    }

    @Override
    public BoolExpr less(Expr<?> left, Expr<?> right) {
        return formulas.less(left, right);
    }

    /** No string stands before the empty one. */
    @Override
    public BoolExpr valid(Expr<?> text) {
        boolean hasEmpty = !constants.isEmpty() && constants.getFirst().isEmpty();
        return hasEmpty ? formulas.lessOrSame(formulas.integer(rank(0)), text) : formulas.yes();
    }

    /** Of the constants; a string that is made for a rank is looked at when it is there. */
    @Override
    public BoolExpr noNumber(Expr<?> text) {
        return formulas.and(constants.stream()
                .filter(StoredDigits::isNumber)
                .map(number -> formulas.not(formulas.same(text, literal(number))))
                .toList());
    }

    @Override
    public BoolExpr plain(Expr<?> text) {
        return formulas.yes();
    }

    @Override
    public boolean looksInside() {
        return false;
    }

    @Override
    public Optional<Map<Expr<?>, String>> decode(Collection<Expr<?>> terms, Model model) {
        Map<Expr<?>, BigInteger> ranks = new HashMap<>();
        for (Expr<?> term : terms) {
            ranks.put(term, ((IntNum) model.eval(term, true)).getBigInteger());
        }
        TreeMap<BigInteger, String> texts = new TreeMap<>();
        for (int i = 0; i < constants.size(); i++) {
            texts.put(BigInteger.valueOf(rank(i)), constants.get(i));
        }
        for (int gap = 0; gap <= constants.size(); gap++) {
            if (!fill(gap, new TreeSet<>(ranks.values()), texts)) {
                return Optional.empty();
            }
        }
        Map<Expr<?>, String> decoded = new HashMap<>();
        ranks.forEach((term, rank) -> decoded.put(term, texts.get(rank)));
        return Optional.of(decoded);
    }

    /** Gives strings to the ranks between two neighbouring constants. */
    private boolean fill(int gap, TreeSet<BigInteger> ranks, TreeMap<BigInteger, String> texts) {
        SortedSet<BigInteger> within = ranks.tailSet(BigInteger.valueOf(rank(gap - 1) + 1));
        if (gap < constants.size()) {
            within = within.headSet(BigInteger.valueOf(rank(gap)));
        }
        if (gap == 0 && constants.isEmpty()) {
            within = ranks;
        } else if (gap == 0) {
            within = ranks.headSet(BigInteger.valueOf(rank(0)));
        }
        List<String> found = TextsBetween.find(
                gap == 0 ? null : constants.get(gap - 1),
                gap == constants.size() ? null : constants.get(gap),
                within.size());
        if (found.size() < within.size()) {
            return false;
        }
        List<BigInteger> ordered = new ArrayList<>(within);
        for (int i = 0; i < ordered.size(); i++) {
            texts.put(ordered.get(i), found.get(i));
        }
        return true;
    }

    private static long rank(int index) {
        return (index + 1) * GAP;
    }
}
