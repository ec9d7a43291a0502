package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** Row order: LIMIT, OFFSET and the numbering of rows depend on it, so each needs an order without ties. */
record RowOrderGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.ROW_ORDER;
    }

    @Override
    public Optional<String> objectionToOracle(ProvenPair oracle) {
        Optional<String> limited = Nodes.firstIn(
                oracle.queries(),
                nodes -> nodes.queries(Query.Ordered.class)
                        .filter(ordered ->
                                ordered.limit().isPresent() || ordered.offset().isPresent())
                        .filter(ordered -> !new TotalOrder(nodes, oracle.schema()).isTotal(ordered))
                        .map(ordered -> "a LIMIT over an order with ties"));
        return limited.isPresent()
                ? limited
                : Nodes.firstIn(
                        oracle.queries(),
                        nodes -> nodes.queries(Query.Select.class)
                                .filter(select -> select.items().stream()
                                        .anyMatch(item -> item
                                                        instanceof Query.SelectItem.Column(var value, var ignored)
                                                && numbersRows(value)
                                                && !new TotalOrder(nodes, oracle.schema()).isTotal(select, value)))
                                .map(select -> "rows are numbered in an order with ties"));
    }

    static boolean numbersRows(Expression expression) {
        return Nodes.of(expression).all(Expression.Function.class).anyMatch(TotalOrder::dependsOnTies);
    }
}
