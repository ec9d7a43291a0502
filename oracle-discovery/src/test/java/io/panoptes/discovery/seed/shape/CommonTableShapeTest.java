package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommonTableShapeTest {
    private static final Shapes SHAPES = new Shapes(new CommonTableShape());

    @Test
    void describesAWith() {
        assertThat(SHAPES.describes("WITH m AS (SELECT x.c0 AS k FROM t1 AS x) SELECT m.k AS k FROM m"))
                .isTrue();
    }

    @Test
    void doesNotDescribeADerivedTable() {
        assertThat(SHAPES.describes("SELECT m.k AS k FROM (SELECT x.c0 AS k FROM t1 AS x) AS m"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
