package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SelfJoinShapeTest {
    private static final Shapes SHAPES = new Shapes(new SelfJoinShape());

    @Test
    void describesATableBesideItself() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x INNER JOIN t1 AS y ON x.id = y.id"))
                .isTrue();
    }

    @Test
    void doesNotDescribeTwoTables() {
        assertThat(SHAPES.describes("SELECT x.c0 AS k FROM t1 AS x INNER JOIN t2 AS y ON x.id = y.t1_id"))
                .isFalse();
    }

    @Test
    void describesWhatItMakes() {
        assertThat(SHAPES.made()).hasSizeGreaterThan(20).allMatch(SHAPES::describes);
    }
}
