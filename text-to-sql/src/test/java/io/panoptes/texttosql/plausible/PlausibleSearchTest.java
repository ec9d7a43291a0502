package io.panoptes.texttosql.plausible;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.texttosql.constraint.mining.MinedDatabase;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import io.panoptes.texttosql.schema.DatabaseFolder;
import io.panoptes.texttosql.schema.DatabaseSchema;
import io.panoptes.texttosql.search.TextSearch;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlausibleSearchTest {
    @TempDir
    private Path folder;

    @Test
    void aDifferenceIsShownWithValuesOfTheGivenDatabase() throws SQLException {
        assertThat(search("SELECT name FROM client WHERE age > 34", "SELECT name FROM client WHERE age >= 34"))
                .hasValueSatisfying(found -> assertThat(found.database().rowsOf("client"))
                        .singleElement()
                        .satisfies(
                                row -> assertThat(row.toString()).contains("34").containsAnyOf("Ann", "Bob", "Cyd")));
    }

    /** No client is younger than 20, and nobody is without an age: what differs there only is not plausible. */
    @Test
    void whatTheDataNeverHoldIsNotPlausible() throws SQLException {
        assertThat(search("SELECT name FROM client WHERE age > 5", "SELECT name FROM client"))
                .isEmpty();
        assertThat(search("SELECT COUNT(*) FROM client", "SELECT COUNT(age) FROM client"))
                .isEmpty();
    }

    private Optional<TextSearch.Found> search(String gold, String predicted) throws SQLException {
        Path file = folder.resolve("shop.sqlite");
        if (!file.toFile().exists()) {
            new MinedDatabase(
                            file,
                            List.of(
                                    "CREATE TABLE client (id INTEGER PRIMARY KEY, name TEXT, age INTEGER)",
                                    "INSERT INTO client VALUES (901, 'Ann', 34), (902, 'Bob', 58), (903, 'Cyd', 20),"
                                            + " (904, 'Dan', 77), (905, 'Eve', 41), (906, 'Fay', 34)"))
                    .close();
        }
        try (DatabaseFolder given = new DatabaseFolder(folder);
                PlausibleSearch search = new PlausibleSearch(given, MiningOptions.STANDARD);
                Targets targets = new ReleasedTargets();
                TextRunners runners = new TextRunners(targets, List.of())) {
            DatabaseSchema tables = given.of("shop").orElseThrow();
            return search.search(
                    "shop",
                    new TextPair(tables.ddl(), tables.schema(), gold, predicted, Semantics.BAG),
                    runners.open(List.of("sqlite:3.54.1.0")).getFirst(),
                    answers -> true,
                    Budget.of(Duration.ofSeconds(20)));
        }
    }
}
