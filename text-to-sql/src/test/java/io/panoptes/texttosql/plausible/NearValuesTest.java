package io.panoptes.texttosql.plausible;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearValuesTest {
    private static final NearValues AGES =
            new NearValues(List.of(Value.of(90), Value.of(12), Value.of(34), Value.of(58), Value.of(17), Value.of(70)));

    @Test
    void aConstantAndItsNeighboursComeFirst() {
        assertThat(AGES.of(List.of(Value.of(34))))
                .startsWith(Value.of(34), Value.of(17), Value.of(58))
                .doesNotContain(Value.of(35));
    }

    @Test
    void aConstantThatNoRowHasIsNotMadeUp() {
        assertThat(AGES.of(List.of(Value.of(40))))
                .startsWith(Value.of(34), Value.of(58))
                .doesNotContain(Value.of(40));
    }

    @Test
    void textsThatContainAConstantMatter() {
        NearValues names = new NearValues(List.of(Value.of("Ulm"), Value.of("Bonn"), Value.of("Neu-Ulm")));
        assertThat(names.of(List.of(Value.of("Ulm")))).startsWith(Value.of("Ulm"), Value.of("Neu-Ulm"));
    }

    @Test
    void aColumnWithoutValuesHasNone() {
        assertThat(new NearValues(List.of()).of(List.of(Value.of(1)))).isEmpty();
    }
}
