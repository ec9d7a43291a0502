package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScalarSubqueryShapeTest {
    private static final Shapes SHAPES = new Shapes(new ScalarSubqueryShape());

    @Test
    void describesASubqueryAmongTheColumns() {
        assertThat(SHAPES.describes("SELECT (SELECT COUNT(*) FROM t2 AS y) AS k FROM t1 AS x"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAnExists() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE EXISTS (SELECT 1 AS one FROM t2 AS y)"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
