package io.panoptes.equivalence.kernel;

import java.util.List;

/** What the kernel says of a proof. */
public sealed interface Judgement {

    /** The two queries agree on every database. */
    record Accepted(List<String> steps) implements Judgement {
        public Accepted {
            steps = List.copyOf(steps);
        }
    }

    /** It does not follow for the kernel, and where. */
    record Rejected(String reason) implements Judgement {}
}
