package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.Version;
import java.util.List;

/** The passes of DuckDB's optimizer that can be switched off one by one. */
final class DuckDbOptimizers {

    private record Optimizer(String name, String since) {}

    private static final List<Optimizer> ALL = List.of(
            new Optimizer("expression_rewriter", "0.5"),
            new Optimizer("filter_pullup", "0.5"),
            new Optimizer("filter_pushdown", "0.5"),
            new Optimizer("join_order", "0.5"));

    private DuckDbOptimizers() {}

    static List<String> of(Version version) {
        return ALL.stream()
                .filter(optimizer -> version.isAtLeast(optimizer.since()))
                .map(Optimizer::name)
                .toList();
    }
}
