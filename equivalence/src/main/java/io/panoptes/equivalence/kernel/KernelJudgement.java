package io.panoptes.equivalence.kernel;

import java.util.List;

/** What the kernel says of a proof. */
public sealed interface KernelJudgement {

    /** The two queries agree on every database. */
    record Accepted(List<String> steps) implements KernelJudgement {
        public Accepted {
            steps = List.copyOf(steps);
        }
    }

    /** It does not follow for the kernel, and where. */
    record Rejected(String reason) implements KernelJudgement {}
}
