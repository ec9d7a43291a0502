package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.Prover.Outcome;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Runs the prover on a pair of texts over a schema. */
public final class Proving {
    /** So much that a busy machine does not matter. */
    private static final Duration PLENTY = Duration.ofSeconds(60);
    /** Far more than a proof takes; where there is none, a search may go on until its time is up. */
    private static final Duration NEAR_MISS = Duration.ofSeconds(3);

    private final Schema schema;
    private final Front front;
    private Semantics semantics = Semantics.BAG;
    private Set<Assumption> allowed = Assumption.STANDING;
    private Duration time = PLENTY;

    private Proving(String... ddl) {
        this.schema = SchemaReader.read(List.of(ddl));
        this.front = new Front(schema, ReadingProfile.STANDARD);
    }

    public static Proving over(String... ddl) {
        return new Proving(ddl);
    }

    Proving as(Semantics other) {
        this.semantics = other;
        return this;
    }

    Proving allowing(Assumption... assumptions) {
        this.allowed = new HashSet<>(Assumption.STANDING);
        this.allowed.addAll(List.of(assumptions));
        return this;
    }

    /** With nothing taken for granted. */
    Proving strictly() {
        this.allowed = Set.of();
        return this;
    }

    /** For proofs that take long on a slow machine, and for pairs on which nothing but the time puts an end to the search. */
    public Proving within(Duration other) {
        this.time = other;
        return this;
    }

    /** Whether there is a proof; what the checker says against it fails the test. */
    public boolean proves(String left, String right) {
        return switch (outcome(left, right)) {
            case Outcome.Open ignored -> false;
            case Outcome.Proof(Certificate certificate, var evidence) ->
                switch (new Checker(allowed, SolverSource.HERE)
                        .examine(problem(left, right), certificate, Budget.of(PLENTY))) {
                    case Checker.Result.Passed ignored -> true;
                    case Checker.Result.Untried(var reasons) ->
                        throw new AssertionError("nothing of the proof was tried: " + reasons);
                    case Checker.Result.Mismatched ignored ->
                        throw new AssertionError("the checker does not find the proof again:\n" + certificate.text());
                    case Checker.Result.Wrong(String step) -> throw new AssertionError(step);
                };
        };
    }

    /** For pairs that differ: neither way is there a proof within a short time, which a search may use up. */
    public boolean leavesOpen(String left, String right) {
        Duration before = time;
        try {
            time = NEAR_MISS;
            return !proves(left, right) && !proves(right, left);
        } finally {
            time = before;
        }
    }

    Outcome outcome(String left, String right) {
        return new Prover(allowed, SolverSource.HERE).prove(problem(left, right), Budget.of(time));
    }

    Problem problem(String left, String right) {
        Relation l = front.translate(left);
        Relation r = front.translate(right);
        return new Problem(schema, l, r, semantics, CheckConditions.of(schema, ReadingProfile.STANDARD));
    }
}
