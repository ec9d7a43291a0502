package io.panoptes.triage.bisection;

import java.util.List;

/** Where a finding came or went. */
public sealed interface Boundary {

    /** The first that shows it. */
    record FirstBad(String name) implements Boundary {}

    /** The first that does not show it any more. */
    record FirstGood(String name) implements Boundary {}

    /** One of these; those between could not be run. */
    record OneOf(List<String> names) implements Boundary {
        public OneOf {
            names = List.copyOf(names);
        }
    }

    /** Both ends show it, or neither does: there is nothing between them to find. */
    record NoChange(Presence everywhere) implements Boundary {}

    /** An end could not be run. */
    record UnknownEnd(String name) implements Boundary {}
}
