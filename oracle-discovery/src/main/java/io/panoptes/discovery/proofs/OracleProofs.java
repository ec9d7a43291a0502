package io.panoptes.discovery.proofs;

import io.panoptes.equivalence.KernelCheck;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Oracle.Proof;
import io.panoptes.sql.oracle.OracleSides;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.List;

/** Proves oracles, and replays the proofs that are stored with them. What stands for all proofs is taken for granted, and nothing else. */
public final class OracleProofs {
    private final Duration timeOfOne;
    private final SolverSource solvers;

    public OracleProofs(Duration timeOfOne, SolverSource solvers) {
        this.timeOfOne = timeOfOne;
        this.solvers = solvers;
    }

    /** What came of one oracle. */
    public sealed interface Outcome {
        /** @param check who checked the proof */
        record Holds(Oracle oracle, Verdict.Check check) implements Outcome {}

        /** There is no proof that passes the checker, and why. */
        record Fails(String reason) implements Outcome {}
    }

    /** The oracle with a new proof that the checker has passed. */
    public Outcome prove(Oracle oracle) {
        return switch (read(oracle)) {
            case Readings.Unread unread -> new Outcome.Fails(unread.reason());
            case Readings.Read read -> prove(oracle, read.first().problem());
        };
    }

    private Outcome prove(Oracle oracle, Problem problem) {
        return switch (new Prover(Assumption.STANDING, solvers).prove(problem, Budget.of(timeOfOne))) {
            case Prover.Outcome.Open(String reason) -> new Outcome.Fails(reason);
            case Prover.Outcome.Proof(Certificate certificate, var ignored) ->
                replay(withProof(oracle, new Proof.Proved(certificate.text())), problem, certificate);
        };
    }

    /** Whether the proof that is stored with the oracle still is one. */
    public Outcome verify(Oracle oracle) {
        return switch (oracle.proof()) {
            case Proof.Pending ignored -> new Outcome.Fails("no proof is stored with it");
            case Proof.Proved(String text) ->
                switch (read(oracle)) {
                    case Readings.Unread unread -> new Outcome.Fails(unread.reason());
                    case Readings.Read read -> replay(oracle, read.first().problem(), Certificate.ofText(text));
                };
        };
    }

    private Outcome replay(Oracle oracle, Problem problem, Certificate certificate) {
        Budget budget = Budget.of(timeOfOne);
        return switch (new Checker(Assumption.STANDING, solvers).examine(problem, certificate, budget)) {
            case Checker.Result.Passed(var proved, var draft) ->
                new Outcome.Holds(
                        oracle,
                        new KernelCheck(solvers)
                                .checked(problem, proved, draft, Budget.of(timeOfOne))
                                .check());
            case Checker.Result.Untried(var reasons) ->
                new Outcome.Fails("no step of the proof could be tried on a database: " + String.join("; ", reasons));
            case Checker.Result.Mismatched ignored
            when budget.isOver() ->
                new Outcome.Fails("out of time: the proof was not made again within " + timeOfOne.toMillis() + " ms");
            case Checker.Result.Mismatched ignored ->
                new Outcome.Fails("the certificate is not what the engine finds for these queries");
            case Checker.Result.Wrong(String step) -> new Outcome.Fails("engine bug, a step is wrong: " + step);
        };
    }

    /** Oracles are written in the portable dialect, which means what the standard says. */
    private static Readings read(Oracle oracle) {
        return Readings.of(pair(oracle), List.of(ReadingProfile.STANDARD));
    }

    /** The two queries; behind statements that change data, those of the tables before them. */
    private static QueryPair pair(Oracle oracle) {
        if (oracle.changes().isEmpty()) {
            return new QueryPair(oracle.schema(), oracle.left(), oracle.right(), oracle.semantics());
        }
        OracleSides sides = OracleSides.of(oracle);
        return new QueryPair(
                oracle.schema(),
                SqlWriter.write(sides.provenLeft(), Dialect.PORTABLE),
                SqlWriter.write(sides.provenRight(), Dialect.PORTABLE),
                oracle.semantics());
    }

    public static Oracle withProof(Oracle oracle, Proof proof) {
        return oracle.withProof(proof);
    }
}
