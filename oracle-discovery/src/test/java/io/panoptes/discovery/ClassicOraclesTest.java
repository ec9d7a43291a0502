package io.panoptes.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.rewrite.RewriteProposer;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped oracles as plain SQL, virtual columns being columns, on real DBMSs: both sides have to agree. */
class ClassicOraclesTest {

    record Engine(Dialect dialect, String address) {
        @Override
        public String toString() {
            return dialect.name();
        }
    }

    static Stream<Engine> engines() {
        return Stream.of(
                new Engine(Dialects.DUCKDB, "jdbc:duckdb:"),
                new Engine(Dialects.SQLITE, "jdbc:sqlite::memory:"),
                new Engine(Dialects.H2, "jdbc:h2:mem:"));
    }

    /** For these, that a query is accepted is enough: their optimizers are not a reference. */
    static Stream<Engine> allEngines() {
        return Stream.concat(
                engines(),
                Stream.of(
                        new Engine(Dialects.HSQLDB, "jdbc:hsqldb:mem:classic"),
                        new Engine(Dialects.DERBY, "jdbc:derby:memory:classic;create=true")));
    }

    /**
     * Disagreements that are bugs of the DBMS. H2 says NULL of {@code (3, 0) NOT IN (SELECT 1, NULL)}, though 3 is not 1
     * whatever NULL may be; DuckDB and SQLite say TRUE.
     */
    private static final Set<String> BUGS_OF_H2 = Set.of("row-not-in-as-not-exists");

    @BeforeAll
    static void keepDerbysLogOutOfTheTree() {
        System.setProperty("derby.stream.error.file", System.getProperty("java.io.tmpdir") + "/panoptes-derby.log");
    }

    @Test
    void areManyAndAllWellFormed() {
        assertThat(OracleLibrary.classic().files())
                .allSatisfy(file -> assertThat(file.complaint()).isEmpty());
        assertThat(OracleLibrary.classic().oracles()).hasSizeGreaterThan(70);
    }

