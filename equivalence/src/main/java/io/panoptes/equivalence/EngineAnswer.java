package io.panoptes.equivalence;

import java.util.List;

/** What an {@link Engine} says of two queries. */
public sealed interface EngineAnswer {

    /**
     * They agree on every database of the schema.
     *
     * @param proof its steps, a line each
     * @param assumptions what the proof takes for granted beyond the schema, in words; empty for most pairs
     * @param checkedByKernel whether the kernel, which shares no rule with the prover, accepted the proof; if not, the
     *     prover's rules were applied again, and each step was tried on small databases
     */
    record Equal(List<String> proof, List<String> assumptions, boolean checkedByKernel) implements EngineAnswer {
        public Equal {
            proof = List.copyOf(proof);
            assumptions = List.copyOf(assumptions);
        }
    }

    /**
     * They differ on a database.
     *
     * @param database the INSERT statements that make it; empty where the queries differ on empty tables
     * @param left what the first query gives there: a row each, its values as SQL writes them
     * @param right what the second query gives there
     */
    record Different(List<String> database, List<List<String>> left, List<List<String>> right) implements EngineAnswer {
        public Different {
            database = List.copyOf(database);
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /**
     * Neither a proof nor a difference was found in time.
     *
     * @param reason why there is no proof
     * @param rows they agree on every database of up to this many rows a table; 0 where no bound was exhausted
     */
    record Open(String reason, int rows) implements EngineAnswer {}
}
