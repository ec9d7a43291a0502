package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DistinctShapeTest {
    private static final Shapes SHAPES = new Shapes(new DistinctShape());

    @Test
    void describesADistinct() {
        assertThat(SHAPES.describes("SELECT DISTINCT x.c0 AS k FROM t1 AS x")).isTrue();
    }

    @Test
    void doesNotDescribeADistinctAggregate() {
        assertThat(SHAPES.describes("SELECT COUNT(DISTINCT x.c0) AS k FROM t1 AS x"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
