package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.CharSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import com.microsoft.z3.ReExpr;
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

    /** More than SQLite takes for numbers, {@code '1.2.3'} and {@code '.'} for two: no date looks so. */
    @Override
    public BoolExpr noNumber(Expr<?> text) {
        Context z3 = formulas.z3();
        ReExpr<SeqSort<CharSort>> blanks = z3.mkStar(anyOf(" \t\n\u000B\f\r"));
        ReExpr<SeqSort<CharSort>> sign = z3.mkOption(anyOf("+-"));
        ReExpr<SeqSort<CharSort>> digits = z3.mkStar(anyOf("0123456789."));
        ReExpr<SeqSort<CharSort>> exponent = z3.mkOption(z3.mkConcat(anyOf("eE"), sign, digits));
        return formulas.not(z3.mkInRe(sequence(text), z3.mkConcat(blanks, sign, digits, exponent, blanks)));
    }

    private ReExpr<SeqSort<CharSort>> anyOf(String letters) {
        Context z3 = formulas.z3();
        ReExpr<SeqSort<CharSort>> any = z3.mkToRe(z3.mkString(letters.substring(0, 1)));
        for (int i = 1; i < letters.length(); i++) {
            any = z3.mkUnion(any, z3.mkToRe(z3.mkString(letters.substring(i, i + 1))));
        }
        return any;
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
