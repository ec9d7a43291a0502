package io.panoptes.equivalence.kernel.logic;

import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AskedQuestionsTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var P = row(3, "p");
    private static final Var Q = row(4, "p");
    private static final Term XA = column(X, "a");
    private static final Term XB = column(X, "b");
    private static final Term YA = column(Y, "a");
    private static final Term YB = column(Y, "b");

    private final AskedQuestions asked = new AskedQuestions();

    private static AskedQuestions.Key key(Goal goal, Formula... facts) {
        return AskedQuestions.key(List.of(facts), goal, Lemmas.NONE);
    }

    private static Goal holds(Formula formula) {
        return new Goal.Holds(formula);
    }

    @Test
    void namesOfVariablesDoNotMatter() {
        assertThat(key(holds(less(XA, XB)), present(XA))).isEqualTo(key(holds(less(YA, YB)), present(YA)));
    }

    @Test
    void whichVariableStandsWhereDoes() {
        assertThat(key(holds(less(XA, YB)))).isNotEqualTo(key(holds(less(XA, XB))));
        assertThat(key(holds(less(XA, XB)))).isNotEqualTo(key(holds(less(XB, XA))));
        assertThat(key(holds(less(XA, YA)), present(XA))).isNotEqualTo(key(holds(less(XA, YA)), present(YA)));
        assertThat(key(new Goal.SameRows(over(P, P), over(Q, Q))))
                .isNotEqualTo(key(new Goal.SameRows(over(P, Q), over(P, Q))));
    }

    @Test
    void theTableOfAVariableDoes() {
        Term number = column(P, "id");
        assertThat(key(holds(present(number)))).isNotEqualTo(key(holds(present(XA))));
    }

    @Test
    void soDoFactsAndTheKindOfGoal() {
        assertThat(key(holds(present(XA)), present(XA))).isNotEqualTo(key(holds(present(XA))));
        assertThat(key(new Goal.SameCount(List.of(present(XA)), List.of()))).isNotEqualTo(key(holds(present(XA))));
    }

    @Test
    void soDoTheSidesOfAGoal() {
        Formula a = present(XA);
        Formula b = present(XB);
        assertThat(key(new Goal.SameCount(List.of(a), List.of(b, a))))
                .isNotEqualTo(key(new Goal.SameCount(List.of(a, b), List.of(a))));
        assertThat(key(sum(a, XA, b, XB))).isNotEqualTo(key(sum(b, XA, a, XB)));
        assertThat(key(sum(a, XA, b, XB))).isEqualTo(key(sum(present(YA), YA, present(YB), YB)));
        assertThat(key(sum(a, XA, a, constant(1)))).isNotEqualTo(key(sum(a, XA, a, constant(2))));
    }

    private static Goal sum(Formula left, Term number, Formula right, Term other) {
        return new Goal.SameSum(List.of(new Goal.Weight(left, number)), List.of(new Goal.Weight(right, other)));
    }

    @Test
    void aRowThatALemmaNamesKeepsItsName() {
        Lemmas aboutX = about(X);
        assertThat(AskedQuestions.key(List.of(), holds(present(XA)), aboutX))
                .isNotEqualTo(AskedQuestions.key(List.of(), holds(present(YA)), aboutX));
        assertThat(AskedQuestions.key(List.of(), holds(same(XA, YA)), aboutX))
                .isEqualTo(AskedQuestions.key(List.of(), holds(same(XA, column(row(9, "t"), "a"))), aboutX));
    }

    private static Lemmas about(Var named) {
        return new Lemmas() {
            @Override
            public List<Lemma> about(Collection<String> shapes, Set<Var> rows) {
                return List.of();
            }

            @Override
            public boolean isAbout(Var row) {
                return row.equals(named);
            }

            @Override
            public int size() {
                return 1;
            }
        };
    }

    @Test
    void aYesStays() {
        AskedQuestions.Key question = key(holds(present(XA)));
        assertThat(asked.answer(question, 0, 0)).isEmpty();
        asked.keep(question, true, 5, 1);
        assertThat(asked.answer(question, 0, 3)).contains(true);
    }

    @Test
    void aNoStaysWhereNoMoreCouldBeFound() {
        AskedQuestions.Key question = key(holds(present(XA)));
        asked.keep(question, false, 3, 1);
        assertThat(asked.answer(question, 3, 1)).contains(false);
        assertThat(asked.answer(question, 2, 2)).contains(false);
        assertThat(asked.answer(question, 4, 1)).isEmpty();
        assertThat(asked.answer(question, 3, 0)).isEmpty();
        asked.keep(question, false, 4, 0);
        assertThat(asked.answer(question, 4, 0)).contains(false);
        asked.keep(question, false, 3, 1);
        assertThat(asked.answer(question, 4, 0)).contains(false);
    }

    @Test
    void nothingIsKnownOfWhatIsForgotten() {
        AskedQuestions.Key question = key(holds(present(XA)));
        AskedQuestions.Key other = key(holds(present(XB)));
        asked.keep(question, true, 0, 0);
        asked.keep(other, false, 0, 0);
        asked.forget();
        assertThat(asked.answer(question, 0, 0)).isEmpty();
        assertThat(asked.answer(other, 0, 0)).isEmpty();
    }
}
