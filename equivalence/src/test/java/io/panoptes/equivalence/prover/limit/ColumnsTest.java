package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ColumnsTest {
    private static final Scalar.Column A = new Scalar.Column(0, SqlType.BIGINT);
    private static final Scalar.Column B = new Scalar.Column(1, SqlType.BIGINT);
    private static final Scalar OUTER = new Scalar.Outer(1, 0, SqlType.BIGINT);
    private static final Scalar LOOKING = new Scalar.Exists(new Relation.Values(List.of(), List.of()));

    @Test
    void usesTheColumnsOfEveryPartOfAChoice() {
        Scalar.Column third = new Scalar.Column(2, SqlType.BIGINT);
        Scalar choice = new Scalar.Case(List.of(new Scalar.When(A, third)), B, SqlType.BIGINT);
        assertThat(Columns.used(List.of(choice)).orElseThrow()).containsExactly(0, 1, 2);
    }

    /** Column 0 of an enclosing row is not column 0 of this one. */
    @Test
    void aColumnOfAnEnclosingRowIsNotUsed() {
        assertThat(Columns.used(List.of(OUTER, B)).orElseThrow()).containsExactly(1);
    }

    @Test
    void nothingIsKnownOfASubquery() {
        assertThat(Columns.used(List.of(A, LOOKING))).isEmpty();
    }

    @Test
    void movesAColumnBelowACallAndLeavesTheEnclosingRow() {
        Scalar sum = new Scalar.Call(Operator.PLUS, List.of(A, OUTER), SqlType.BIGINT);
        assertThat(Columns.replaced(List.of(sum), column -> Optional.of(B)))
                .contains(List.of(new Scalar.Call(Operator.PLUS, List.of(B, OUTER), SqlType.BIGINT)));
    }

    @Test
    void staysWhereOneColumnHasNoReplacement() {
        assertThat(Columns.replaced(List.of(A, B), column -> column.equals(A) ? Optional.of(B) : Optional.empty()))
                .isEmpty();
    }

    @Test
    void aMovedKeyKeepsItsDirectionAndTheSideOfNull() {
        List<SortKey> keys = List.of(new SortKey(A, true, false), new SortKey(A, false, true));
        assertThat(Columns.keys(keys, column -> Optional.of(B)))
                .contains(List.of(new SortKey(B, true, false), new SortKey(B, false, true)));
    }
}
