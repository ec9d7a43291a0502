package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.KeyOrder;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Relations to plans. */
final class RelationCompiler {
    private final Run run;
    private final ScalarCompiler scalars;
    private final Map<Relation.Sort, SortPlan> sorts = new IdentityHashMap<>();

    RelationCompiler(Run run) {
        this.run = run;
        this.scalars = new ScalarCompiler(run, this);
    }

    /** The sort that gives the whole query its order; projections may stand above it. */
    @Nullable
    SortPlan sortOnTop(Relation relation) {
        return switch (relation) {
            case Relation.Project(Relation input, var ignored) -> sortOnTop(input);
            case Relation.Sort sort -> sort.keys().isEmpty() ? null : sorts.get(sort);
            case Relation ignored -> null;
        };
    }

    /** {@code enclosing} is the row that the relation sees around itself. */
    RowPlan compile(Relation relation, @Nullable RowCursor enclosing) {
        RowPlan plan = compileOnce(relation, enclosing);
        boolean repeated = enclosing != null && !(relation instanceof Relation.Scan);
        return repeated && FreeColumns.isClosed(relation) ? remembering(plan) : plan;
    }

    /** Runs once a database: nothing that it sees changes from row to row. */
    private RowPlan remembering(RowPlan plan) {
        return new RowPlan() {
            private int ranAt;
            private Rows rows = new Rows(0);

            @Override
            public Rows run() {
                if (ranAt != run.number) {
                    rows = plan.run();
                    ranAt = run.number;
                }
                return rows;
            }
        };
    }

    private RowPlan compileOnce(Relation relation, @Nullable RowCursor enclosing) {
        return switch (relation) {
            case Relation.Scan(Table table) -> scan(table);
            case Relation.Values values -> values(values, enclosing);
            case Relation.Filter filter -> filter(filter, enclosing);
            case Relation.Project project -> project(project, enclosing);
            case Relation.Join join -> join(join, enclosing);
            case Relation.SetOperation operation ->
                new SetOperationPlan(
                        operation.kind(),
                        operation.all(),
                        lifted(operation.left(), operation.types(), enclosing),
                        lifted(operation.right(), operation.types(), enclosing),
                        operation.types().size(),
                        run.tally(operation));
            case Relation.Distinct(Relation input) ->
                new DistinctPlan(compile(input, enclosing), input.types().size(), run.tally(relation));
            case Relation.Aggregate aggregate -> aggregate(aggregate, enclosing);
            case Relation.Window window -> window(window, enclosing);
            case Relation.Sort sort -> sort(sort, enclosing);
        };
    }

    private RowPlan scan(Table table) {
        int index = run.tableIndex(table);
        return () -> run.tables.rows(index);
    }

    private RowPlan values(Relation.Values values, @Nullable RowCursor enclosing) {
        RowCursor scope = new RowCursor(enclosing);
        Rows out = new Rows(values.types().size());
        List<CompiledScalar[]> rows =
                values.rows().stream().map(row -> scalars.compile(row, scope)).toList();
        return () -> {
            out.clear();
            for (CompiledScalar[] row : rows) {
                project(row, out);
            }
            return out;
        };
    }

    private static void project(CompiledScalar[] expressions, Rows out) {
        int at = out.grow();
        for (int i = 0; i < expressions.length; i++) {
            out.cells[at + i] = expressions[i].value();
        }
    }

    private RowPlan filter(Relation.Filter filter, @Nullable RowCursor enclosing) {
        RowPlan input = compile(filter.input(), enclosing);
        RowCursor scope = new RowCursor(enclosing);
        CompiledScalar condition = scalars.compile(filter.condition(), scope);
        Rows out = new Rows(filter.input().types().size());
        Tally tally = run.tally(filter);
        return () -> {
            Rows rows = input.run();
            out.clear();
            for (int row = 0; row < rows.count(); row++) {
                scope.moveTo(rows, row);
                long value = condition.value();
                tally.condition(value);
                if (value == Pool.TRUE) {
                    out.addCopy(rows, row);
                }
            }
            return out;
        };
    }