    /** A campaign shares its draws between these and the mined ones, which name their proposer. */
    @Test
    void noneSaysThatItWasMined() {
        assertThat(OracleLibrary.classic().oracles().stream()
                        .map(oracle -> oracle.origin().kind())
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("paper", "identity", "optimizer");
        assertThat(OracleLibrary.mined().oracles().stream()
                        .map(oracle -> oracle.origin().kind())
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(new RewriteProposer().name(), "batch");
    }

    @ParameterizedTest
    @MethodSource("allEngines")
    void areAcceptedWhereTheDialectCanSayThem(Engine engine) throws SQLException {
        Map<String, List<String>> unsayable = new TreeMap<>();
        List<String> refused = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(engine.address())) {
            for (Oracle oracle : OracleLibrary.classic().oracles()) {
                Optional<Construct> lacking = cannotSay(oracle, engine.dialect());
                if (lacking.isPresent()) {
                    unsayable
                            .computeIfAbsent(lacking.get().title(), ignored -> new ArrayList<>())
                            .add(oracle.id());
                    continue;
                }
                try {
                    compare(oracle, engine, connection, 1);
                } catch (SQLException e) {
                    refused.add("%s: %s%n  %s%n  %s"
                            .formatted(
                                    oracle.id(),
                                    e.getMessage(),
                                    text(oracle.left(), oracle, engine),
                                    text(oracle.right(), oracle, engine)));
                }
            }
        }
        System.out.printf(
                "%s can't say %d oracles: %s%n",
                engine, unsayable.values().stream().mapToInt(List::size).sum(), unsayable);
        assertThat(String.join("\n", refused)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void agreeOnRandomDatabases(Engine engine) throws SQLException {
        agree(engine, 8);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("engines")
    void agreeOnManyRandomDatabases(Engine engine) throws SQLException {
        agree(engine, Integer.getInteger("panoptes.databases", 400));
    }

    private static void agree(Engine engine, int databases) throws SQLException {
        List<String> disagreements = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(engine.address())) {
            for (Oracle oracle : OracleLibrary.classic().oracles()) {
                boolean known = engine.dialect().equals(Dialects.H2) && BUGS_OF_H2.contains(oracle.id());
                if (!known && cannotSay(oracle, engine.dialect()).isEmpty()) {
                    compare(oracle, engine, connection, databases).ifPresent(disagreements::add);
                }
            }
        }
        assertThat(String.join("\n", disagreements)).isEmpty();
    }

    static Optional<Construct> cannotSay(Oracle oracle, Dialect dialect) {
        return Stream.of(oracle.left(), oracle.right())
                .flatMap(text -> dialect.cannotSay(SqlReader.side(text, oracle.schema())).stream())
                .findFirst();
    }

    /** The first disagreement on N databases. */
    static Optional<String> compare(Oracle oracle, Engine engine, Connection connection, int databases)
            throws SQLException {
        Schema schema = oracle.schema();
        String left = text(oracle.left(), oracle, engine);
        String right = text(oracle.right(), oracle, engine);
        try (Statement statement = connection.createStatement()) {
            for (String create : SqlWriter.write(schema, engine.dialect())) {
                statement.execute(create);
            }
            try {
                for (int i = 0; i < databases; i++) {
                    long seed = oracle.id().hashCode() * 1_000L + i;
                    Map<String, List<Row>> rows = RandomDatabase.of(schema, seed);
                    fill(statement, schema, rows, engine.dialect());
                    List<String> leftRows = after(oracle.changed().left(), statement, left, oracle, engine);
                    List<String> rightRows = after(oracle.changed().right(), statement, right, oracle, engine);
                    if (!leftRows.equals(rightRows)) {
                        return Optional.of("%s, seed %d, on %s:%n  %s%n  gives %s%n  %s%n  gives %s%n  over %s"
                                .formatted(oracle.id(), seed, engine, left, leftRows, right, rightRows, rows));
                    }
                }
            } finally {
                for (Table table : schema.tables().reversed()) {
                    statement.execute("DROP TABLE " + SqlWriter.name(table.name(), engine.dialect()));
                }
            }
        }
        return Optional.empty();
    }

    /** What the query gives behind the statements, which are taken back; they need a connection that does not commit by itself. */
    private static List<String> after(
            List<String> changes, Statement statement, String query, Oracle oracle, Engine engine) throws SQLException {
        if (oracle.changes().isEmpty()) {
            return rows(statement, query, oracle.semantics());
        }
        statement.getConnection().commit();
        for (String change : changes) {
            statement.execute(SqlWriter.write(SqlReader.change(change, oracle.schema()), engine.dialect()));
        }
        List<String> rows = rows(statement, query, oracle.semantics());
        statement.getConnection().rollback();
        return rows;
    }

    private static String text(String query, Oracle oracle, Engine engine) {
        Query tree = SqlReader.side(query, oracle.schema());
        return SqlWriter.write(tree, engine.dialect());
    }

    private static void fill(Statement statement, Schema schema, Map<String, List<Row>> rows, Dialect dialect)
            throws SQLException {
        for (Table table : schema.tables().reversed()) {
            statement.execute("DELETE FROM " + SqlWriter.name(table.name(), dialect));
        }
        for (Table table : schema.tables()) {
            List<Row> filled = rows.getOrDefault(table.name(), List.of());
            if (!filled.isEmpty()) {
                statement.execute("INSERT INTO " + SqlWriter.name(table.name(), dialect) + " VALUES "
                        + filled.stream().map(row -> row(row, dialect)).collect(Collectors.joining(", ")));
            }
        }
    }

    private static String row(Row row, Dialect dialect) {
        return row.values().stream()
                .map((Value value) -> SqlWriter.write(value, dialect))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static List<String> rows(Statement statement, String query, Semantics semantics) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (ResultSet result = statement.executeQuery(query)) {
            int columns = result.getMetaData().getColumnCount();
            while (result.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    row.add(shown(result.getObject(i)));
                }
                rows.add(row.toString());
            }
        }
        if (semantics != Semantics.LIST) {
            Collections.sort(rows);
        }
        return rows;
    }

    /** By value: 1 and 1.0 are one, and so are TRUE and 1. */
    private static String shown(@org.jspecify.annotations.Nullable Object value) {
        return switch (value) {
            case null -> "NULL";
            case Boolean truth -> truth ? "1" : "0";
            case Number number ->
                new BigDecimal(number.toString())
                        .add(BigDecimal.ZERO)
                        .stripTrailingZeros()
                        .toPlainString();
            default -> "'" + value + "'";
        };
    }
}
