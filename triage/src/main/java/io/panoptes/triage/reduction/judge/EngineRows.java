package io.panoptes.triage.reduction.judge;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.reduction.editable.InlineViews;
import io.panoptes.triage.reduction.editable.StatementWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rows that the engine's evaluator gives for a query on the data of a case. What it can't read, and
 * data that more than INSERTs have made, have no answer.
 */
public final class EngineRows {
    /** A report shows no more. */
    private static final int MOST_ROWS = 30;

    private EngineRows() {}

    /** @param types of the columns */
    public record Given(List<Row> rows, List<SqlType> types) {
        public Given {
            rows = List.copyOf(rows);
            types = List.copyOf(types);
        }
    }

    /** As what means the same on every DBMS; empty where there is no answer, or it has too many rows to be shown. */
    public static Optional<Given> of(EditableCase edited, EditableSide side) {
        return of(edited, side, EngineReading.PORTABLE);
    }

    /** As {@link #of(EditableCase, EditableSide)}, by the words of one DBMS. */
    public static Optional<Given> of(EditableCase edited, EditableSide side, EngineReading reading) {
        EditableCase alone = edited.withSides(side, side);
        EditableCase plain = InlineViews.of(alone).orElse(alone);
        Read read = Read.by(plain.left().query());
        if (edited.semantics() == Semantics.LIST || !plain.setup().stream().allMatch(step -> isPlain(step, read))) {
            return Optional.empty();
        }
        try {
            Problem problem = EngineProblem.of(plain, reading);
            Database database =
                    new Database(problem.schema(), rows(problem.schema().tables(), edited.setup()));
            return evaluate(problem, database);
        } catch (SqlError | Unsupported | NoAnswer | IllegalArgumentException unread) {
            return Optional.empty();
        }
    }

    /** A function that the engine does not know has a value of the evaluator's own making, which no DBMS must give. */
    private static Optional<Given> evaluate(Problem problem, Database database) {
        Pool pool = new Pool();
        CompiledQuery query = CompiledQuery.of(problem.left(), problem.schema(), pool, Meaning.STRICT);
        List<Row> rows = query.answer(query.run(Tables.of(database, pool))).rows();
        return query.madeUpFunctions().isEmpty() && rows.size() <= MOST_ROWS
                ? Optional.of(new Given(rows, problem.left().types()))
                : Optional.empty();
    }

    /** @param star whether it reads columns that it does not name */
    private record Read(Set<String> names, boolean star) {
        static Read by(Query query) {
            return new Read(StatementWords.of(query), StatementWords.countsColumns(query));
        }

        boolean reads(String table) {
            return names.contains(table);
        }

        boolean reads(String table, String column) {
            return reads(table) && (star || names.contains(column));
        }
    }

    private static boolean isPlain(SetupStep step, Read read) {
        return switch (step) {
            case SetupStep.CreateTable table ->
                table.columns().stream()
                        .allMatch(column -> column.generated().isEmpty() || !read.reads(table.name(), column.name()));
            case SetupStep.Insert ignored -> true;
            case SetupStep.CreateIndex ignored -> true;
            case SetupStep.CreateView ignored -> true;
            // A setting or ANALYZE. What it does to the rows, the control says.
            case SetupStep.Verbatim ignored -> true;
            case SetupStep.AddColumn added -> !read.reads(added.table());
            case SetupStep.CreateVirtualTable table -> !read.reads(table.name());
            case SetupStep.Grow grow -> !read.reads(grow.table());
            // Of another table too, for rows may refer to its rows.
            case SetupStep.Update ignored -> false;
            case SetupStep.Delete ignored -> false;
        };
    }

    private static Map<String, List<Row>> rows(List<Table> tables, List<SetupStep> setup) {
        Map<String, List<Row>> rows = new HashMap<>();
        for (Table table : tables) {
            for (SetupStep step : setup) {
                if (step instanceof SetupStep.Insert insert && insert.table().equalsIgnoreCase(table.name())) {
                    insert.rows()
                            .forEach(row -> rows.computeIfAbsent(table.name(), ignored -> new ArrayList<>())
                                    .add(row(table, insert.columns(), row)));
                }
            }
        }
        return rows;
    }

    /** In the order of the table's columns; one that is not given is NULL. */
    private static Row row(Table table, List<String> columns, Row given) {
        List<Value> values = new ArrayList<>();
        for (Column column : table.columns()) {
            int place = columns.indexOf(column.name());
            values.add(place < 0 ? Value.NULL : stored(given.values().get(place), column.type()));
        }
        return new Row(values);
    }

    /** A column of floating point makes floating point of the numbers that it gets. */
    private static Value stored(Value value, SqlType type) {
        if (!(type instanceof SqlType.DoubleType)) {
            return value;
        }
        return switch (value) {
            case Value.IntegerValue(var number) -> new Value.DoubleValue(number.doubleValue());
            case Value.DecimalValue(var number) -> new Value.DoubleValue(number.doubleValue());
            case Value.DoubleValue ignored -> value;
            case Value.NullValue ignored -> value;
            // A column that holds such values has no type of floating point (DeclaredType).
            case Value.BooleanValue ignored -> value;
            case Value.TextValue ignored -> value;
            case Value.DateValue ignored -> value;
            case Value.TimeValue ignored -> value;
            case Value.TimestampValue ignored -> value;
            case Value.OpaqueValue ignored -> value;
        };
    }
}
