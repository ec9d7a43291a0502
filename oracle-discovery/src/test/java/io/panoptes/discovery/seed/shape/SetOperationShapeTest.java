package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SetOperationShapeTest {
    private static final Shapes SHAPES = new Shapes(new SetOperationShape());

    @Test
    void describesAUnion() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x UNION SELECT y.c0 AS k FROM t2 AS y"))
                .isTrue();
    }

    @Test
    void doesNotDescribeADisjunction() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE x.c0 = 1 OR x.c0 = 2"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
