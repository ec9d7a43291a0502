package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class BagFunctionTest {
    private static final Bag NONE = new Bag(List.of());

    @Test
    void aSumOfDoublesIsNeverNull() {
        assertThat(isNull(BagFunction.Known.SUM_OF_DOUBLES)).isEqualTo(Formula.FALSE);
        assertThat(isNull(BagFunction.Known.SUM_OF_REALS)).isEqualTo(Formula.FALSE);
    }

    @Test
    void otherValuesMayBeNull() {
        assertThat(isNull(BagFunction.Known.ONLY_VALUE)).isInstanceOf(Formula.IsNull.class);
        assertThat(isNull(new BagFunction.Named("SUM of DOUBLE"))).isInstanceOf(Formula.IsNull.class);
    }

    @Test
    void isWrittenAsInCertificates() {
        assertThat(Text.of(summary(BagFunction.Known.SUM_OF_DOUBLES))).isEqualTo("SUM of DOUBLE(){0}");
        assertThat(Text.of(summary(BagFunction.Known.SUM_OF_REALS))).isEqualTo("SUM of REAL(){0}");
        assertThat(BagFunction.Known.sum(new SqlType.DoubleType(32))).isEqualTo(BagFunction.Known.SUM_OF_REALS);
        assertThat(BagFunction.Known.sum(new SqlType.DoubleType(64))).isEqualTo(BagFunction.Known.SUM_OF_DOUBLES);
        assertThat(Text.of(summary(BagFunction.Known.ONLY_VALUE))).isEqualTo("only value(){0}");
    }

    private static Formula isNull(BagFunction function) {
        return Formulas.isNull(summary(function));
    }

    private static Term summary(BagFunction function) {
        return new Term.Summary(function, List.of(), NONE, SqlType.DOUBLE);
    }
}
