package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExistsShapeTest {
    private static final Shapes SHAPES = new Shapes(new ExistsShape());

    @Test
    void describesAnExists() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE EXISTS (SELECT 1 AS one FROM t2 AS y WHERE"
                        + " y.t1_id = x.id)"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAnIn() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE x.c0 IN (SELECT y.c0 FROM t2 AS y)"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
