package io.panoptes.equivalence.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ComparedTest {
    private static final Relation T =
            new Relation.Scan(SmallWorlds.SCHEMA.table("t").orElseThrow());
    private static final Scalar A = new Scalar.Column(0, SqlType.INTEGER);
    private static final Scalar B = new Scalar.Column(1, SqlType.INTEGER);
    private static final SortKey BY_A = new SortKey(A, false, false);
    private static final SortKey BY_B = new SortKey(B, false, false);

    private static Relation sorted(SortKey... keys) {
        return new Relation.Sort(T, List.of(keys), 0, OptionalLong.empty());
    }

    private static Relation project(Relation input, Scalar... expressions) {
        return new Relation.Project(input, List.of(expressions));
    }

    private static List<Relation> compared(Semantics semantics, Relation left, Relation right) {
        return Compared.of(new Problem(SmallWorlds.SCHEMA, left, right, semantics));
    }

    private static List<Relation> lists(Relation left, Relation right) {
        return compared(Semantics.LIST, left, right);
    }

    private static void isRefused(Relation left, Relation right) {
        assertThatThrownBy(() -> lists(left, right)).isInstanceOf(NotExpressible.class);
    }

    @Test
    void bagsAreComparedAsTheyStandAndSetsWithEachRowOnce() {
        Relation filtered = new Relation.Filter(T, A);
        assertThat(compared(Semantics.BAG, sorted(BY_A), filtered)).containsExactly(sorted(BY_A), filtered);
        assertThat(compared(Semantics.SET, T, filtered))
                .containsExactly(new Relation.Distinct(T), new Relation.Distinct(filtered));
    }

    @Test
    void listsComeWithTheKeysOfTheirOrder() {
        assertThat(lists(sorted(BY_B), project(sorted(BY_B), A, B)))
                .containsExactly(project(T, A, B, B), project(T, A, B, B));
        assertThat(lists(project(sorted(BY_B), A), project(sorted(BY_A), A)))
                .containsExactly(project(T, A, B), project(T, A, A));
    }

    /** The rows that a limit leaves hang on the order. */
    @Test
    void anOrderThatCutsRowsStays() {
        Relation first = new Relation.Sort(T, List.of(BY_A), 0, OptionalLong.of(2));
        Relation rest = new Relation.Sort(T, List.of(BY_A), 1, OptionalLong.empty());
        assertThat(lists(first, rest)).containsExactly(project(first, A, B, A), project(rest, A, B, A));
    }

    @Test
    void withoutAnyOrderListsAreBags() {
        Relation plain = new Relation.Sort(T, List.of(), 0, OptionalLong.of(1));
        assertThat(lists(T, plain)).containsExactly(T, plain);
        assertThat(lists(project(plain, A), T)).containsExactly(project(plain, A), T);
    }

    @Test
    void ordersOfOneSideOrOfOtherDirectionsAreRefused() {
        isRefused(sorted(BY_A), T);
        isRefused(T, sorted(BY_A));
        isRefused(T, project(sorted(BY_A), A, B));
        isRefused(sorted(BY_A), sorted(BY_A, BY_B));
        isRefused(sorted(BY_A), sorted(new SortKey(A, true, false)));
        isRefused(sorted(BY_A), sorted(new SortKey(A, false, true)));
        isRefused(sorted(BY_A, BY_B), sorted(BY_A, new SortKey(B, true, false)));
    }

    @Test
    void anOrderBelowTwoProjectionsIsRefused() {
        isRefused(project(project(sorted(BY_A), A, B), A), project(project(sorted(BY_B), A, B), A));
    }
}
