package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartnersTest {
    private static final Relation SIDE =
            new Relation.Scan(SchemaReader.read(List.of("CREATE TABLE t (id BIGINT PRIMARY KEY, a INT)"))
                    .tables()
                    .getFirst());

    @Test
    void aKeyThatIsEqualToAnExactNumberHasOneRow() {
        assertThat(Partners.oneAtMost(SIDE, keyIs(SqlType.INTEGER), 1)).isTrue();
        assertThat(Partners.oneAtMost(SIDE, keyIs(new SqlType.DecimalType(20, 2)), 1))
                .isTrue();
    }

    /** Two keys of 64 bits may be the same number in floating point. */
    @Test
    void aKeyThatIsRoundedMayHaveSeveral() {
        assertThat(Partners.oneAtMost(SIDE, keyIs(SqlType.DOUBLE), 1)).isFalse();
        assertThat(Partners.oneAtMost(SIDE, keyIs(SqlType.TEXT), 1)).isFalse();
    }

    private static Scalar keyIs(SqlType other) {
        return new Scalar.Call(
                Operator.EQUAL,
                List.of(new Scalar.Column(0, other), new Scalar.Column(1, SqlType.BIGINT)),
                SqlType.BOOLEAN);
    }
}
