package io.panoptes.equivalence.problem;

import java.util.List;

/** A proof as a list of steps that a person can read and the checker replays. A step is one line. */
public record Certificate(List<String> steps) {
    public Certificate {
        steps = List.copyOf(steps);
    }

    public static Certificate ofText(String text) {
        return new Certificate(text.lines().toList());
    }

    /** The steps, a line each. */
    public String text() {
        return String.join("\n", steps);
    }
}
