package io.panoptes.texttosql.pair;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The result of comparing a predicted query with the gold query. */
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

    /** Neither was shown. */
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

    /** The outcomes that results and reports count. */
    enum Kind {
        INVALID,
        EQUAL,
        DIFFERENT,
        OPEN;

        /** As files and reports name it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The kind of this {@link #word}; empty for any other text. */
        public static Optional<Kind> of(String word) {
            return Arrays.stream(values())
                    .filter(kind -> kind.word().equals(word))
                    .findFirst();
        }
    }

    default Kind kind() {
        return switch (this) {
            case Invalid ignored -> Kind.INVALID;
            case Equal ignored -> Kind.EQUAL;
            case Different ignored -> Kind.DIFFERENT;
            case DifferentAsGiven ignored -> Kind.DIFFERENT;
            case Open ignored -> Kind.OPEN;
        };
    }
}
