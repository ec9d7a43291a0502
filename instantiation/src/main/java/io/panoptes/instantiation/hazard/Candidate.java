package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.stream.Stream;

/**
 * A test case as the guards look at it.
 *
 * @param schema that of the oracle
 * @param proven both queries of the oracle
 * @param concrete both queries as the target reads them
 * @param setup the steps that make the state; none where a guard has looked at them before, for another case
 * @param tables those of the state
 */
public record Candidate(
        Schema schema,
        List<Nodes> proven,
        List<Nodes> concrete,
        List<Snippet> snippets,
        List<SetupStep> setup,
        List<Table> tables,
        List<PlanVariation> variations,
        Operations operations) {
    public Candidate {
        proven = List.copyOf(proven);
        concrete = List.copyOf(concrete);
        snippets = List.copyOf(snippets);
        setup = List.copyOf(setup);
        tables = List.copyOf(tables);
        variations = List.copyOf(variations);
    }

    /** Each snippet as a query of its own. */
    Stream<Nodes> snippetNodes() {
        return snippets.stream().map(snippet -> Nodes.of(new Query.Values(List.of(List.of(snippet.expression())))));
    }
}
