package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.decision.Correspondences.Reading;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.prover.step.StepLog;
import java.util.ArrayList;
import java.util.List;

/** Writes the steps of a decision for the kernel. */
final class DecisionLog {
    /** The most pairs of products that are compared sum by sum. */
    private static final int MOST_PAIRS = 8;

    private final StepLog log;

    DecisionLog(StepLog log) {
        this.log = log;
    }

    /** The products with the same rows in another form. */
    List<Product> changed(String rule, List<Formula> facts, List<Product> before, List<Product> after) {
        if (!before.equals(after)) {
            log.add(new ProofStep.Rows(rule, facts, own(before), own(after)));
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
            log.add(ProofStep.Rows.of("empty", facts, product, List.of()));
        }
        return isEmpty;
    }

    /** Products that match over the variables of one of them; {@code match} is handed through. */
    boolean match(List<Formula> facts, List<Reading> left, List<Reading> right, boolean match) {
        if (match) {
            if (left.size() * right.size() <= MOST_PAIRS) {
                left.forEach(here -> right.forEach(there -> partsOfSums(facts, here.product(), there.product())));
            }
            log.add(ProofStep.Rows.match(facts, read(left), read(right)));
        }
        return match;
    }

    /** What a match may rest on: columns that are sums of others, where the rows of both are there. */
    private void partsOfSums(List<Formula> facts, Product left, Product right) {
        List<Formula> there = new ArrayList<>(facts);
        there.add(left.condition());
        there.add(right.condition());
        for (int i = 0; i < Math.min(left.head().size(), right.head().size()); i++) {
            partsOfSums(there, left.head().get(i), right.head().get(i));
        }
    }

    private void partsOfSums(List<Formula> facts, Term left, Term right) {
        if (CanonicalForm.of(left).equals(CanonicalForm.of(right)) || !hasTotal(left) || !hasTotal(right)) {
            return;
        }
        if (left instanceof Term.Strict(ArithmeticOperation operation, List<Term> here, var type)
                && right instanceof Term.Strict(ArithmeticOperation other, List<Term> there, var otherType)
                && operation == other
                && here.size() == there.size()) {
            for (int i = 0; i < here.size(); i++) {
                partsOfSums(facts, here.get(i), there.get(i));
            }
        }
        log.add(new ProofStep.Value("parts", facts, left, right));
    }

    private static boolean hasTotal(Term term) {
        return switch (term) {
            case Term.Total ignored -> true;
            case Term.Strict(var operation, List<Term> arguments, var type) ->
                arguments.stream().anyMatch(DecisionLog::hasTotal);
            case Term.If(var condition, Term then, Term otherwise) -> hasTotal(then) || hasTotal(otherwise);
            case Term ignored -> false;
        };
    }

    boolean sums(List<Formula> facts, Product left, Reading right, boolean match) {
        if (match) {
            log.add(new ProofStep.Sums("match", facts, List.of(ReadAs.of(left)), read(List.of(right))));
        }
        return match;
    }

    /** Two terms with one value; {@code same} is handed through. */
    boolean same(List<Formula> facts, Term left, Term right, boolean same) {
        if (same && !CanonicalForm.of(left).equals(CanonicalForm.of(right))) {
            log.add(new ProofStep.Value("same", facts, left, right));
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
