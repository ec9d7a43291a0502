package io.panoptes.equivalence;

import java.util.List;

/** A proof as a list of steps that a person can read and the checker replays. */
public record Certificate(List<String> steps) {
    public Certificate {
        steps = List.copyOf(steps);
    }
}
