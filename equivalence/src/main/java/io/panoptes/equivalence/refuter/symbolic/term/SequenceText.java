package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.CharSort;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import com.microsoft.z3.SeqSort;
import com.microsoft.z3.Sort;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Strings as Z3's own, for queries that look inside them. */
public final class SequenceText implements TextDomain {

    private static final Pattern ESCAPE = Pattern.compile("\\\\u\\{([0-9a-fA-F]+)}");
    private static final int PLAIN_LENGTH = 8;

    private final SolverFormulas formulas;

    public SequenceText(SolverFormulas formulas) {
        this.formulas = formulas;
    }

    @Override
    public Sort sort() {
        return formulas.z3().getStringSort();
    }

    @Override
    public Expr<?> literal(String text) {
        return formulas.z3().mkString(text);
    }

    @Override
    public BoolExpr less(Expr<?> left, Expr<?> right) {
        return formulas.z3().MkStringLt(sequence(left), sequence(right));
    }

    @Override
    public BoolExpr valid(Expr<?> text) {
        return formulas.yes();
    }

    @Override
    public BoolExpr plain(Expr<?> text) {
        return formulas.lessOrSame(formulas.z3().mkLength(sequence(text)), formulas.integer(PLAIN_LENGTH));
    }

    @Override
    public boolean looksInside() {
        return true;
    }

    @Override
    public Optional<Map<Expr<?>, String>> decode(Collection<Expr<?>> terms, Model model) {
        Map<Expr<?>, String> decoded = new HashMap<>();
        for (Expr<?> term : terms) {
            Expr<?> value = model.eval(term, true);
            if (!value.isString()) {
                return Optional.empty();
            }
            decoded.put(term, unescape(value.getString()));
        }
        return Optional.of(decoded);
    }

    private static String unescape(String text) {
        Matcher matcher = ESCAPE.matcher(text);
        return matcher.replaceAll(
                escape -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(escape.group(1), 16))));
    }

    @SuppressWarnings("unchecked")
    private static Expr<SeqSort<CharSort>> sequence(Expr<?> text) {
        return (Expr<SeqSort<CharSort>>) text;
    }
}
