package io.panoptes.equivalence.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GoalWordsTest {
    private static final Schema SHOP = SchemaReader.read("""
            CREATE TABLE customer (id INT PRIMARY KEY, city VARCHAR(20));
            CREATE TABLE orders (id INT PRIMARY KEY, customer INT, amount INT);
            """);

    private static List<String> words(String sql) {
        Relation query = new Front(SHOP, ReadingProfile.STANDARD).translate(sql);
        TestSuite suite = new TestSuiteMaker(1, 500, 0).make(SHOP, query, Map.of(), Budget.of(Duration.ofSeconds(5)));
        GoalWords words = new GoalWords(query);
        return Stream.concat(suite.covered().stream(), suite.missed().stream().map(TestSuite.Missed::goal))
                .map(words::of)
                .toList();
    }

    @Test
    void namesColumnsByTheirTables() {
        assertThat(words("SELECT c.city, SUM(o.amount) FROM customer c LEFT JOIN orders o ON o.customer = c.id"
                        + " WHERE c.city <> 'Bonn' GROUP BY c.city"))
                .contains(
                        "a condition is FALSE: customer.city <> 'Bonn'",
                        "there are several groups: GROUP BY customer.city with SUM(orders.amount)",
                        "a left row has no partner: LEFT JOIN on orders.customer = customer.id")
                .noneMatch(words -> words.contains("$") || words.contains("["));
    }

    @Test
    void seesTheRowsAroundASubquery() {
        assertThat(
                        words(
                                "SELECT id FROM customer c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer = c.id AND o.amount > 5)"))
                .anyMatch(words -> words.contains("orders.customer = customer.id"))
                .anyMatch(words -> words.contains("orders.amount > 5"))
                .noneMatch(words -> words.contains("$") || words.contains("["));
    }

    @Test
    void namesWhatIsComputed() {
        assertThat(
                        words(
                                "SELECT city, COUNT(*) AS n FROM customer GROUP BY city HAVING COUNT(*) > 1 ORDER BY 2 LIMIT 3"))
                .contains(
                        "a condition is TRUE: COUNT(*) > 1",
                        "LIMIT or OFFSET cuts rows away: ORDER BY COUNT(*) LIMIT 3");
    }
}
