package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.decision.Correspondences.Reading;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.prover.step.Step;
import io.panoptes.equivalence.prover.step.StepLog;
import java.util.ArrayList;
import java.util.List;

/** Writes the steps of a decision for the kernel. */
final class DecisionLog {
    private final StepLog log;

    DecisionLog(StepLog log) {
        this.log = log;
    }

    /** The products with the same rows in another form. */
    List<Product> changed(String rule, List<Formula> facts, List<Product> before, List<Product> after) {
        if (!before.equals(after)) {
            log.add(new Step.Rows(rule, facts, own(before), own(after)));
        }
        return after;
    }

    /** Each product in its new form. */
    List<Product> eachChanged(String rule, List<Formula> facts, List<Product> before, List<Product> after) {
        for (int i = 0; i < before.size(); i++) {
            changed(rule, facts, List.of(before.get(i)), List.of(after.get(i)));
        }
        return after;
    }

    /** A product without rows; {@code isEmpty} is handed through. */
    boolean empty(Product product, List<Formula> facts, boolean isEmpty) {
        if (isEmpty) {
            log.add(Step.Rows.of("empty", facts, product, List.of()));
        }
        return isEmpty;
    }

    /** Products that match over the variables of one of them; {@code match} is handed through. */
    boolean match(List<Formula> facts, List<Reading> left, List<Reading> right, boolean match) {
        if (match) {
            log.add(new Step.Rows("match", facts, read(left), read(right)));
        }
        return match;
    }

    boolean sums(List<Formula> facts, Product left, Reading right, boolean match) {
        if (match) {
            log.add(new Step.Sums("match", facts, List.of(ReadAs.of(left)), read(List.of(right))));
        }
        return match;
    }

    /** Two terms with one value; {@code same} is handed through. */
    boolean same(List<Formula> facts, Term left, Term right, boolean same) {
        if (same && !Text.of(left).equals(Text.of(right))) {
            log.add(new Step.Value("same", facts, left, right));
        }
        return same;
    }

    private static List<ReadAs> own(List<Product> products) {
        return products.stream().map(ReadAs::of).toList();
    }

    private static List<ReadAs> read(List<Reading> readings) {
        List<ReadAs> read = new ArrayList<>();
        readings.forEach(reading -> read.add(new ReadAs(reading.original(), reading.chosen())));
        return read;
    }
}