    private RowPlan project(Relation.Project project, @Nullable RowCursor enclosing) {
        RowPlan input = compile(project.input(), enclosing);
        RowCursor scope = new RowCursor(enclosing);
        CompiledScalar[] expressions = scalars.compile(project.expressions(), scope);
        Rows out = new Rows(expressions.length);
        return () -> {
            Rows rows = input.run();
            out.clear();
            for (int row = 0; row < rows.count(); row++) {
                scope.moveTo(rows, row);
                project(expressions, out);
            }
            return out;
        };
    }

    private RowPlan join(Relation.Join join, @Nullable RowCursor enclosing) {
        RowCursor leftRow = new RowCursor(enclosing);
        RowPlan left = compile(join.left(), enclosing);
        RowPlan right = compile(join.right(), join.lateral() ? leftRow : enclosing);
        RowCursor both = new RowCursor(enclosing);
        return new JoinPlan(
                join.kind(),
                join.lateral(),
                left,
                right,
                join.left().types().size(),
                join.right().types().size(),
                leftRow,
                both,
                scalars.compile(join.condition(), both),
                run.tally(join));
    }

    /** A side of a set operation, with dates as timestamps where the other side has those. */
    private RowPlan lifted(Relation side, List<SqlType> types, @Nullable RowCursor enclosing) {
        RowPlan plan = compile(side, enclosing);
        boolean fits = true;
        for (int i = 0; i < types.size(); i++) {
            ComparisonKind wanted = ComparisonKind.of(types.get(i));
            ComparisonKind own = ComparisonKind.of(side.types().get(i));
            fits &= wanted.with(own) == own || own == ComparisonKind.NOTHING;
        }
        if (fits) {
            return plan;
        }
        RowCursor scope = new RowCursor(enclosing);
        CompiledScalar[] columns = new CompiledScalar[types.size()];
        for (int i = 0; i < columns.length; i++) {
            SqlType own = side.types().get(i);
            columns[i] = ComparisonKind.of(types.get(i))
                    .lift(scalars.compile(new Scalar.Column(i, own), scope), ComparisonKind.of(own));
        }
        Rows out = new Rows(columns.length);
        return () -> {
            Rows rows = plan.run();
            out.clear();
            for (int row = 0; row < rows.count(); row++) {
                scope.moveTo(rows, row);
                project(columns, out);
            }
            return out;
        };
    }

    private RowPlan aggregate(Relation.Aggregate aggregate, @Nullable RowCursor enclosing) {
        RowCursor scope = new RowCursor(enclosing);
        return new AggregatePlan(
                aggregate,
                compile(aggregate.input(), enclosing),
                scope,
                scalars.compile(aggregate.keys(), scope),
                aggregate.aggregates().stream()
                        .map(call -> CompiledAggregate.of(call, aggregate, scalars, scope, run))
                        .toList(),
                run.tally(aggregate));
    }

    private RowPlan window(Relation.Window window, @Nullable RowCursor enclosing) {
        RowCursor scope = new RowCursor(enclosing);
        return new WindowPlan(
                compile(window.input(), enclosing),
                window.input().types().size(),
                scope,
                window.calls().stream()
                        .map(call -> WindowColumn.of(call, scalars, scope, run))
                        .toList(),
                run.tally(window));
    }

    private RowPlan sort(Relation.Sort sort, @Nullable RowCursor enclosing) {
        RowCursor scope = new RowCursor(enclosing);
        List<Scalar> keys =
                sort.keys().stream().map(Relation.SortKey::expression).toList();
        SortPlan plan = new SortPlan(
                sort,
                compile(sort.input(), enclosing),
                scope,
                scalars.compile(keys, scope),
                new KeyOrder(sort.keys(), 0, run.pool),
                run.tally(sort));
        sorts.put(sort, plan);
        return plan;
    }
}
