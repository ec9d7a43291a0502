package io.panoptes.discovery.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Oracle.Proof;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class OracleProofsTest {
    private static final OracleProofs PROOFS = new OracleProofs(Duration.ofSeconds(20), SolverSource.HERE);
    private static final List<Oracle> PROVED = OracleLibrary.classic().oracles().stream()
            .filter(oracle -> oracle.proof() instanceof Proof.Proved)
            .toList();

    @Test
    @Tag("slow")
    void everyStoredProofHolds() {
        assertThat(PROVED).isNotEmpty();
        assertThat(PROVED)
                .allSatisfy(oracle -> assertThat(PROOFS.verify(oracle)).isInstanceOf(OracleProofs.Outcome.Holds.class));
    }

    @Test
    void aNewProofIsTheOneThatIsStored() {
        Oracle oracle = PROVED.getFirst();
        assertThat(PROOFS.prove(OracleProofs.withProof(oracle, new Proof.Pending())))
                .isInstanceOf(OracleProofs.Outcome.Holds.class);
    }

    @Test
    void theProofOfAnotherOracleFails() {
        Oracle swapped = OracleProofs.withProof(PROVED.get(0), PROVED.get(1).proof());
        assertThat(PROOFS.verify(swapped)).isInstanceOf(OracleProofs.Outcome.Fails.class);
    }

    @Test
    void withoutAProofItFails() {
        Oracle pending = OracleProofs.withProof(PROVED.getFirst(), new Proof.Pending());
        assertThat(PROOFS.verify(pending)).isInstanceOf(OracleProofs.Outcome.Fails.class);
    }

    /** Not that its certificate is wrong: a machine with much else to do would drop good oracles. */
    @Test
    void aProofThatTheTimeDoesNotReachIsSaidToBeOutOfTime() {
        OracleProofs hurried = new OracleProofs(Duration.ZERO, SolverSource.HERE);
        assertThat(hurried.verify(PROVED.getFirst()))
                .isInstanceOfSatisfying(
                        OracleProofs.Outcome.Fails.class,
                        fails -> assertThat(fails.reason()).startsWith("out of time"));
    }
}
