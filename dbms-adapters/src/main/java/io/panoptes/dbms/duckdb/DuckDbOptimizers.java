package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.Version;
import java.util.List;
import java.util.Optional;

/** The passes of DuckDB's optimizer that can be switched off one by one. */
final class DuckDbOptimizers {

    /** @param since the oldest version of those looked at (0.5, 0.9, 1.1, 1.3, 1.4, 1.5.3, 2.0) that has it */
    private record Optimizer(String name, String since, Optional<String> until) {
        boolean isIn(Version version) {
            return version.isAtLeast(since) && until.map(version::isBefore).orElse(true);
        }
    }

    private static final List<Optimizer> ALL = List.of(
            new Optimizer("expression_rewriter", "0.5", Optional.empty()),
            new Optimizer("filter_pullup", "0.5", Optional.empty()),
            new Optimizer("filter_pushdown", "0.5", Optional.empty()),
            new Optimizer("regex_range", "0.5", Optional.empty()),
            new Optimizer("in_clause", "0.5", Optional.empty()),
            new Optimizer("join_order", "0.5", Optional.empty()),
            new Optimizer("deliminator", "0.5", Optional.empty()),
            new Optimizer("unused_columns", "0.5", Optional.empty()),
            new Optimizer("statistics_propagation", "0.5", Optional.empty()),
            new Optimizer("common_subexpressions", "0.5", Optional.empty()),
            new Optimizer("common_aggregate", "0.5", Optional.empty()),
            new Optimizer("column_lifetime", "0.5", Optional.empty()),
            new Optimizer("top_n", "0.5", Optional.empty()),
            new Optimizer("reorder_filter", "0.5", Optional.empty()),
            new Optimizer("unnest_rewriter", "0.9", Optional.empty()),
            new Optimizer("compressed_materialization", "0.9", Optional.empty()),
            new Optimizer("duplicate_groups", "0.9", Optional.empty()),
            new Optimizer("cte_filter_pusher", "1.1", Optional.empty()),
            new Optimizer("limit_pushdown", "1.1", Optional.empty()),
            new Optimizer("build_side_probe_side", "1.1", Optional.empty()),
            new Optimizer("join_filter_pushdown", "1.1", Optional.empty()),
            new Optimizer("materialized_cte", "1.1", Optional.empty()),
            new Optimizer("empty_result_pullup", "1.3", Optional.empty()),
            new Optimizer("sampling_pushdown", "1.3", Optional.empty()),
            new Optimizer("late_materialization", "1.3", Optional.empty()),
            new Optimizer("sum_rewriter", "1.3", Optional.of("2.0")),
            new Optimizer("cte_inlining", "1.4", Optional.empty()),
            new Optimizer("row_group_pruner", "1.5.3", Optional.empty()),
            new Optimizer("top_n_window_elimination", "1.5.3", Optional.empty()),
            new Optimizer("common_subplan", "1.5.3", Optional.empty()),
            new Optimizer("join_elimination", "1.5.3", Optional.empty()),
            new Optimizer("window_self_join", "1.5.3", Optional.empty()),
            new Optimizer("aggregate_function_rewriter", "2.0", Optional.empty()),
            new Optimizer("projection_pullup", "2.0", Optional.empty()),
            new Optimizer("outer_join_simplification", "2.0", Optional.empty()),
            new Optimizer("window_rewriter", "2.0", Optional.empty()),
            new Optimizer("partitioned_execution", "2.0", Optional.empty()),
            new Optimizer("partial_aggregate_pushdown", "2.0", Optional.empty()),
            new Optimizer("grouping_sets", "2.0", Optional.empty()),
            new Optimizer("type_pushdown", "2.0", Optional.empty()),
            new Optimizer("scalar_fn_pushdown", "2.0", Optional.empty()),
            new Optimizer("distinct_aggregate_rewrite", "2.0", Optional.empty()),
            new Optimizer("aggregate_reuse", "2.0", Optional.empty()),
            new Optimizer("projection_placement", "2.0", Optional.empty()),
            new Optimizer("redundant_order_keys", "2.0", Optional.empty()));

    private DuckDbOptimizers() {}

    static List<String> of(Version version) {
        return ALL.stream()
                .filter(optimizer -> optimizer.isIn(version))
                .map(Optimizer::name)
                .toList();
    }
}
