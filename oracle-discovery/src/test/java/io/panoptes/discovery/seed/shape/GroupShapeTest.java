package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroupShapeTest {
    private static final Shapes SHAPES = new Shapes(new GroupShape());

    @Test
    void describesAGrouping() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k, COUNT(*) AS n FROM t1 AS x GROUP BY x.c0"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAnAggregateOfAll() {
        assertThat(SHAPES.describes("SELECT COUNT(*) AS k FROM t1 AS x")).isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
