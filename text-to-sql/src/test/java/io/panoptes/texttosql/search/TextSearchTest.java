package io.panoptes.texttosql.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.trial.TextPair;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** On SQLite, which is a dependency of the tests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TextSearchTest {
    private static final List<String> TABLES = List.of(
            "CREATE TABLE zip (zip INTEGER PRIMARY KEY, type TEXT)",
            "CREATE TABLE member (id TEXT PRIMARY KEY, first TEXT, last TEXT, zip INTEGER REFERENCES zip (zip))",
            "CREATE TABLE client (id INTEGER PRIMARY KEY, district INTEGER)",
            "CREATE TABLE account (id INTEGER PRIMARY KEY, district INTEGER)",
            "CREATE TABLE trans (id INTEGER PRIMARY KEY, account INTEGER REFERENCES account (id), d DATE, amount INTEGER)");

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @SuppressWarnings("NullAway.Init")
    private TextRunners runners;

    @BeforeAll
    void open() {
        targets = new ReleasedTargets();
        runners = new TextRunners(targets, List.of("PRAGMA foreign_keys = OFF"));
    }

    @AfterAll
    void close() {
        runners.close();
        targets.close();
    }

    @Test
    void findsTwoRowsOfOneName() {
        assertThat(
                        found(
                                "SELECT z.type FROM member AS m JOIN zip AS z ON m.zip = z.zip WHERE m.first = 'Ann' AND m.last = 'Lee'",
                                "SELECT type FROM zip WHERE zip = (SELECT zip FROM member WHERE first || ' ' || last = 'Ann Lee')"))
                .isPresent();
    }

    @Test
    void findsADateThatIsNone() {
        assertThat(found(
                        "SELECT SUM(t.amount) FROM client AS c JOIN account AS a ON c.district = a.district"
                                + " JOIN trans AS t ON t.account = a.id WHERE STRFTIME('%Y', t.d) = '1998' AND c.id = 617",
                        "SELECT SUM(t.amount) FROM client AS c JOIN account AS a ON c.district = a.district"
                                + " JOIN trans AS t ON t.account = a.id WHERE t.d LIKE '1998%' AND c.id = 617"))
                .isPresent();
    }

    @Test
    void findsWhatALimitLeavesOut() {
        assertThat(found(
                        "SELECT m.id FROM member AS m JOIN zip AS z ON m.zip = z.zip WHERE z.type = 'PO Box'",
                        "SELECT m.id FROM member AS m JOIN zip AS z ON m.zip = z.zip WHERE z.type = 'PO Box' LIMIT 15"))
                .isPresent();
    }

    @Test
    void findsAMonthInAnotherYear() {
        assertThat(
                        found(
                                "SELECT id FROM trans WHERE STRFTIME('%m', d) = '09' AND amount = 2005",
                                "SELECT id FROM trans WHERE STRFTIME('%m', d) = '09' AND STRFTIME('%Y', d) = '2005' AND amount = 2005"))
                .isPresent();
    }

    @Test
    void findsLettersInTheirPlaces() {
        assertThat(found(
                        "SELECT id FROM member WHERE SUBSTR(first, 7, 1) = '4' AND LENGTH(first) = 7",
                        "SELECT id, last FROM member WHERE SUBSTR(first, -1) = '4' AND LENGTH(first) = 7"))
                .isPresent();
    }

    @Test
    void findsNoneWhereThereIsNone() {
        assertThat(found("SELECT type FROM zip WHERE zip > 5", "SELECT z.type FROM zip AS z WHERE 5 < z.zip"))
                .isEmpty();
    }

    private Optional<TextSearch.Found> found(String left, String right) {
        TextPair texts = new TextPair(TABLES, SchemaReader.read(TABLES), left, right, Semantics.SET);
        return new TextSearch(runners.open(List.of("sqlite:3.54.1.0")).getFirst(), answers -> true)
                .search(texts, 40, Budget.of(Duration.ofSeconds(30)));
    }
}
