package io.panoptes.equivalence.prover.step;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;

/**
 * A claim: wherever the facts hold, in every database and for all values of the free variables, the two sides are the same.
 *
 * <p>{@code rule} is the prover's name for it, for readers: nothing is decided by it.
 */
public sealed interface ProofStep {

    String rule();

    /** What the prover makes a step of rows for; the kernel, which judges the claim, need not know. */
    enum Purpose {
        /** One form of a product becomes another. */
        CHANGE,
        /** Products of the one query meet those of the other. */
        MATCH
    }

    List<Formula> facts();

    /** The two sums of products have the same rows, each as often. */
    record Rows(Purpose purpose, String rule, List<Formula> facts, List<ReadAs> before, List<ReadAs> after)
            implements ProofStep {
        public Rows {
            facts = List.copyOf(facts);
            before = List.copyOf(before);
            after = List.copyOf(after);
        }

        public Rows(String rule, List<Formula> facts, List<ReadAs> before, List<ReadAs> after) {
            this(Purpose.CHANGE, rule, facts, before, after);
        }

        /** The products of the one query that are those of the other. */
        public static Rows match(List<Formula> facts, List<ReadAs> left, List<ReadAs> right) {
            return new Rows(Purpose.MATCH, "match", facts, left, right);
        }

        public static Rows of(String rule, List<Formula> facts, Product before, List<Product> after) {
            return new Rows(
                    rule,
                    facts,
                    List.of(ReadAs.of(before)),
                    after.stream().map(ReadAs::of).toList());
        }
    }

    /** The numbers in the only columns of the two sums of products have the same sum. */
    record Sums(String rule, List<Formula> facts, List<ReadAs> before, List<ReadAs> after) implements ProofStep {
        public Sums {
            facts = List.copyOf(facts);
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }

    /** The two formulas hold together. */
    record Truth(String rule, List<Formula> facts, Formula before, Formula after) implements ProofStep {
        public Truth {
            facts = List.copyOf(facts);
        }
    }

    /** The two terms have the same value, or are both NULL. */
    record Value(String rule, List<Formula> facts, Term before, Term after) implements ProofStep {
        public Value {
            facts = List.copyOf(facts);
        }
    }
}
