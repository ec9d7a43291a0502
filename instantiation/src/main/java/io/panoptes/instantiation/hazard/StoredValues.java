package io.panoptes.instantiation.hazard;

import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.instantiation.testcase.SetupStep.Insert;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.value.Value;
import java.util.stream.Stream;

/** The values that a test case writes down: in its rows and in its queries. */
final class StoredValues {
    private StoredValues() {}

    static Stream<Value> of(Candidate candidate) {
        return Stream.concat(inRows(candidate), inQueries(candidate));
    }

    private static Stream<Value> inRows(Candidate candidate) {
        return candidate.setup().stream()
                .filter(Insert.class::isInstance)
                .flatMap(step -> ((Insert) step).rows().stream())
                .flatMap(row -> row.values().stream());
    }

    private static Stream<Value> inQueries(Candidate candidate) {
        return candidate
                .concrete()
                .flatMap(query -> Nodes.of(query).all(Expression.Literal.class))
                .map(Expression.Literal::value);
    }

    static Stream<SetupStep.ColumnDefinition> columns(Candidate candidate) {
        return candidate.setup().stream()
                .filter(SetupStep.CreateTable.class::isInstance)
                .flatMap(step -> ((SetupStep.CreateTable) step).columns().stream());
    }
}
