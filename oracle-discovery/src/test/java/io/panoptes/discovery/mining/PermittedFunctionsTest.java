package io.panoptes.discovery.mining;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PermittedFunctionsTest {
    private static final Query SEED = SqlReader.query("SELECT SQRT(t1.c0) FROM t1");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*), max(c0), COALESCE(c0, 1) FROM t1",
                "SELECT ROW_NUMBER() OVER (ORDER BY c0) FROM t1 WHERE c0 IN (SELECT ABS(c0) FROM t1)",
                "SELECT SQRT(c0) FROM t1"
            })
    void theStandardsAndTheSeedsMayBeCalled(String candidate) {
        assertThat(PermittedFunctions.objection(SqlReader.query(candidate), SEED))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT GETENV('HOME') FROM t1",
                "SELECT c0 FROM t1 WHERE EXISTS (SELECT 1 FROM t1 WHERE getenv('HOME') = 'x')",
                "SELECT SUM(c0) OVER (PARTITION BY getenv(c0)) FROM t1",
                "SELECT COUNT(*) FILTER (WHERE getenv('x') IS NULL) FROM t1 GROUP BY c0"
            })
    void anyOtherNameIsTold(String candidate) {
        assertThat(PermittedFunctions.objection(SqlReader.query(candidate), SEED))
                .hasValueSatisfying(objection -> assertThat(objection).contains("it calls GETENV"));
    }

    @Test
    void whatMayBeCalledIsTold() {
        assertThat(PermittedFunctions.objection(
                        SqlReader.query("SELECT SQRT(c0) FROM t1"), SqlReader.query("SELECT 1")))
                .hasValueSatisfying(objection -> assertThat(objection).contains("COALESCE", "ROW_NUMBER"));
    }
}
