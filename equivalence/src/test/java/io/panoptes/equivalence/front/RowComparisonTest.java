package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the comparisons give on values is tested on DuckDB ({@code RowsOnDbmsTest}). */
class RowComparisonTest {
    private static final Scalar NUMBER = new Scalar.Column(0, SqlType.INTEGER);
    private static final Scalar TEXT = new Scalar.Column(1, SqlType.TEXT);
    private static final Scalar NULL = Literals.ofNull(new SqlType.NullType());

    private static Scalar call(Operator operator, Scalar... arguments) {
        return new Scalar.Call(operator, List.of(arguments), SqlType.BOOLEAN);
    }

    @Test
    void aNullThatIsWrittenOutIsTheGreatest() {
        assertThat(RowComparison.before(List.of(NUMBER, NULL))).isEqualTo(call(Operator.IS_NOT_NULL, NUMBER));
        assertThat(RowComparison.before(List.of(NULL, NUMBER))).isEqualTo(call(Operator.IS_NOT_NULL, NULL));
        assertThat(RowComparison.same(List.of(NULL, NUMBER))).isEqualTo(call(Operator.IS_NULL, NUMBER));
    }

    @Test
    void everyItemIsTheSame() {
        assertThat(RowComparison.same(List.of(NUMBER, TEXT, NUMBER, TEXT)))
                .isEqualTo(call(
                        Operator.AND,
                        call(Operator.IS_NOT_DISTINCT_FROM, NUMBER, NUMBER),
                        call(Operator.IS_NOT_DISTINCT_FROM, TEXT, TEXT)));
    }

    @Test
    void itemsOfOtherTypesAreRefused() {
        assertThatThrownBy(() -> RowComparison.same(List.of(NUMBER, TEXT))).isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> RowComparison.before(List.of(TEXT, NUMBER))).isInstanceOf(Unsupported.class);
    }
}
