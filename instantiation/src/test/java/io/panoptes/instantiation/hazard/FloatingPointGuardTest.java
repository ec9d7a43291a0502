package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class FloatingPointGuardTest {

    @Test
    void stopsAnInexactColumn() {
        assertThat(Candidates.objection(new FloatingPointGuard(), Candidates.ofColumn(SqlType.DOUBLE, "DOUBLE")))
                .isPresent();
    }

    @Test
    void takesAnExactColumn() {
        assertThat(Candidates.objection(new FloatingPointGuard(), Candidates.ofColumn(SqlType.INTEGER, "INTEGER")))
                .isEmpty();
    }

    @Test
    void stopsAnInexactCast() {
        assertThat(Candidates.objection(
                        new FloatingPointGuard(), Candidates.ofQuery("SELECT SUM(CAST(k AS DOUBLE)) AS x FROM t")))
                .isPresent();
    }
}
