package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LimitShapeTest {
    private static final Shapes SHAPES = new Shapes(new LimitShape());

    @Test
    void describesALimit() {
        assertThat(SHAPES.describes("SELECT z.k AS k FROM (SELECT x.id AS k FROM t1 AS x ORDER BY x.id LIMIT 2) AS z"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAnOrder() {
        assertThat(SHAPES.describes("SELECT x.id AS k FROM t1 AS x ORDER BY x.id"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
