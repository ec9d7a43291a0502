package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Literal;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.Select;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.reduction.judge.EngineRows;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code an expression that reads no table -> its value}: {@code 1 + 1 -> 2}, {@code (SELECT MAX(c) FROM (SELECT 0 AS c UNION ALL
 * SELECT 1) AS d) -> 1}. The value is that of the engine's evaluator; what it can't read stays.
 */
record EvaluateConstant() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        return part instanceof Expression expression && isWorthIt(expression)
                ? value(expression).map(Literal::new).stream()
                : Stream.empty();
    }

    private static boolean isWorthIt(Expression expression) {
        return switch (expression) {
            case Literal ignored -> false;
            case Expression.Star ignored -> false;
            case Expression.ColumnReference ignored -> false;
            case Expression.RowValue ignored -> false;
            default -> RecordTree.places(expression).stream().noneMatch(place -> readsTable(place.node()));
        };
    }

    private static boolean readsTable(Object node) {
        return switch (node) {
            case FromItem.TableReference ignored -> true;
            case FromItem.VerbatimTable ignored -> true;
            case Expression.Verbatim ignored -> true;
            case Expression.Template ignored -> true;
            default -> false;
        };
    }

    private static Optional<Value> value(Expression expression) {
        Query query = new Select(
                false,
                List.of(Sql.item(expression, "a")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        EditableSide side = new EditableSide(query, Optional.empty());
        return EngineRows.of(new EditableCase(List.of(), side, side, Semantics.BAG), side)
                .map(EngineRows.Given::rows)
                .filter(rows -> rows.size() == 1)
                .map(List::getFirst)
                .map(Row::values)
                .map(List::getFirst);
    }
}
