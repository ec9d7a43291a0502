package io.panoptes.discovery.workload;

import java.util.List;

/** Statements in the order in which they were run: those that make tables stand before the queries that read them. */
public record WorkloadScript(String name, List<String> statements) {
    public WorkloadScript {
        statements = List.copyOf(statements);
    }
}
