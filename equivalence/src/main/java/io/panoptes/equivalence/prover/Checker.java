package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.Certificate;
import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.prover.translation.Assumption;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;

/**
 * Replays a certificate, and alone makes the verdict Proved of it.
 *
 * <p>The queries are translated again, every rewrite of the certificate is applied again and must give the expression that
 * stands there, and the solver is asked again. A certificate of other queries, or of an engine whose rules have changed,
 * does not pass.
 */
public final class Checker {
    private final Set<Assumption> allowed;

    public Checker(Set<Assumption> allowed) {
        this.allowed = Set.copyOf(allowed);
    }

    /** Empty where a step does not hold; the time is part of the question. */
    public Optional<Verdict.Proved> check(Problem problem, Certificate certificate, Budget budget) {
        if (problem.left().types().size() != problem.right().types().size()) {
            return Optional.empty();
        }
        Iterator<String> steps = certificate.steps().iterator();
        try {
            boolean proof = new Derivation(problem, allowed, budget, line -> match(steps, line)).isProof();
            return proof && !steps.hasNext() ? Optional.of(new Verdict.Proved(certificate)) : Optional.empty();
        } catch (Mismatch | Unsupported e) {
            return Optional.empty();
        }
    }

    private static void match(Iterator<String> steps, String line) {
        if (!steps.hasNext() || !steps.next().equals(line)) {
            throw new Mismatch(line);
        }
    }

    private static final class Mismatch extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Mismatch(String line) {
            super("the certificate does not say: " + line, null, false, false);
        }
    }
}
