package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.OutOfTime;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Searches a proof that two queries agree on every database of the schema. {@link Checker} decides whether it is one. */
public final class Prover {
    private final Set<Assumption> allowed;
    private final SolverSource solvers;

    public Prover(Set<Assumption> allowed, SolverSource solvers) {
        this.allowed = Set.copyOf(allowed);
        this.solvers = solvers;
    }

    /** What came of it. */
    public sealed interface Outcome {
        /** @param evidence for those who judge it, so that nobody has to make the proof a second time for it */
        record Proof(Certificate certificate, ProofEvidence evidence) implements Outcome {}

        /** Open, with what stopped it. */
        record Open(String reason) implements Outcome {}
    }

    public Outcome prove(Problem problem, Budget budget) {
        int columns = problem.left().types().size();
        int others = problem.right().types().size();
        if (columns != others) {
            return new Outcome.Open("the queries have %d and %d columns".formatted(columns, others));
        }
        List<String> tried = new ArrayList<>();
        List<Way> ways = Way.of(problem);
        for (Way way : ways.subList(0, ways.size() - 1)) {
            Budget share = budget.atMost(budget.left().dividedBy(ways.size()));
            if (prove(problem, way, share, tried) instanceof Outcome.Proof proof) {
                return proof;
            }
        }
        return prove(problem, ways.getLast(), budget, tried);
    }

    private Outcome prove(Problem problem, Way way, Budget budget, List<String> tried) {
        List<String> lines = new ArrayList<>();
        try {
            Derivation derivation = new Derivation(problem, way, allowed, solvers, budget, lines::add);
            if (derivation.isProof()) {
                return new Outcome.Proof(new Certificate(lines), derivation.evidence());
            }
            tried.addAll(lines);
            return new Outcome.Open(budget.isOver() ? "out of time" : "normal forms differ:\n" + normalForms(tried));
        } catch (OutOfTime e) {
            return new Outcome.Open("out of time");
        } catch (Unsupported e) {
            return new Outcome.Open(String.valueOf(e.getMessage()));
        }
    }

    private static String normalForms(List<String> lines) {
        return String.join(
                "\n", lines.stream().filter(line -> line.startsWith("normal ")).toList());
    }
}
