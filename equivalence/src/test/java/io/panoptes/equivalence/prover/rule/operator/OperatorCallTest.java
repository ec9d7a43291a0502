package io.panoptes.equivalence.prover.rule.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class OperatorCallTest {
    @Test
    void tellsExactNumbersFromOthers() {
        OperatorCall exact = Calls.call(Operator.PLUS, SqlType.INTEGER, Calls.whole(1), Calls.decimal("0.50"));
        assertThat(exact.areNumbers()).isTrue();
        assertThat(exact.areExact()).isTrue();
        assertThat(exact.isFloating()).isFalse();
        OperatorCall floating = Calls.call(Operator.PLUS, SqlType.DOUBLE, Calls.whole(1), Calls.floating(0.5));
        assertThat(floating.areNumbers()).isTrue();
        assertThat(floating.areExact()).isFalse();
        assertThat(floating.isFloating()).isTrue();
        OperatorCall text = Calls.call(Operator.CONCAT, SqlType.TEXT, Calls.text("a"), Calls.whole(1));
        assertThat(text.areNumbers()).isFalse();
        assertThat(text.argument(1)).isEqualTo(Calls.whole(1));
    }
}
