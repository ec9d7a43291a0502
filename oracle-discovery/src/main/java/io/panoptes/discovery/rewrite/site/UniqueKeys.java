package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the constraints of a table promise. */
public final class UniqueKeys {
    private UniqueKeys() {}

    /** A column that no two rows agree on and that is never NULL. */
    public static Optional<String> of(Table table) {
        return table.constraints().stream()
                .flatMap(constraint -> switch (constraint) {
                    case Constraint.PrimaryKey(var columns) -> columns.size() == 1 ? columns.stream() : Stream.empty();
                    case Constraint.Unique(var columns) ->
                        columns.size() == 1
                                        && table.column(columns.getFirst())
                                                .filter(column -> !column.nullable())
                                                .isPresent()
                                ? columns.stream()
                                : Stream.empty();
                    case Constraint.Reference ignored -> Stream.empty();
                    case Constraint.Check ignored -> Stream.empty();
                    case Constraint.Range ignored -> Stream.empty();
                    case Constraint.Categorical ignored -> Stream.empty();
                    case Constraint.FunctionalDependency ignored -> Stream.empty();
                    case Constraint.Ordering ignored -> Stream.empty();
                })
                .findFirst();
    }

    public static List<Constraint.ForeignKey> references(Table table) {
        return table.constraints().stream()
                .filter(Constraint.ForeignKey.class::isInstance)
                .map(Constraint.ForeignKey.class::cast)
                .filter(key -> key.columns().size() == 1)
                .toList();
    }
}
