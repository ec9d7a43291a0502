package io.panoptes.texttosql.constraint;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A schema with constraints that it does not declare.
 *
 * @param assumed what was added, as the schema names it; nothing that it declares, and no dependency that others imply
 * @param dropped what could not be added, and why
 */
public record ConstrainedSchema(Schema schema, List<TableConstraint> assumed, List<Dropped> dropped) {
    public ConstrainedSchema {
        assumed = List.copyOf(assumed);
        dropped = List.copyOf(dropped);
    }

    /** A constraint that says nothing of this schema. */
    public record Dropped(TableConstraint constraint, String reason) {}

    public static ConstrainedSchema of(Schema declared, List<TableConstraint> constraints) {
        ConstraintFitting fitting = new ConstraintFitting(declared);
        Map<String, List<TableConstraint>> byTable = new LinkedHashMap<>();
        List<Dropped> dropped = new ArrayList<>();
        for (TableConstraint constraint : constraints) {
            switch (fitting.fit(constraint)) {
                case ConstraintFitting.Result.Fits(List<TableConstraint> fitted) ->
                    fitted.forEach(one -> byTable.computeIfAbsent(one.table(), table -> new ArrayList<>())
                            .add(one));
                case ConstraintFitting.Result.Fails(String reason) -> dropped.add(new Dropped(constraint, reason));
            }
        }
        List<Table> tables = new ArrayList<>();
        List<TableConstraint> assumed = new ArrayList<>();
        for (Table table : declared.tables()) {
            List<TableConstraint> added = added(table, byTable.getOrDefault(table.name(), List.of()));
            assumed.addAll(added);
            tables.add(with(table, added));
        }
        return new ConstrainedSchema(new Schema(tables), assumed, dropped);
    }

    /** The declared schema with some of the constraints that this one assumes. */
    public static Schema with(Schema declared, List<TableConstraint> assumed) {
        return new Schema(declared.tables().stream()
                .map(table -> with(
                        table,
                        assumed.stream()
                                .filter(constraint -> constraint.table().equals(table.name()))
                                .toList()))
                .toList());
    }

    /** A constraint as the schema names what it refers to; empty where it says nothing of it. */
    public static Optional<List<TableConstraint>> fitted(Schema schema, TableConstraint constraint) {
        return switch (new ConstraintFitting(schema).fit(constraint)) {
            case ConstraintFitting.Result.Fits(List<TableConstraint> constraints) -> Optional.of(constraints);
            case ConstraintFitting.Result.Fails ignored -> Optional.empty();
        };
    }

    /** Each once, without what the table declares and without dependencies that follow from others. */
    private static List<TableConstraint> added(Table table, List<TableConstraint> fitted) {
        List<TableConstraint> added = new ArrayList<>();
        for (TableConstraint constraint : fitted) {
            boolean known = switch (constraint.statement()) {
                case Statement.NotNull(String column) ->
                    !table.columns().get(table.indexOf(column)).nullable()
                            && !table.columns()
                                    .get(table.indexOf(column))
                                    .traits()
                                    .contains(ColumnTrait.NULLABLE_KEY);
                case Statement.Kept(Constraint kept) -> table.constraints().contains(kept);
            };
            if (!known && added.stream().noneMatch(one -> one.statement().equals(constraint.statement()))) {
                added.add(constraint);
            }
        }
        return DependencyCover.of(table, added);
    }

    /** In SQLite a key may be NULL that is not declared NOT NULL; this one is. */
    private static Column withoutNull(Column column) {
        Set<ColumnTrait> traits = new HashSet<>(column.traits());
        traits.remove(ColumnTrait.NULLABLE_KEY);
        return new Column(column.name(), column.type(), false, traits, column.mostLetters());
    }

    private static Table with(Table table, List<TableConstraint> added) {
        List<Column> columns = new ArrayList<>(table.columns());
        List<Constraint> constraints = new ArrayList<>(table.constraints());
        for (TableConstraint constraint : added) {
            switch (constraint.statement()) {
                case Statement.NotNull(String column) ->
                    columns.replaceAll(one -> one.name().equals(column) ? withoutNull(one) : one);
                case Statement.Kept(Constraint kept) -> constraints.add(kept);
            }
        }
        return new Table(table.name(), columns, constraints);
    }
}
