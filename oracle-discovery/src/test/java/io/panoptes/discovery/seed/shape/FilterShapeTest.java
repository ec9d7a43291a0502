package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FilterShapeTest {
    private static final Shapes SHAPES = new Shapes(new FilterShape());

    @Test
    void describesACondition() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE x.c0 > 1"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAConditionBehindAJoin() {
        assertThat(SHAPES.describes(
                        "SELECT x.c0 AS k FROM t1 AS x INNER JOIN t2 AS y ON x.id = y.t1_id WHERE x.c0 > 1"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
