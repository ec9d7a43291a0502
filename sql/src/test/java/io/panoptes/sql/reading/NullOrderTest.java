package io.panoptes.sql.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NullOrderTest {
    @ParameterizedTest
    @CsvSource({"LOWEST,true,false", "HIGHEST,false,true", "FIRST,true,true", "LAST,false,false"})
    void nullsStandFirst(NullOrder order, boolean ascending, boolean descending) {
        assertThat(order.areFirst(false)).isEqualTo(ascending);
        assertThat(order.areFirst(true)).isEqualTo(descending);
    }
}
