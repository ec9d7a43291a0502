package io.panoptes.instantiation.testcase;

import java.util.List;

/** A setting of the target under which the answer must stay the same; {@code after} takes back what {@code before} did. */
public record Variation(String name, List<String> before, List<String> after) {
    public Variation {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }
}
