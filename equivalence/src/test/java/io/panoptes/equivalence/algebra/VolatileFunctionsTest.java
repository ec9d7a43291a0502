package io.panoptes.equivalence.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class VolatileFunctionsTest {
    @Test
    void randomNumbersChange() {
        assertThat(VolatileFunctions.contains("RAND", List.of())).isTrue();
        assertThat(VolatileFunctions.contains("UPPER", List.of(text("a")))).isFalse();
    }

    @Test
    void someFunctionsReadTheClockUnlessTheyAreToldATime() {
        assertThat(VolatileFunctions.contains("DATE", List.of())).isTrue();
        assertThat(VolatileFunctions.contains("DATE", List.of(text(" Now ")))).isTrue();
        assertThat(VolatileFunctions.contains("DATE", List.of(text("2020-01-01"))))
                .isFalse();
    }

    private static Scalar text(String text) {
        return new Scalar.Literal(new Value.TextValue(text), SqlType.TEXT);
    }
}
