package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.oracle.Semantics;
import java.util.List;

/** The forms in which a pair is compared; each is a proof by itself. A certificate tells the one that led to a proof. */
enum Way {
    /** As they stand: a way that the kernel follows. */
    AS_THEY_STAND,

    /** By {@link DifferencesAsSums}, which asks nothing of what a difference is. */
    AS_SUMS;

    /** The first line of a certificate that goes the second way. */
    static final String AS_SUMS_LINE = "each query, and what the other takes away";

    /** Those to be tried, in this order. */
    static List<Way> of(Problem problem) {
        return problem.semantics() == Semantics.BAG
                        && DifferencesAsSums.of(problem.left(), problem.right()).isPresent()
                ? List.of(AS_THEY_STAND, AS_SUMS)
                : List.of(AS_THEY_STAND);
    }

    static Way of(Certificate certificate) {
        return certificate.steps().contains(AS_SUMS_LINE) ? AS_SUMS : AS_THEY_STAND;
    }

    /** The lines of the way that led to the proof; what older versions wrote tells a way that failed before it. */
    static List<String> lines(Certificate certificate) {
        List<String> steps = certificate.steps();
        return steps.subList(Math.max(0, steps.indexOf(AS_SUMS_LINE)), steps.size());
    }
}
