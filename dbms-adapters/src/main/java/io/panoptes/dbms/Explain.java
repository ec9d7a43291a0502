package io.panoptes.dbms;

import java.util.List;
import java.util.Optional;

/** How a DBMS is asked for the plan of a query. */
public interface Explain {

    /** What to run, in this order and on one instance. They leave the instance as it was. */
    List<String> statements(String query);

    /** The plan in the answers to {@link #statements}; empty where the DBMS gave none. */
    Optional<Plan> read(List<Outcome> answers);

    /** How it is asked for the rows that it expects; empty where it does not tell. */
    default Optional<Estimates> estimates() {
        return Optional.empty();
    }
}
