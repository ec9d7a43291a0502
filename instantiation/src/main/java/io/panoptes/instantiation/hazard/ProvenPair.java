package io.panoptes.instantiation.hazard;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.schema.Schema;
import java.util.stream.Stream;

/** The queries of an oracle as the guards look at them: as they were proven, over the schema of the oracle. */
public record ProvenPair(Schema schema, Nodes left, Nodes right) {

    public static ProvenPair of(ParsedOracle oracle) {
        return new ProvenPair(oracle.oracle().schema(), Nodes.of(oracle.left()), Nodes.of(oracle.right()));
    }

    Stream<Nodes> queries() {
        return Stream.of(left, right);
    }
}
