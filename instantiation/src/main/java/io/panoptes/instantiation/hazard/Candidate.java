package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.data.StateTables;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.stream.Stream;

/**
 * A test case as the guards look at it.
 *
 * @param left the concrete query
 * @param abstractLeft the query of the oracle, over {@code schema}
 * @param tables those of the state
 */
public record Candidate(
        Schema schema,
        Query abstractLeft,
        Query abstractRight,
        Query left,
        Query right,
        List<Snippet> snippets,
        List<SetupStep> setup,
        List<Table> tables,
        List<PlanVariation> variations,
        Operations operations) {

    public static Candidate of(
            TestCase testCase,
            Query abstractLeft,
            Query abstractRight,
            Query left,
            Query right,
            Operations operations) {
        return new Candidate(
                testCase.oracle().schema(),
                abstractLeft,
                abstractRight,
                left,
                right,
                testCase.bindings().stream()
                        .map(Binding::placeholders)
                        .flatMap(filled -> filled.values().stream())
                        .toList(),
                testCase.state().steps(),
                StateTables.of(testCase.state()),
                Stream.concat(testCase.leftVariation().stream(), testCase.rightVariation().stream())
                        .toList(),
                operations);
    }

    /** Both queries as the target reads them. */
    Stream<Query> concrete() {
        return Stream.of(left, right);
    }

    /** Each snippet as a query of its own. */
    Stream<Query> snippetQueries() {
        return snippets.stream().map(snippet -> new Query.Values(List.of(List.of(snippet.expression()))));
    }

    /** Both queries as they were proven. */
    Stream<Query> proven() {
        return Stream.of(abstractLeft, abstractRight);
    }
}
