package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FullJoinShapeTest {
    private static final Shapes SHAPES = new Shapes(new FullJoinShape());

    @Test
    void describesAFullJoin() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x FULL JOIN t2 AS y ON x.id = y.t1_id"))
                .isTrue();
    }

    @Test
    void doesNotDescribeALeftJoin() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x LEFT JOIN t2 AS y ON x.id = y.t1_id"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
