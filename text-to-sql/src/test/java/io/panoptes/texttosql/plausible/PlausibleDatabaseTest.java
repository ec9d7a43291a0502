package io.panoptes.texttosql.plausible;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.constraint.mining.MinedDatabase;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlausibleDatabaseTest {
    @TempDir
    private Path folder;

    private Schema schema;
    private RealValues real;

    @BeforeEach
    void open() throws SQLException {
        MinedDatabase mined = new MinedDatabase(
                folder.resolve("shop.sqlite"),
                List.of(
                        "CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT)",
                        "CREATE TABLE client (id INTEGER PRIMARY KEY, town INTEGER REFERENCES town (id), age INTEGER)",
                        "INSERT INTO town VALUES (70, 'Ulm'), (71, 'Bonn')",
                        "INSERT INTO client VALUES (901, 71, 34), (902, 70, 58)"));
        schema = new Schema(mined.schema().tables().stream()
                .map(PlausibleDatabaseTest::withRange)
                .toList());
        real = RealValues.of(mined.database(), schema);
    }

    private static Table withRange(Table table) {
        List<Constraint> constraints = new ArrayList<>(table.constraints());
        if (table.name().equals("client")) {
            constraints.add(new Constraint.Range("age", Optional.of(Value.of(18)), Optional.empty()));
        }
        return new Table(table.name(), table.columns(), constraints);
    }

    private Database replaced(Predicate<Database> shows) {
        Database own = new Database(
                schema,
                Map.of(
                        "town", List.of(Row.of(Value.of(1), Value.of("a")), Row.of(Value.of(2), Value.of("b"))),
                        "client", List.of(Row.of(Value.of(0), Value.of(2), Value.of(18)))));
        return new PlausibleDatabase(real).of(own, shows, Budget.of(Duration.ofSeconds(10)));
    }

    @Test
    void linkedColumnsChangeTogetherAndCheckedOnesStay() {
        Database database = replaced(any -> true);
        assertThat(database.rowsOf("town"))
                .containsExactly(Row.of(Value.of(70), Value.of("Ulm")), Row.of(Value.of(71), Value.of("Bonn")));
        assertThat(database.rowsOf("client")).containsExactly(Row.of(Value.of(901), Value.of(71), Value.of(18)));
    }

    @Test
    void aValueStaysWhereTheDifferenceWouldBeLost() {
        Database database = replaced(changed -> changed.rowsOf("town").stream()
                .anyMatch(row -> row.values().get(1).equals(Value.of("b"))));
        assertThat(database.rowsOf("town").stream().map(row -> row.values().get(1)))
                .containsExactly(Value.of("Ulm"), Value.of("b"));
    }
}
