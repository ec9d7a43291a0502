package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** A kind of seed. */
public interface SeedShape {

    String name();

    /** How often it is drawn, against the others, while the library has as much of each. */
    int weight();

    /** A query of this kind; empty where the schema does not allow one. Each column of its answer has a name. */
    Optional<String> query(SeedGrammar grammar);

    /** Whether a query is of this kind, whoever wrote it. One may be of several. */
    boolean describes(Query query);
}
