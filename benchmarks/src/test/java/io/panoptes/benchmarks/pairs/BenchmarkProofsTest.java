package io.panoptes.benchmarks.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The proofs of published pairs, step by step on small databases. */
class BenchmarkProofsTest {
    private static final Set<Assumption> ALL = EnumSet.allOf(Assumption.class);
    private static final Duration TIME = Duration.ofSeconds(60);
    private static final Path FILE = Path.of(
            System.getProperty("panoptes.root", ".."), "..", "shared", "bench", "equivalent", "calcite-dev.jsonl");

    @Test
    @Tag("slow")
    void everyProofIsTriedAndHolds() throws IOException {
        Assumptions.assumeTrue(Files.exists(FILE), "no benchmark file " + FILE.normalize());
        List<String> wrong = new ArrayList<>();
        int proved = 0;
        for (BenchmarkPair pair : BenchmarkPair.read(FILE)) {
            if (Readings.of(pair.queryPair(Semantics.BAG), List.of(ReadingProfile.STANDARD))
                    instanceof Readings.Read read) {
                Problem problem = read.first().problem();
                if (new Prover(ALL, SolverSource.HERE).prove(problem, Budget.of(TIME))
                        instanceof Prover.Outcome.Proof(Certificate proof, var ignored)) {
                    proved++;
                    Checker.Result result =
                            new Checker(ALL, SolverSource.HERE).examine(problem, proof, Budget.of(TIME));
                    if (!(result instanceof Checker.Result.Passed)) {
                        wrong.add(pair.id() + ": " + result);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(proved).isPositive();
    }
}
