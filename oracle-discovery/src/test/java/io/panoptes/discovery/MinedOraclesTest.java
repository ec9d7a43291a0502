package io.panoptes.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.ClassicOraclesTest.Engine;
import io.panoptes.discovery.mining.NormalForm;
import io.panoptes.discovery.proofs.OracleProofs;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Oracle.Proof;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped oracles that were mined: the same questions as to the classic ones, of a sample, and of all on demand. */
class MinedOraclesTest {
    private static final int ONE_IN = 40;
    /** A proof is made again in seconds, where databases are tried in milliseconds; {@code panoptes oracles verify} takes all. */
    private static final int PROOF_ONE_IN = 160;

    private static final List<Oracle> ORACLES = OracleLibrary.mined().oracles();

    static Stream<Engine> engines() {
        return ClassicOraclesTest.engines();
    }

    private static List<Oracle> sample(int oneIn) {
        return IntStream.range(0, ORACLES.size())
                .filter(place -> place % oneIn == 0)
                .mapToObj(ORACLES::get)
                .toList();
    }

    @Test
    void areManyAndProvedOverManySchemas() {
        assertThat(OracleLibrary.mined().files())
                .allSatisfy(file -> assertThat(file.complaint()).isEmpty());
        assertThat(ORACLES).hasSizeGreaterThanOrEqualTo(2_000);
        assertThat(ORACLES.stream().map(Oracle::id)).doesNotHaveDuplicates();
        assertThat(ORACLES.stream().map(Oracle::proof)).allMatch(Proof.Proved.class::isInstance);
        assertThat(ORACLES.stream().map(Oracle::schema).distinct()).hasSizeGreaterThanOrEqualTo(50);
    }

    @Test
    void proofsHold() {
        OracleProofs proofs = new OracleProofs(Duration.ofSeconds(60), SolverSource.HERE);
        assertThat(sample(PROOF_ONE_IN))
                .allSatisfy(oracle -> assertThat(proofs.verify(oracle)).isInstanceOf(OracleProofs.Outcome.Holds.class));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void agreeOnRandomDatabases(Engine engine) throws SQLException {
        agree(sample(ONE_IN), engine, 4);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("engines")
    void allAgreeOnRandomDatabases(Engine engine) throws SQLException {
        agree(ORACLES, engine, Integer.getInteger("panoptes.databases", 20));
    }

    @Tag("slow")
    @Test
    void noneIsThereTwice() {
        assertThat(ORACLES.stream().map(NormalForm::of)).doesNotHaveDuplicates();
    }

    private static void agree(List<Oracle> oracles, Engine engine, int databases) throws SQLException {
        List<String> disagreements = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(engine.address())) {
            for (Oracle oracle : oracles) {
                if (ClassicOraclesTest.cannotSay(oracle, engine.dialect()).isEmpty()) {
                    try {
                        ClassicOraclesTest.compare(oracle, engine, connection, databases)
                                .ifPresent(disagreements::add);
                    } catch (SQLException e) {
                        // H2, for one, has no table in FROM that reads the row around it.
                        refused.add(oracle.id() + ": " + e.getMessage());
                    }
                }
            }
        }
        assertThat(String.join("\n", disagreements)).isEmpty();
        assertThat(refused).as("what %s does not run", engine).hasSizeLessThanOrEqualTo(oracles.size() / 10);
    }
}
