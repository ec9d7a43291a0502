package io.panoptes.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.ClassicOraclesTest.Engine;
import io.panoptes.discovery.proofs.OracleProofs;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleReader;
import io.panoptes.sql.oracle.OracleWriter;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped oracles of statements that change data: proved by the engine, and right on real DBMSs with virtual columns as columns. */
class ChangeOraclesTest {
    private static final List<Oracle> ORACLES = OracleLibrary.changes().oracles();

    static Stream<Oracle> oracles() {
        return ORACLES.stream();
    }

    static Stream<Engine> engines() {
        return ClassicOraclesTest.engines();
    }

    @Test
    void areManyAndAllWellFormed() {
        assertThat(ORACLES).hasSizeGreaterThan(30);
        String lines =
                String.join("\n", ORACLES.stream().map(OracleWriter::write).toList());
        assertThat(OracleReader.read("changes", lines.getBytes(StandardCharsets.UTF_8))
                        .complaint())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void areProvedByTheEngine(Oracle oracle) {
        assertThat(new OracleProofs(Duration.ofSeconds(30), SolverSource.HERE).verify(oracle))
                .as(oracle.id())
                .isInstanceOf(OracleProofs.Outcome.Holds.class);
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
            connection.setAutoCommit(false);
            for (Oracle oracle : ORACLES) {
                Optional<String> found = ClassicOraclesTest.compare(oracle, engine, connection, databases);
                found.ifPresent(disagreements::add);
            }
        }
        assertThat(String.join("\n", disagreements)).isEmpty();
    }
}
