package io.panoptes.texttosql.pair;

import java.util.List;

/** What came of a predicted query beside the gold query. */
public sealed interface PairOutcome {

    /** There is no such query, or the DBMS does not take it. */
    record Invalid(String reason) implements PairOutcome {}

    /** They agree on every database. */
    record Equal(Ground ground, List<String> assumes, String note) implements PairOutcome {
        public Equal {
            assumes = List.copyOf(assumes);
        }
    }

    /** They differ on a database. */
    record Different(PairCounterexample difference) implements PairOutcome {}

    /** They differ on the database that is given with the benchmark, and no small one was found. */
    record DifferentAsGiven() implements PairOutcome {}

    record Open(String reason) implements PairOutcome {}

    /** How we know that two queries agree. */
    enum Ground {
        /** The texts are the same but for blanks, comments and the case of words. */
        SAME_TEXT("same text"),
        /** The predicted query is a rewriting of the gold query, by proof. */
        PROOF("proved");

        private final String words;

        Ground(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** As a row of results names it. */
    default String name() {
        return switch (this) {
            case Invalid ignored -> "invalid";
            case Equal ignored -> "equal";
            case Different ignored -> "different";
            case DifferentAsGiven ignored -> "different";
            case Open ignored -> "open";
        };
    }
}
