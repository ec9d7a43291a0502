package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnQueryTest {
    @Test
    void eachPlaceIsFilled() {
        var query =
                new OwnQuery("SELECT d.<a> AS k, o.<f> AS m FROM <t> AS d SEMI JOIN <u> AS o USING (<s>) LIMIT <n>");
        assertThat(query.over("b0", "b1", new OwnQuery.Columns("c0", "c1", "c2", "c3", "c4"), 2))
                .isEqualTo("SELECT d.c0 AS k, o.c3 AS m FROM b0 AS d SEMI JOIN b1 AS o USING (c4) LIMIT 2");
    }
}
