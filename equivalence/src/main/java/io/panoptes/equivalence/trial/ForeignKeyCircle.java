package io.panoptes.equivalence.trial;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether tables refer to themselves, by one foreign key or by several. */
final class ForeignKeyCircle {
    private ForeignKeyCircle() {}

    static boolean isIn(Schema schema) {
        return schema.tables().stream().anyMatch(table -> reaches(table, table, schema, new HashSet<>()));
    }

    private static boolean reaches(Table from, Table wanted, Schema schema, Set<Table> seen) {
        return targets(from, schema).stream()
                .anyMatch(target -> target.equals(wanted) || seen.add(target) && reaches(target, wanted, schema, seen));
    }

    private static List<Table> targets(Table table, Schema schema) {
        return table.constraints().stream()
                .filter(Constraint.ForeignKey.class::isInstance)
                .map(Constraint.ForeignKey.class::cast)
                .flatMap(key -> schema.table(key.target()).stream())
                .toList();
    }
}
