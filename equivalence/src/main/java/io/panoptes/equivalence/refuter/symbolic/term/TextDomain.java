package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Sort;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** What strings are in the formulas. */
public interface TextDomain {

    Sort sort();

    Expr<?> literal(String text);

    BoolExpr less(Expr<?> left, Expr<?> right);

    /** What must hold of a string in a table, so that it can be decoded. */
    BoolExpr valid(Expr<?> text);

    /** What must hold of a string where one that looks like a number would be kept as a number. */
    BoolExpr noNumber(Expr<?> text);

    /** What a plain string is, for counterexamples that are easy to read. */
    BoolExpr plain(Expr<?> text);

    /** Whether operators may look inside strings. */
    boolean looksInside();

    /** A string for each of the terms, the same for equal values; empty where there is none that fits. */
    Optional<Map<Expr<?>, String>> decode(Collection<Expr<?>> terms, Model model);
}
