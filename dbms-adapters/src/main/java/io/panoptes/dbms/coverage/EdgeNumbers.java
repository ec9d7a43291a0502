package io.panoptes.dbms.coverage;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers of edges that are the same in all processes of a target: each module or class gets a range when the first process
 * tells of it.
 */
public final class EdgeNumbers {
    private final Map<Module, Integer> bases = new HashMap<>();
    private int next;
    private int instrumented;

    private record Module(String name, int slots) {}

    /**
     * The number of the first edge of this module.
     *
     * @param slots how many numbers it takes
     * @param edges how many of them are instrumented; 0 where that is not known
     */
    public synchronized int base(String name, int slots, int edges) {
        return bases.computeIfAbsent(new Module(name, slots), unknown -> {
            int base = next;
            next = Math.addExact(next, slots);
            instrumented += edges;
            return base;
        });
    }

    /** How many places of all modules are instrumented. */
    public synchronized int instrumented() {
        return instrumented;
    }
}
