package io.panoptes.equivalence.refuter.symbolic.term;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Status;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SolverFormulasTest {
    private final SolverContext context = SolverContext.open(SolverLimits.DEFAULT);
    private final Context z3 = context.z3();
    private final SolverFormulas formulas = new SolverFormulas(z3);
    private final BoolExpr p = z3.mkBoolConst("p");
    private final BoolExpr q = z3.mkBoolConst("q");
    private final BoolExpr yes = formulas.yes();
    private final BoolExpr no = formulas.no();
    private final IntExpr x = z3.mkIntConst("x");
    private final IntExpr y = z3.mkIntConst("y");

    @AfterEach
    void close() {
        context.close();
    }

    private boolean holds(BoolExpr formula) {
        var solver = context.newSolver();
        solver.add(z3.mkNot(formula));
        return solver.check() == Status.UNSATISFIABLE;
    }

    private void same(Expr<?> made, BoolExpr meant) {
        assertThat(holds(z3.mkEq((BoolExpr) made, meant)))
                .as("%s is %s", made, meant)
                .isTrue();
    }

    @Test
    void constantsAreFoldedInNot() {
        assertThat(formulas.not(yes)).isEqualTo(no);
        assertThat(formulas.not(no)).isEqualTo(yes);
        assertThat(formulas.not(formulas.not(p))).isEqualTo(p);
        assertThat(formulas.of(true)).isEqualTo(yes);
        assertThat(formulas.of(false)).isEqualTo(no);
    }

    @Test
    void constantsAreFoldedInAnd() {
        assertThat(formulas.and(p, yes)).isEqualTo(p);
        assertThat(formulas.and(p, no)).isEqualTo(no);
        assertThat(formulas.and(yes, yes)).isEqualTo(yes);
        assertThat(formulas.and()).isEqualTo(yes);
        assertThat(formulas.and(p, q)).isEqualTo(z3.mkAnd(p, q));
    }

    @Test
    void constantsAreFoldedInOr() {
        assertThat(formulas.or(p, no)).isEqualTo(p);
        assertThat(formulas.or(p, yes)).isEqualTo(yes);
        assertThat(formulas.or(no, no)).isEqualTo(no);
        assertThat(formulas.or()).isEqualTo(no);
        assertThat(formulas.or(p, q)).isEqualTo(z3.mkOr(p, q));
    }

    @Test
    void implicationAndDifference() {
        same(formulas.implies(p, q), z3.mkImplies(p, q));
        same(formulas.xor(p, q), z3.mkXor(p, q));
        assertThat(formulas.implies(yes, q)).isEqualTo(q);
        assertThat(formulas.xor(p, yes)).isEqualTo(z3.mkNot(p));
    }

    @Test
    void formulasAndValuesThatAreTheSame() {
        assertThat(formulas.same(p, p)).isEqualTo(yes);
        assertThat(formulas.same(yes, p)).isEqualTo(p);
        assertThat(formulas.same(no, p)).isEqualTo(z3.mkNot(p));
        assertThat(formulas.same(p, yes)).isEqualTo(p);
        assertThat(formulas.same(p, no)).isEqualTo(z3.mkNot(p));
        assertThat(formulas.same(p, q)).isEqualTo(z3.mkEq(p, q));
        assertThat(formulas.same(x, y)).isEqualTo(z3.mkEq(x, y));
        assertThat(formulas.same(z3.mkInt(1), z3.mkInt(2))).isEqualTo(no);
        assertThat(formulas.same(z3.mkInt(1), z3.mkInt(1))).isEqualTo(yes);
        assertThat(formulas.same(x, z3.mkInt(1))).isEqualTo(z3.mkEq(x, z3.mkInt(1)));
        assertThat(formulas.same(z3.mkInt(1), x)).isEqualTo(z3.mkEq(z3.mkInt(1), x));
    }

    @Test
    void choices() {
        Expr<?> number = x;
        assertThat(formulas.choose(yes, number, y)).isEqualTo(x);
        assertThat(formulas.choose(no, number, y)).isEqualTo(y);
        assertThat(formulas.choose(p, number, x)).isEqualTo(x);
        assertThat(formulas.choose(p, number, y)).isEqualTo(z3.mkITE(p, x, y));
        BoolExpr r = z3.mkBoolConst("r");
        same(formulas.choose(p, q, r), (BoolExpr) z3.mkITE(p, q, r));
        Expr<?> formula = q;
        same(formulas.choose(p, formula, r), (BoolExpr) z3.mkITE(p, q, r));
    }

    @Test
    void comparisons() {
        assertThat(formulas.less(x, x)).isEqualTo(no);
        assertThat(formulas.lessOrSame(x, x)).isEqualTo(yes);
        assertThat(formulas.less(x, y)).isEqualTo(z3.mkLt(x, y));
        assertThat(formulas.lessOrSame(x, y)).isEqualTo(z3.mkLe(x, y));
    }

    @Test
    void arithmetic() {
        assertThat(formulas.sum(List.of())).isEqualTo(z3.mkInt(0));
        assertThat(formulas.sum(List.of(x))).isEqualTo(x);
        assertThat(formulas.plus(x, y)).isEqualTo(z3.mkAdd(x, y));
        assertThat(formulas.minus(x, y)).isEqualTo(z3.mkSub(x, y));
        assertThat(formulas.times(x, y)).isEqualTo(z3.mkMul(x, y));
        assertThat(holds(z3.mkEq(formulas.divided(z3.mkInt(-7), z3.mkInt(2)), z3.mkInt(-4))))
                .isTrue();
        assertThat(holds(z3.mkEq(formulas.modulo(z3.mkInt(-7), 2), z3.mkInt(1))))
                .isTrue();
    }

    @Test
    void howManyHold() {
        assertThat(formulas.count(List.of())).isEqualTo(z3.mkInt(0));
        assertThat(formulas.count(List.of(no, no))).isEqualTo(z3.mkInt(0));
        assertThat(formulas.count(List.of(yes, no, yes))).isEqualTo(z3.mkInt(2));
        BoolExpr two = z3.mkEq(formulas.count(List.of(p, yes, q, no)), z3.mkInt(2));
        same(two, z3.mkXor(p, q));
        same(z3.mkEq(formulas.count(List.of(p)), z3.mkInt(1)), p);
    }

    @Test
    void sorts() {
        assertThat(SolverFormulas.isWhole(x)).isTrue();
        assertThat(SolverFormulas.isReal(x)).isFalse();
        Expr<?> real = formulas.toReal(x);
        assertThat(SolverFormulas.isReal(real)).isTrue();
        assertThat(SolverFormulas.isWhole(real)).isFalse();
        assertThat(formulas.toReal(real)).isEqualTo(real);
        assertThat(formulas.fresh("f", z3.getIntSort())).isNotEqualTo(formulas.fresh("f", z3.getIntSort()));
    }
}
