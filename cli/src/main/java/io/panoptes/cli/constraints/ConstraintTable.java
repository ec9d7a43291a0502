package io.panoptes.cli.constraints;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.Statement;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Constraints in lines for people. */
final class ConstraintTable {
    private ConstraintTable() {}

    /** How many there are of each kind. */
    static List<String> counts(DatabaseConstraints constraints) {
        Map<String, Long> counts = constraints.constraints().stream()
                .collect(Collectors.groupingBy(ConstraintTable::kind, TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(count -> "%,6d %s".formatted(count.getValue(), count.getKey()))
                .toList();
    }

    static String line(TableConstraint constraint) {
        return "%s  [%s%s%s]"
                .formatted(
                        constraint.words(),
                        switch (constraint.evidence().origin()) {
                            case DECLARED -> "declared";
                            case MINED -> "mined";
                            case VALIDATED -> "validated";
                        },
                        constraint.evidence().support() == 0
                                ? ""
                                : ", %,d rows".formatted(constraint.evidence().support()),
                        constraint.evidence().confidence() == 1
                                ? ""
                                : ", confidence %.4f"
                                        .formatted(constraint.evidence().confidence()));
    }

    static String kind(TableConstraint constraint) {
        return switch (constraint.statement()) {
            case Statement.NotNull ignored -> "not NULL";
            case Statement.Kept(Constraint kept) ->
                switch (kept) {
                    case Constraint.PrimaryKey ignored -> "primary keys";
                    case Constraint.Unique ignored -> "unique sets of columns";
                    case Constraint.ForeignKey ignored -> "foreign keys";
                    case Constraint.InclusionDependency ignored -> "inclusion dependencies";
                    case Constraint.Check ignored -> "CHECK conditions";
                    case Constraint.Range ignored -> "ranges";
                    case Constraint.Categorical ignored -> "categories";
                    case Constraint.FunctionalDependency ignored -> "functional dependencies";
                    case Constraint.Ordering ignored -> "orderings";
                };
        };
    }
}
