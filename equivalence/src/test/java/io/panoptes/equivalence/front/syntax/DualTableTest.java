package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DualTableTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DualTable(Rewritten.SCHEMA));

    @Test
    void isLeftOut() {
        assertThat(REWRITTEN.query("SELECT 1 FROM DUAL")).isEqualTo("SELECT 1");
    }

    @Test
    void aTableOfTheSchemaStays() {
        assertThat(REWRITTEN.query("SELECT 1 FROM t")).isEqualTo("SELECT 1 FROM t");
    }
}
