package io.panoptes.texttosql.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SuspicionsTest {
    private static final Schema SCHEMA = SchemaReader.read("""
            CREATE TABLE person (id INT PRIMARY KEY, name TEXT, city TEXT UNIQUE);
            CREATE TABLE visit (person INT REFERENCES person (id), price INT);
            """);

    @Test
    void betweenStandsForMoreAndLess() {
        assertThat(rewritten(
                        new BetweenForStrict(),
                        "How many visits cost more than 20 and less than 30?",
                        "SELECT COUNT(*) FROM visit AS T1 WHERE T1.price BETWEEN 20 AND 30 AND T1.person = 1"))
                .contains("SELECT COUNT(*) FROM visit AS T1 WHERE (T1.price > 20 AND T1.price < 30) AND T1.person = 1");
    }

    @Test
    void betweenStaysWhereTheQuestionSaysSo() {
        String query = "SELECT COUNT(*) FROM visit WHERE price BETWEEN 20 AND 30";
        assertThat(rewritten(new BetweenForStrict(), "How many visits cost between 20 and 30?", query))
                .isEmpty();
        assertThat(rewritten(new BetweenForStrict(), "How many visits are there?", query))
                .isEmpty();
    }

    @Test
    void aNameIsNoKey() {
        assertThat(
                        rewritten(
                                new GroupingByName(),
                                "",
                                "SELECT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person GROUP BY T1.name ORDER BY 1"))
                .contains(
                        "SELECT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person GROUP BY T1.\"id\", T1.name ORDER BY 1");
        assertThat(rewritten(new GroupingByName(), "", "SELECT name FROM person GROUP BY name"))
                .contains("SELECT name FROM person GROUP BY \"id\", name");
    }

    @Test
    void aKeyIs() {
        assertThat(rewritten(new GroupingByName(), "", "SELECT city FROM person GROUP BY city"))
                .isEmpty();
        assertThat(rewritten(new GroupingByName(), "", "SELECT id FROM person GROUP BY id"))
                .isEmpty();
        assertThat(rewritten(new GroupingByName(), "", "SELECT name FROM person GROUP BY name, id"))
                .isEmpty();
    }

    @Test
    void aTableOfWhichNothingIsUsedIsLeftOut() {
        assertThat(rewritten(
                        new NeedlessJoin(),
                        "",
                        "SELECT T1.name FROM person AS T1 INNER JOIN visit AS T2 ON T1.id = T2.person WHERE T1.id = 1"))
                .contains("SELECT T1.name FROM person AS T1  WHERE T1.id = 1");
    }

    @Test
    void aTableThatIsUsedStays() {
        assertThat(rewritten(
                        new NeedlessJoin(),
                        "",
                        "SELECT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person WHERE T2.price = 1"))
                .isEmpty();
        assertThat(rewritten(
                        new NeedlessJoin(),
                        "",
                        "SELECT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person WHERE price = 1"))
                .isEmpty();
        assertThat(rewritten(
                        new NeedlessJoin(),
                        "",
                        "SELECT * FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person WHERE T1.id = 1"))
                .isEmpty();
    }

    private static Optional<String> rewritten(Suspicion suspicion, String asked, String gold) {
        return suspicion.rewritten(new BenchmarkQuestion("1", "d", asked, "", "", gold), SCHEMA);
    }
}
