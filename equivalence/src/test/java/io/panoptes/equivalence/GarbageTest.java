package io.panoptes.equivalence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Garbage in: an error each, no crash and no hang. */
class GarbageTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE emp (id INT PRIMARY KEY, name VARCHAR(20), sal INT, dept INT, hired DATE)",
            "CREATE TABLE dept (id INT PRIMARY KEY, name VARCHAR(20))"));

    private static final List<String> QUERIES = List.of(
            "SELECT e.name, COUNT(*) FROM emp e JOIN dept d ON e.dept = d.id GROUP BY e.name HAVING COUNT(*) > 1",
            "SELECT name FROM emp WHERE sal > (SELECT AVG(sal) FROM emp) AND name LIKE 'a%' ORDER BY name LIMIT 3",
            "WITH x AS (SELECT dept, MAX(sal) m FROM emp GROUP BY dept) SELECT * FROM x WHERE m BETWEEN 1 AND 5",
            "SELECT RANK() OVER (PARTITION BY dept ORDER BY sal DESC) FROM emp WHERE hired >= '2020-01-01'",
            "SELECT id FROM dept EXCEPT SELECT dept FROM emp WHERE NOT EXISTS (SELECT 1 FROM dept WHERE id = sal / 2)");

    private static final List<String> PIECES = List.of(
            "(",
            ")",
            ",",
            "'",
            "\"",
            "`",
            "--",
            "/*",
            ";",
            " NULL ",
            " NOT ",
            " SELECT ",
            " FROM ",
            " IN ",
            "*",
            "0",
            "99999999999999999999",
            "1e999",
            "\\",
            "\u0000",
            "é",
            "= ANY",
            " OVER ",
            " UNION ALL ",
            "CAST(",
            " AS ");

    private final Random random = new Random(7);

    @Test
    void randomBytesAreNoQueries() {
        noneIsRead(1_500);
    }

    @Test
    @Tag("slow")
    void manyRandomBytesAreNoQueries() {
        noneIsRead(50_000);
    }

    private void noneIsRead(int texts) {
        List<PairRefuter> refuters = Readings.ANY.stream()
                .map(profile -> new PairRefuter(List.of(new ConcreteStage(1, 10, 10)), List.of(profile)))
                .toList();
        for (int i = 0; i < texts; i++) {
            byte[] bytes = new byte[1 + random.nextInt(60)];
            random.nextBytes(bytes);
            String text =
                    new String(bytes, random.nextBoolean() ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
            assertThat(refuters.get(i % refuters.size())
                            .refute(pair(text, QUERIES.getFirst()), budget(50), Optional.empty()))
                    .as("%d: %s", i, text)
                    .isInstanceOf(PairDecision.NotRead.class);
        }
    }

    @Test
    void truncatedQueriesEndInADecision() {
        Timed timed = refuter(List.of(new ConcreteStage(1, 20, 20)), Duration.ofMillis(100));
        for (String query : QUERIES) {
            for (int length = 0; length < query.length(); length += 5) {
                timed.run(pair(query, query.substring(0, length)));
            }
        }
    }

    @Test
    void mutatedQueriesEndInADecision() {
        Timed quick = refuter(List.of(new ConcreteStage(1, 10, 10)), Duration.ofMillis(30));
        Timed whole = refuter(Stages.upTo(1), Duration.ofMillis(30));
        for (int i = 0; i < 200; i++) {
            String query = QUERIES.get(random.nextInt(QUERIES.size()));
            (i % 10 == 0 ? whole : quick).run(pair(query, mutated(query)));
        }
    }

    @Test
    void deeplyNestedQueriesEndInADecision() {
        Timed timed = refuter(List.of(new ConcreteStage(1, 5, 5)), Duration.ofMillis(100));
        for (int depth : new int[] {50, 500, 5_000}) {
            timed.run(pair(QUERIES.getFirst(), "SELECT " + "(".repeat(depth) + "1" + ")".repeat(depth) + " FROM emp"));
            timed.run(pair(QUERIES.getFirst(), "SELECT 1 FROM emp WHERE " + "NOT ".repeat(depth) + "sal = 1"));
        }
    }

    private String mutated(String query) {
        StringBuilder text = new StringBuilder(query);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(8));
            switch (random.nextInt(3)) {
                case 0 -> text.delete(from, to);
                case 1 -> text.insert(from, PIECES.get(random.nextInt(PIECES.size())));
                default -> text.insert(random.nextInt(text.length()), text.substring(from, to));
            }
            if (text.isEmpty()) {
                text.append(' ');
            }
        }
        return text.toString();
    }

    private record Timed(PairRefuter refuter, Duration budget) {
        /** A budget that is passed by far is a hang. */
        void run(QueryPair pair) {
            long start = System.nanoTime();
            assertThatCode(() -> refuter.refute(pair, Budget.of(budget), Optional.empty()))
                    .as("%s", pair.right())
                    .doesNotThrowAnyException();
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .as("%s", pair.right())
                    .isLessThan(Duration.ofSeconds(5));
        }
    }

    private static Timed refuter(List<Stage> stages, Duration budget) {
        return new Timed(new PairRefuter(stages, Readings.ANY), budget);
    }

    private static Budget budget(long millis) {
        return Budget.of(Duration.ofMillis(millis));
    }

    private static QueryPair pair(String left, String right) {
        return new QueryPair(SCHEMA, left, right, Semantics.BAG);
    }
}
