package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Garbage in: an error each, no crash, no hang. */
@Timeout(120)
class FrontRobustnessTest {
    private static final long SEED = 20_260_101;

    private static final List<String> QUERIES = List.of(
            "SELECT deptno, COUNT(*) FROM emp WHERE sal > 3 AND ename LIKE 'a%' GROUP BY deptno HAVING SUM(sal) > 1",
            "SELECT e.*, d.name FROM emp e LEFT JOIN dept d ON e.deptno = d.deptno ORDER BY 1 LIMIT 3",
            "SELECT * FROM emp e WHERE EXISTS (SELECT 1 FROM dept d WHERE d.deptno = e.deptno) OR sal IN (1, 2)",
            "WITH t AS (SELECT sal, RANK() OVER (PARTITION BY deptno ORDER BY sal) r FROM emp) SELECT * FROM t UNION"
                    + " SELECT DATE_ADD(hiredate, INTERVAL 1 DAY), IF(sal, 'x', \"y\") FROM `emp`",
            "SELECT CASE WHEN sal DIV 2 = 1 THEN CAST(sal AS CHAR(3)) END FROM emp NATURAL JOIN dept");

    @Test
    void randomBytes() {
        noneIsTranslated(1_500);
    }

    @Test
    @Tag("slow")
    @Timeout(600)
    void manyRandomBytes() {
        noneIsTranslated(50_000);
    }

    private static void noneIsTranslated(int texts) {
        Random random = new Random(SEED);
        Front front = new Front(FrontFixture.SCHEMA, ReadingProfiles.named("mysql"));
        for (int i = 0; i < texts; i++) {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            String sql = new String(bytes, i % 2 == 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
            assertThat(outcome(front, sql)).as("seed %d, case %d", SEED, i).isNotEqualTo("translated");
        }
    }

    @Test
    void mutatedQueries() {
        eachHasAnOutcome(300);
    }

    @Test
    @Tag("slow")
    @Timeout(600)
    void manyMutatedQueries() {
        eachHasAnOutcome(10_000);
    }

    private static void eachHasAnOutcome(int mutants) {
        Random random = new Random(SEED);
        for (ReadingProfile profile :
                List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"), ReadingProfiles.named("sqlite"))) {
            Front front = new Front(FrontFixture.SCHEMA, profile);
            for (int i = 0; i < mutants; i++) {
                String sql = mutated(QUERIES.get(random.nextInt(QUERIES.size())), random);
                assertThat(outcome(front, sql)).as(sql).isNotEmpty();
            }
        }
    }

    @Test
    void truncatedQueries() {
        Front front = new Front(FrontFixture.SCHEMA, ReadingProfiles.named("mysql"));
        for (String query : QUERIES) {
            for (int end = 0; end < query.length(); end++) {
                assertThat(outcome(front, query.substring(0, end))).isNotEmpty();
            }
        }
    }

    @Test
    void deepNesting() {
        Front front = new Front(FrontFixture.SCHEMA, ReadingProfile.STANDARD);
        for (int depth : List.of(10, 1_000, 20_000)) {
            String brackets = "SELECT " + "(".repeat(depth) + "1" + ")".repeat(depth);
            String sums = "SELECT 1" + " + 1".repeat(depth);
            String negations = "SELECT * FROM emp WHERE " + "NOT ".repeat(depth) + "sal = 1";
            String tables = "SELECT * FROM (".repeat(Math.min(depth, 300)) + "emp" + ") t".repeat(Math.min(depth, 300));
            for (String sql : List.of(brackets, sums, negations, tables)) {
                assertThat(outcome(front, sql)).isNotEmpty();
            }
        }
    }

    @Test
    void anErrorHasAPlaceInTheTextThatCameIn() {
        Front front = new Front(FrontFixture.SCHEMA, ReadingProfiles.named("mysql"));
        assertThatThrownBy(() -> front.translate("SELECT `sal`,\n  salary FROM emp"))
                .isInstanceOfSatisfying(SqlError.class, error -> {
                    assertThat(error.line()).isEqualTo(2);
                    assertThat(error.column()).isEqualTo(3);
                    assertThat(error.problem()).contains("salary");
                });
    }

    @Test
    void anOpenQuoteIsToldWhereItOpens() {
        Front front = new Front(FrontFixture.SCHEMA, ReadingProfile.STANDARD);
        assertThatThrownBy(() -> front.translate("SELECT *\nFROM emp WHERE ename = 'x"))
                .isInstanceOf(SqlError.class)
                .hasMessageStartingWith("line 2, column 24:");
    }

    private static String mutated(String sql, Random random) {
        StringBuilder text = new StringBuilder(sql);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, (char) (32 + random.nextInt(95)));
                case 2 -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(20))));
                default -> text.setCharAt(at, (char) random.nextInt(0x250));
            }
            if (text.isEmpty()) {
                text.append(' ');
            }
        }
        return text.toString();
    }

    private static String outcome(Front front, String sql) {
        long start = System.nanoTime();
        try {
            front.translate(sql);
            return "translated";
        } catch (SqlError e) {
            return "invalid";
        } catch (Unsupported e) {
            return "unsupported";
        } finally {
            assertThat(Duration.ofNanos(System.nanoTime() - start)).as(sql).isLessThan(Duration.ofSeconds(20));
        }
    }
}
