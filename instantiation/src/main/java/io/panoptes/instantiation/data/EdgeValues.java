package io.panoptes.instantiation.data;

import io.panoptes.corpus.ValuePool;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Values at the edge in the place of some of a column: NULL, the empty text, the smallest and largest that a pool has, one that
 * another row holds. Columns that a constraint refers to are left alone, so that all constraints still hold.
 */
record EdgeValues(ValuePool values, OpaqueWords opaque) implements StateMutation {
    private static final int MOST_OF_A_COLUMN = 8;
    private static final Weighted<Kind> KINDS =
            Weighted.of(1, Kind.NULL).or(1, Kind.OF_ANOTHER_ROW).or(2, Kind.OF_POOL);

    private enum Kind {
        NULL,
        OF_ANOTHER_ROW,
        /** The smallest, the largest or the empty one of its pool. */
        OF_POOL
    }

    @Override
    public String name() {
        return "values at the edge";
    }

    @Override
    public Optional<List<SetupStep>> of(List<SetupStep> steps, RandomGenerator random) {
        List<Insert> inserts = steps.stream()
                .filter(Insert.class::isInstance)
                .map(Insert.class::cast)
                .filter(insert -> !insert.rows().isEmpty())
                .toList();
        if (inserts.isEmpty()) {
            return Optional.empty();
        }
        Insert insert = Draw.oneOf(random, inserts);
        Optional<Table> table = steps.stream()
                .filter(step ->
                        step instanceof CreateTable create && create.name().equals(insert.table()))
                .map(step -> StateTables.stored((CreateTable) step))
                .findFirst();
        List<Column> free = table.map(found -> free(found, steps)).orElse(List.of()).stream()
                .filter(column -> insert.columns().contains(column.name()))
                .toList();
        if (free.isEmpty()) {
            return Optional.empty();
        }
        Column column = Draw.oneOf(random, free);
        int place = insert.columns().indexOf(column.name());
        var rows = new ArrayList<>(insert.rows());
        Value last = rows.getFirst().values().get(place);
        for (int i = 1 + random.nextInt(MOST_OF_A_COLUMN); i > 0; i--) {
            int row = random.nextInt(rows.size());
            var changed = new ArrayList<>(rows.get(row).values());
            Value given = value(column, last, random);
            last = changed.set(place, given);
            rows.set(row, new Row(changed));
        }
        if (rows.equals(insert.rows())) {
            return Optional.empty();
        }
        var changed = new ArrayList<>(steps);
        changed.set(steps.indexOf(insert), new Insert(insert.table(), insert.columns(), rows));
        return Optional.of(changed);
    }

    private static List<Column> free(Table table, List<SetupStep> steps) {
        Set<String> held = new HashSet<>(StateTables.keyedColumns(table));
        held.addAll(UniqueIndex.columns(steps, table));
        table.columns().stream()
                .map(Column::name)
                .filter(name -> table.constraints().stream().anyMatch(constraint -> constraint.mentions(name)))
                .forEach(held::add);
        StateTables.of(steps).stream()
                .flatMap(other -> other.constraints().stream())
                .forEach(constraint -> {
                    if (constraint instanceof Constraint.ForeignKey(var ignored, var target, var columns)
                            && target.equals(table.name())) {
                        held.addAll(columns);
                    }
                });
        return table.columns().stream()
                .filter(column -> !held.contains(column.name()))
                .toList();
    }

    /** @param other what another row held */
    private Value value(Column column, Value other, RandomGenerator random) {
        Kind kind = KINDS.draw(random);
        if (kind == Kind.NULL && column.nullable()) {
            return Value.NULL;
        }
        if (kind == Kind.OF_ANOTHER_ROW && (column.nullable() || !other.isNull())) {
            return other;
        }
        return switch (column.type()) {
            case SqlType.OpaqueType type -> {
                List<Value> choices = opaque.values(type);
                yield choices.isEmpty() ? Value.NULL : Draw.oneOf(random, choices);
            }
            case SqlType.IntegerType ignored -> Value.of(random.nextBoolean() ? 0 : ValuePool.LARGEST);
            case SqlType.TextType ignored when values.emptyText() && random.nextBoolean() -> Value.of("");
            default -> values.draw(random, column.type());
        };
    }
}
