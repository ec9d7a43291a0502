package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.CharSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.ReExpr;
import com.microsoft.z3.SeqSort;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/** A LIKE pattern as a test of Z3's strings: prefix, suffix or part where that says it, a regular expression otherwise. */
public record LikePattern(Context z3, String pattern) {
    public LikePattern {
        if (pattern.contains("\\")) {
            throw new Unsupported("LIKE with a backslash");
        }
    }

    public static boolean hasWildcard(String pattern) {
        return pattern.contains("%") || pattern.contains("_") || pattern.contains("\\");
    }

    public BoolExpr matches(Expr<SeqSort<CharSort>> text) {
        String inner = pattern.replace("%", "");
        if (!pattern.contains("_")) {
            if (pattern.equals(inner + "%")) {
                return z3.mkPrefixOf(z3.mkString(inner), text);
            }
            if (pattern.equals("%" + inner)) {
                return z3.mkSuffixOf(z3.mkString(inner), text);
            }
            if (pattern.equals("%" + inner + "%")) {
                return z3.mkContains(text, z3.mkString(inner));
            }
        }
        return z3.mkInRe(text, regularExpression());
    }

    private ReExpr<SeqSort<CharSort>> regularExpression() {
        List<ReExpr<SeqSort<CharSort>>> parts = new ArrayList<>();
        parts.add(z3.mkToRe(z3.mkString("")));
        for (char letter : pattern.toCharArray()) {
            parts.add(
                    switch (letter) {
                        case '%' -> z3.mkFullRe(z3.mkReSort(z3.mkStringSort()));
                        case '_' -> z3.mkAllcharRe(z3.mkReSort(z3.mkStringSort()));
                        default -> z3.mkToRe(z3.mkString(String.valueOf(letter)));
                    });
        }
        ReExpr<SeqSort<CharSort>> whole = parts.getFirst();
        for (ReExpr<SeqSort<CharSort>> part : parts.subList(1, parts.size())) {
            whole = z3.mkConcat(whole, part);
        }
        return whole;
    }
}
