package io.panoptes.dbms;

import java.util.List;
import java.util.Optional;

/** How a DBMS is asked how many rows it expects of each operator of a query. */
public interface Estimates {

    /** Whether they say of a whole query how many rows it gives, and not of the tables that it reads alone. */
    default boolean areOfQueries() {
        return true;
    }

    /** What to run, in this order and on one instance; the query itself is not run. */
    List<String> expecting(String query);

    /** The same for a query that is run, so that the rows that were there are told beside. */
    List<String> counting(String query);

    /** The estimates in the answers to one of the two; empty where the DBMS gave none. */
    Optional<RowEstimate> read(List<Outcome> answers);
}
