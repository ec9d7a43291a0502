package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AggregateShapeTest {
    private static final Shapes SHAPES = new Shapes(new AggregateShape());

    @Test
    void describesAnAggregateOfAll() {
        assertThat(SHAPES.describes("SELECT COUNT(*) AS k FROM t1 AS x")).isTrue();
    }

    @Test
    void doesNotDescribeAGrouping() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k, COUNT(*) AS n FROM t1 AS x GROUP BY x.c0"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
