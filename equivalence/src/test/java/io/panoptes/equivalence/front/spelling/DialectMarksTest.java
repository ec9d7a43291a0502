package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.DialectMark;
import io.panoptes.sql.reading.NullOrder;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfile.DateArithmetic;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.reading.ReadingUse;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DialectMarksTest {
    private static final ReadingProfile MYSQL = ReadingProfiles.named("mysql");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT IF(a > 1, 'x', 'y') FROM t",
                "SELECT a FROM t WHERE datediff(d, (SELECT MIN(d) FROM t)) = 1",
                "SELECT ISNULL(a) FROM t",
                "SELECT a FROM t WHERE a > 1 && b > 1",
                "SELECT a FROM t WHERE a IS NULL || b > 1",
                "SELECT DATE_ADD(d, INTERVAL 1 DAY) FROM t",
                "SELECT DATE_FORMAT(d, '%Y') FROM t",
                "SELECT ISNULL((SELECT COUNT(a, b) FROM t))"
            })
    void mySqlIsTold(String sql) {
        assertThat(DialectMarks.hasOwn(sql, MYSQL)).isTrue();
        assertThat(DialectMarks.hasForeign(sql, MYSQL)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a::TEXT FROM t",
                "SELECT t.a FROM t FULL OUTER JOIN u ON t.a = u.a",
                "SELECT a, COUNT(*) FROM t GROUP BY GROUPING SETS ((a), ())",
                "SELECT a FROM t ORDER BY a NULLS LAST",
                "SELECT a FROM t WHERE a IS NOT DISTINCT FROM 1",
                "SELECT COUNT(*) FILTER (WHERE a > 1) FROM t",
                "SELECT 'x' || a FROM t"
            })
    void othersAreTold(String sql) {
        assertThat(DialectMarks.hasForeign(sql, MYSQL)).isTrue();
        assertThat(DialectMarks.hasOwn(sql, MYSQL)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a / b FROM t",
                "SELECT DATEDIFF(DAY, d, e) FROM t",
                "SELECT t.date_format FROM t",
                "SELECT 'IF(a, b, c) and a::b' FROM t",
                "SELECT \"FULL JOIN\" FROM t -- IF(a, b, c)",
                "SELECT a || b FROM t",
                "SELECT COUNT(DISTINCT a) FROM t",
                "SELECT DATE_ADD(d, 1), INTERVAL 1 DAY FROM t",
                "SELECT s.CURDATE() FROM t",
                "SELECT CURDATE FROM t",
                "SELECT `IF`(a, b, c) FROM t",
                "SELECT ISNULL(), IF(a, b), NULLS",
                "SELECT 'never closed"
            })
    void plainTextTellsNothing(String sql) {
        assertThat(DialectMarks.hasOwn(sql, MYSQL)).isFalse();
        assertThat(DialectMarks.hasForeign(sql, MYSQL)).isFalse();
    }

    @Test
    void aTextThatIsNotReadHasNoMarks() {
        assertThat(DialectMarks.hasOwn("SELECT 0x1F && 1", MYSQL)).isFalse();
        assertThat(DialectMarks.hasForeign("SELECT 1_000 NULLS FIRST", MYSQL)).isFalse();
    }

    @Test
    void aMarkIsOfItsProfileAlone() {
        ReadingProfile made = new ReadingProfile(
                "made up",
                Set.of(),
                NullOrder.LAST,
                DateArithmetic.DAYS,
                List.of(),
                new ReadingUse(
                        false, List.of(DialectMark.of("'' LIKELY ''")), List.of(DialectMark.of("TOP")), List.of()));
        assertThat(DialectMarks.hasOwn("SELECT 'a' likely 'b'", made)).isTrue();
        assertThat(DialectMarks.hasOwn("SELECT 'a' likely b", made)).isFalse();
        assertThat(DialectMarks.hasOwn("SELECT 'a' likely", made)).isFalse();
        assertThat(DialectMarks.hasOwn("SELECT CURDATE()", made)).isFalse();
        assertThat(DialectMarks.hasForeign("SELECT TOP 3 a FROM t", made)).isTrue();
        assertThat(DialectMarks.hasForeign("SELECT 'TOP' FROM t", made)).isFalse();
        assertThat(DialectMarks.hasOwn("SELECT CURDATE()", ReadingProfile.STANDARD))
                .isFalse();
    }
}
