package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A test case as the guards look at it.
 *
 * @param left the concrete query
 * @param schema the tables that a snippet may read
 */
public record GuardedCase(
        Nodes left,
        Nodes right,
        List<Snippet> snippets,
        Schema schema,
        List<PlanVariation> variations,
        Operations operations) {

    public static GuardedCase of(TestCase testCase, Query left, Query right, StateView state, Operations operations) {
        var snippets = new ArrayList<Snippet>();
        testCase.bindings()
                .forEach(binding -> snippets.addAll(binding.placeholders().values()));
        var variations = new ArrayList<PlanVariation>();
        testCase.leftVariation().ifPresent(variations::add);
        testCase.rightVariation().ifPresent(variations::add);
        return new GuardedCase(
                Nodes.of(left), Nodes.of(right), snippets, new Schema(state.tables()), variations, operations);
    }

    /** Both queries as the target reads them. */
    List<Nodes> concrete() {
        return List.of(left, right);
    }

    /** The values that the queries write down. */
    Stream<Value> values() {
        return concrete().stream()
                .flatMap(nodes -> nodes.all(Expression.Literal.class))
                .map(Expression.Literal::value);
    }

    List<Nodes> snippetNodes() {
        return snippets.stream().map(snippet -> Nodes.of(snippet.expression())).toList();
    }
}
