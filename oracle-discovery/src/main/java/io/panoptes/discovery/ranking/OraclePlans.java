package io.panoptes.discovery.ranking;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The plans that a DBMS makes for the two sides of an oracle, over empty tables of its schema.
 *
 * @param left that of the left side
 * @param right that of the right side
 */
public record OraclePlans(Plan left, Plan right) {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** Empty where the DBMS can't say or plan one of the sides. */
    public static Optional<OraclePlans> of(Oracle oracle, Instance instance, Profile profile) {
        Dialect dialect = profile.dialect();
        List<Query> sides = List.of(
                SqlReader.side(oracle.left(), oracle.schema()), SqlReader.side(oracle.right(), oracle.schema()));
        if (sides.stream().anyMatch(side -> dialect.cannotSay(side).isPresent())) {
            return Optional.empty();
        }
        List<String> statements = new ArrayList<>(SqlWriter.write(withoutReferences(oracle.schema()), dialect));
        List<Integer> starts = new ArrayList<>();
        Explain explain = profile.explain();
        for (Query side : sides) {
            starts.add(statements.size());
            statements.addAll(explain.statements(SqlWriter.write(side, dialect)));
        }
        starts.add(statements.size());
        instance.reset();
        List<Outcome> outcomes = instance.run(statements, LIMIT);
        Optional<Plan> left = explain.read(outcomes.subList(starts.get(0), starts.get(1)));
        Optional<Plan> right = explain.read(outcomes.subList(starts.get(1), starts.get(2)));
        return left.flatMap(one -> right.map(other -> new OraclePlans(one, other)));
    }

    /** Both plans without their numbers and names, the same whichever is the left one. */
    public String shapes() {
        String one = left.shape();
        String other = right.shape();
        return one.compareTo(other) < 0 ? one + " / " + other : other + " / " + one;
    }

    /** Tables in any order. */
    private static Schema withoutReferences(Schema schema) {
        return new Schema(schema.tables().stream()
                .map(table -> new io.panoptes.sql.schema.Table(
                        table.name(),
                        table.columns(),
                        table.constraints().stream()
                                .filter(constraint ->
                                        !(constraint instanceof io.panoptes.sql.schema.Constraint.ForeignKey))
                                .toList()))
                .toList());
    }
}
