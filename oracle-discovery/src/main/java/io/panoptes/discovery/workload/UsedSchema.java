package io.panoptes.discovery.workload;

import static io.panoptes.discovery.workload.Abstraction.key;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a query needs of its schema: the tables that it reads, their keys, the columns that it names, and the virtual columns that
 * it was given. A column that may be NULL and is of no constraint is a placeholder, and so is a table without constraints.
 */
record UsedSchema(Schema schema, List<Placeholder> placeholders) {
    UsedSchema {
        placeholders = List.copyOf(placeholders);
    }

    static UsedSchema of(Query query, Schema schema, List<ExpressionPlaceholder> virtual) {
        Set<String> named = new HashSet<>();
        Trees.expressions(query).forEach(part -> {
            if (part instanceof Expression.ColumnReference(var ignored, var name)) {
                named.add(key(name));
            }
        });
        Set<String> read = new HashSet<>();
        Trees.fromItems(query).forEach(item -> {
            if (item instanceof FromItem.TableReference(var name, var ignored)) {
                read.add(key(name));
            }
        });
        List<Table> tables = new ArrayList<>();
        List<Placeholder> placeholders = new ArrayList<>();
        for (Table table : schema.tables()) {
            if (read.contains(key(table.name()))) {
                Table used = used(table, named, read, virtual);
                tables.add(used);
                placeholders.addAll(placeholders(used, virtual));
            }
        }
        return new UsedSchema(new Schema(tables), placeholders);
    }

    private static Table used(Table table, Set<String> named, Set<String> read, List<ExpressionPlaceholder> virtual) {
        List<Constraint> constraints = table.constraints().stream()
                .filter(constraint -> isKept(constraint, read))
                .toList();
        List<Column> columns = new ArrayList<>(table.columns().stream()
                .filter(column -> named.contains(key(column.name()))
                        || constraints.stream().anyMatch(constraint -> constraint.mentions(column.name())))
                .toList());
        if (columns.isEmpty()) {
            columns.add(table.columns().getFirst());
        }
        virtual.stream()
                .filter(placeholder -> placeholder.table().equalsIgnoreCase(table.name()))
                .forEach(placeholder -> columns.add(new Column(placeholder.name(), placeholder.type(), true)));
        return new Table(table.name(), columns, constraints);
    }

    /** A query that is equal without a CHECK is equal with it; a target that is not read is a table more for nothing. */
    private static boolean isKept(Constraint constraint, Set<String> read) {
        return switch (constraint) {
            case Constraint.PrimaryKey ignored -> true;
            case Constraint.Unique ignored -> true;
            case Constraint.ForeignKey foreign -> read.contains(key(foreign.target()));
            case Constraint.InclusionDependency ignored -> false;
            case Constraint.Check ignored -> false;
            case Constraint.Range ignored -> false;
            case Constraint.Categorical ignored -> false;
            case Constraint.FunctionalDependency ignored -> false;
            case Constraint.Ordering ignored -> false;
        };
    }

    private static List<Placeholder> placeholders(Table table, List<ExpressionPlaceholder> virtual) {
        List<Placeholder> placeholders = new ArrayList<>();
        for (Column column : table.columns()) {
            Optional<ExpressionPlaceholder> made = virtual.stream()
                    .filter(placeholder -> placeholder.table().equalsIgnoreCase(table.name())
                            && placeholder.name().equals(column.name()))
                    .findFirst();
            boolean free = column.nullable()
                    && table.constraints().stream().noneMatch(constraint -> constraint.mentions(column.name()));
            // A table has a column at least that is its own.
            if (made.isPresent() || free && !column.equals(table.columns().getFirst())) {
                placeholders.add(new ExpressionPlaceholder(column.name(), table.name(), column.type()));
            }
        }
        if (table.constraints().isEmpty() && table.columns().stream().allMatch(Column::nullable)) {
            placeholders.add(new Placeholder.TablePlaceholder(table.name()));
        }
        return placeholders;
    }
}
