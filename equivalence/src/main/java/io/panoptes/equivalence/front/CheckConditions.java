package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The CHECK constraints of a schema as scalars over a row of their table, which is what {@link Problem} wants. */
public final class CheckConditions {
    private CheckConditions() {}

    /** @throws Unsupported where a condition can't be translated */
    public static Map<String, List<Scalar>> of(Schema schema, ReadingProfile profile) {
        Front front = new Front(schema, profile);
        CheckSpelling spelling = new CheckSpelling(profile);
        Map<String, List<Scalar>> conditions = new HashMap<>();
        for (Table table : schema.tables()) {
            for (Constraint constraint : table.constraints()) {
                spelling.check(constraint, table);
                if (constraint instanceof Constraint.Check(var condition)) {
                    conditions
                            .computeIfAbsent(table.name(), name -> new ArrayList<>())
                            .add(front.condition(table, condition));
                }
            }
        }
        return conditions;
    }
}
