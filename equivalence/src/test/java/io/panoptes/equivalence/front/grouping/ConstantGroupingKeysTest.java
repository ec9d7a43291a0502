package io.panoptes.equivalence.front.grouping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantGroupingKeysTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 'x' AS c, COUNT(*) FROM emp WHERE FALSE GROUP BY ROLLUP (c)",
                "SELECT ABS(2), ABS(2) FROM emp GROUP BY ROLLUP (1)",
                "SELECT c, COUNT(*) FROM (SELECT 2 AS c, sal FROM emp) e WHERE sal > 1 GROUP BY ROLLUP (c, sal)",
                "SELECT c FROM dept JOIN (SELECT 2 AS c, deptno AS k FROM emp) e ON deptno = k GROUP BY ROLLUP (c)",
                "SELECT (SELECT deptno FROM emp WHERE empno = 1 GROUP BY ROLLUP (dept.deptno) ORDER BY 1 LIMIT 1) FROM dept",
                "SELECT (SELECT dept.deptno FROM emp GROUP BY ROLLUP (dept.deptno) ORDER BY 1 LIMIT 1) FROM dept"
            })
    void areRefused(String sql) {
        for (String profile : new String[] {"mysql", "postgresql"}) {
            assertThatThrownBy(() -> FrontFixture.text(sql, ReadingProfiles.named(profile)))
                    .isInstanceOf(Unsupported.class);
        }
    }

    @Test
    void areReadWhereDuckDbHasThem() {
        String sql = "SELECT 'x' AS c, COUNT(*) FROM emp GROUP BY ROLLUP (c)";
        assertThat(FrontFixture.text(sql, ReadingProfiles.named("duckdb"))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT sal, COUNT(*) FROM emp WHERE sal = 1 GROUP BY ROLLUP (sal)",
                "SELECT sal + 1 AS c, COUNT(*) FROM emp GROUP BY ROLLUP (c)",
                "SELECT 'x' AS c, COUNT(*) FROM emp GROUP BY c"
            })
    void othersStay(String sql) {
        for (String profile : new String[] {"mysql", "postgresql"}) {
            assertThat(FrontFixture.text(sql, ReadingProfiles.named(profile))).isNotEmpty();
        }
    }

    /** MySQL takes e for c, and gives NULL in the row of all. */
    @Test
    void anUngroupedColumnBesideSetsIsRefused() {
        String sql = "SELECT c, e FROM (SELECT sal AS c, sal AS e FROM emp) x GROUP BY ROLLUP (c)";
        assertThatThrownBy(() -> FrontFixture.text(sql, ReadingProfiles.named("mysql")))
                .isInstanceOf(Unsupported.class);
    }
}
