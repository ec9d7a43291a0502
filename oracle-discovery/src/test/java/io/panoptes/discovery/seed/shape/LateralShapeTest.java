package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LateralShapeTest {
    private static final Shapes SHAPES = new Shapes(new LateralShape());

    @Test
    void describesALateralTable() {
        assertThat(SHAPES.describes(
                        "SELECT l.v AS k FROM t1 AS x CROSS JOIN LATERAL (SELECT y.c0 AS v FROM t2 AS y WHERE"
                                + " y.t1_id = x.id) AS l"))
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
