package io.panoptes.instantiation.hazard;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import java.util.List;

/** The queries of an oracle as the guards look at them: as they were proven, over the schema of the oracle and the tables before any statement. */
public record ProvenPair(Schema schema, Nodes left, Nodes right) {

    public static ProvenPair of(ParsedOracle oracle) {
        return new ProvenPair(oracle.oracle().schema(), Nodes.of(oracle.provenLeft()), Nodes.of(oracle.provenRight()));
    }

    /** Whether both queries end in an ORDER BY without ties, so that their answers may be compared as lists. */
    public boolean isTotallyOrdered() {
        return queries().stream()
                .allMatch(nodes -> nodes.root() instanceof Query.Ordered ordered
                        && new TotalOrder(nodes, schema).isTotal(ordered));
    }

    List<Nodes> queries() {
        return List.of(left, right);
    }
}
