package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DerivedUnionShapeTest {
    private static final Shapes SHAPES = new Shapes(new DerivedUnionShape());

    @Test
    void describesAUnionInFrom() {
        assertThat(SHAPES.describes(
                        "SELECT z.k AS k FROM (SELECT x.c0 AS k FROM t1 AS x UNION ALL SELECT y.c0 AS k FROM"
                                + " t2 AS y) AS z"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAUnionOnTop() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x UNION SELECT y.c0 AS k FROM t2 AS y"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
