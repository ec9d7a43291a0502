package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WindowShapeTest {
    private static final Shapes SHAPES = new Shapes(new WindowShape());

    @Test
    void describesAWindow() {
        assertThat(SHAPES.describes("SELECT MAX(x.c0) OVER (PARTITION BY x.p) AS k FROM t1 AS x"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAnAggregate() {
        assertThat(SHAPES.describes("SELECT MAX(x.c0) AS k FROM t1 AS x")).isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
