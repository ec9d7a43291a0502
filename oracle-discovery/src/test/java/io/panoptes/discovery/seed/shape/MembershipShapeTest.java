package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MembershipShapeTest {
    private static final Shapes SHAPES = new Shapes(new MembershipShape());

    @Test
    void describesAnIn() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE x.c0 IN (SELECT y.c0 FROM t2 AS y)"))
                .isTrue();
    }

    @Test
    void doesNotDescribeAListOfConstants() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x WHERE x.c0 IN (1, 2)"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
