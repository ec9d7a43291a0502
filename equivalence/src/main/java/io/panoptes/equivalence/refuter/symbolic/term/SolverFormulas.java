package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.ArithSort;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.IntSort;
import com.microsoft.z3.RealSort;
import com.microsoft.z3.Sort;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Builds Z3's terms, folding what is constant so that rows that can't be there vanish early. */
public final class SolverFormulas {

    private final Context z3;
    private final BoolExpr yes;
    private final BoolExpr no;

    public SolverFormulas(Context z3) {
        this.z3 = z3;
        this.yes = z3.mkTrue();
        this.no = z3.mkFalse();
    }

    public Context z3() {
        return z3;
    }

    public BoolExpr yes() {
        return yes;
    }

    public BoolExpr no() {
        return no;
    }

    public BoolExpr of(boolean value) {
        return value ? yes : no;
    }

    public BoolExpr not(BoolExpr formula) {
        if (formula.isTrue()) {
            return no;
        }
        if (formula.isFalse()) {
            return yes;
        }
        return formula.isNot() ? (BoolExpr) formula.getArgs()[0] : z3.mkNot(formula);
    }

    public BoolExpr and(BoolExpr... formulas) {
        return and(List.of(formulas));
    }

    public BoolExpr and(Collection<BoolExpr> formulas) {
        List<BoolExpr> kept = new ArrayList<>(formulas.size());
        for (BoolExpr formula : formulas) {
            if (formula.isFalse()) {
                return no;
            }
            if (!formula.isTrue()) {
                kept.add(formula);
            }
        }
        return switch (kept.size()) {
            case 0 -> yes;
            case 1 -> kept.getFirst();
            default -> z3.mkAnd(kept.toArray(BoolExpr[]::new));
        };
    }

    public BoolExpr or(BoolExpr... formulas) {
        return or(List.of(formulas));
    }

    public BoolExpr or(Collection<BoolExpr> formulas) {
        List<BoolExpr> kept = new ArrayList<>(formulas.size());
        for (BoolExpr formula : formulas) {
            if (formula.isTrue()) {
                return yes;
            }
            if (!formula.isFalse()) {
                kept.add(formula);
            }
        }
        return switch (kept.size()) {
            case 0 -> no;
            case 1 -> kept.getFirst();
            default -> z3.mkOr(kept.toArray(BoolExpr[]::new));
        };
    }

    public BoolExpr implies(BoolExpr premise, BoolExpr conclusion) {
        return or(not(premise), conclusion);
    }

    public BoolExpr xor(BoolExpr left, BoolExpr right) {
        return not(same(left, right));
    }

    /** Whether two formulas or two values of one sort are the same. */
    public BoolExpr same(Expr<?> left, Expr<?> right) {
        if (left.equals(right)) {
            return yes;
        }
        if (left instanceof BoolExpr leftFormula && right instanceof BoolExpr rightFormula) {
            if (leftFormula.isTrue() || leftFormula.isFalse()) {
                return leftFormula.isTrue() ? rightFormula : not(rightFormula);
            }
            if (rightFormula.isTrue() || rightFormula.isFalse()) {
                return rightFormula.isTrue() ? leftFormula : not(leftFormula);
            }
        }
        if (left.isNumeral() && right.isNumeral()) {
            return no;
        }
        return z3.mkEq(left, right);
    }

    @SuppressWarnings("unchecked")
    public Expr<?> choose(BoolExpr condition, Expr<?> then, Expr<?> otherwise) {
        if (condition.isTrue() || then.equals(otherwise)) {
            return then;
        }
        if (condition.isFalse()) {
            return otherwise;
        }
        if (then instanceof BoolExpr yes && otherwise instanceof BoolExpr no) {
            return and(implies(condition, yes), or(condition, no));
        }
        return z3.mkITE(condition, (Expr<Sort>) then, (Expr<Sort>) otherwise);
    }

    public BoolExpr choose(BoolExpr condition, BoolExpr then, BoolExpr otherwise) {
        return and(implies(condition, then), or(condition, otherwise));
    }

    public IntExpr integer(long value) {
        return z3.mkInt(value);
    }

    public BoolExpr less(Expr<?> left, Expr<?> right) {
        return left.equals(right) ? no : z3.mkLt(arithmetic(left), arithmetic(right));
    }

    public BoolExpr lessOrSame(Expr<?> left, Expr<?> right) {
        return left.equals(right) ? yes : z3.mkLe(arithmetic(left), arithmetic(right));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Expr<?> sum(Collection<? extends Expr<?>> terms) {
        return switch (terms.size()) {
            case 0 -> integer(0);
            case 1 -> terms.iterator().next();
            default -> z3.mkAdd((Expr[]) terms.toArray(Expr[]::new));
        };
    }

    public Expr<?> plus(Expr<?> left, Expr<?> right) {
        return sum(List.of(left, right));
    }

    public Expr<?> minus(Expr<?> left, Expr<?> right) {
        return z3.mkSub(arithmetic(left), arithmetic(right));
    }

    public Expr<?> times(Expr<?> left, Expr<?> right) {
        return z3.mkMul(arithmetic(left), arithmetic(right));
    }

    /** Of whole numbers this rounds so that the remainder is never negative; of reals it is exact. */
    public Expr<?> divided(Expr<?> left, Expr<?> right) {
        return z3.mkDiv(arithmetic(left), arithmetic(right));
    }

    public IntExpr modulo(Expr<?> left, long right) {
        return z3.mkMod(whole(left), integer(right));
    }

    /** How many of the formulas hold. */
    public Expr<?> count(Collection<BoolExpr> formulas) {
        int always = 0;
        List<Expr<?>> terms = new ArrayList<>();
        for (BoolExpr formula : formulas) {
            if (formula.isTrue()) {
                always++;
            } else if (!formula.isFalse()) {
                terms.add(choose(formula, integer(1), integer(0)));
            }
        }
        if (always > 0 || terms.isEmpty()) {
            terms.add(integer(always));
        }
        return sum(terms);
    }

    public Expr<?> fresh(String name, Sort sort) {
        return z3.mkFreshConst(name, sort);
    }

    public static boolean isWhole(Expr<?> term) {
        return term.getSort() instanceof IntSort;
    }

    public static boolean isReal(Expr<?> term) {
        return term.getSort() instanceof RealSort;
    }

    public Expr<?> toReal(Expr<?> term) {
        return isWhole(term) ? z3.mkInt2Real(whole(term)) : term;
    }

    @SuppressWarnings("unchecked")
    public static Expr<IntSort> whole(Expr<?> term) {
        return (Expr<IntSort>) term;
    }

    @SuppressWarnings("unchecked")
    public static Expr<RealSort> real(Expr<?> term) {
        return (Expr<RealSort>) term;
    }

    @SuppressWarnings("unchecked")
    private static Expr<ArithSort> arithmetic(Expr<?> term) {
        return (Expr<ArithSort>) (term instanceof ArithExpr<?> number ? number : term);
    }
}
