package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Changes one place of an expression: one that keeps its meaning, or one that most likely does not. */
final class StepMutations {
    private final RandomGenerator random;
    private int countdown;
    private boolean keeps;

    StepMutations(RandomGenerator random) {
        this.random = random;
    }

    /** The same in other words. */
    Formula keep(Formula formula) {
        start(true);
        return formula(formula);
    }

    Term keep(Term term) {
        start(true);
        return term(term);
    }

    Product keep(Product product) {
        start(true);
        return product(product);
    }

    /** Something else, in two cases of three. */
    Formula change(Formula formula) {
        start(false);
        return formula(formula);
    }

    Term change(Term term) {
        start(false);
        return term(term);
    }

    Product change(Product product) {
        start(false);
        return product(product);
    }

    private void start(boolean keeps) {
        this.keeps = keeps;
        this.countdown = random.nextInt(9) - (keeps ? 0 : 1);
    }

    private boolean isHere() {
        return countdown-- == 0;
    }

    /** Every step that differs from this one in one field. */
    List<ProofStep> all(ProofStep step) {
        List<ProofStep> all = new ArrayList<>();
        for (int place = 0; place < 40; place++) {
            keeps = false;
            countdown = place;
            ProofStep other = changed(step);
            if (countdown >= 0) {
                break;
            }
            if (!other.equals(step)) {
                all.add(other);
            }
        }
        switch (step) {
            case ProofStep.Rows(var purpose, String rule, var facts, var before, var after) -> {
                dropped(facts).forEach(less -> all.add(new ProofStep.Rows(rule, less, before, after)));
                dropped(before).forEach(less -> all.add(new ProofStep.Rows(rule, facts, less, after)));
                dropped(after).forEach(less -> all.add(new ProofStep.Rows(rule, facts, before, less)));
                all.add(new ProofStep.Rows(rule, facts, before, Claims.both(after, before)));
                all.add(new ProofStep.Rows(rule, facts, turned(before), after));
                all.add(new ProofStep.Rows(rule, facts, before, alone(after)));
            }
            case ProofStep.Sums(String rule, var facts, var before, var after) -> {
                dropped(facts).forEach(less -> all.add(new ProofStep.Sums(rule, less, before, after)));
                all.add(new ProofStep.Sums(rule, facts, before, Claims.both(after, after)));
                all.add(new ProofStep.Sums(rule, facts, turned(before), after));
            }
            case ProofStep.Truth(String rule, var facts, var before, var after) -> {
                dropped(facts).forEach(less -> all.add(new ProofStep.Truth(rule, less, before, after)));
                all.add(new ProofStep.Truth(rule, facts, before, new Formula.Not(after)));
            }
            case ProofStep.Value(String rule, var facts, var before, var after) ->
                dropped(facts).forEach(less -> all.add(new ProofStep.Value(rule, less, before, after)));
        }
        return all;
    }

    private static <T> List<List<T>> dropped(List<T> all) {
        List<List<T>> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            List<T> less = new ArrayList<>(all);
            less.remove(i);
            some.add(less);
        }
        return some;
    }

    /** With each product's variables read in another order. */
    private static List<ReadAs> turned(List<ReadAs> readings) {
        return readings.stream()
                .map(reading -> {
                    List<Var> as = new ArrayList<>(reading.as());
                    Collections.rotate(as, 1);
                    return new ReadAs(reading.product(), as);
                })
                .toList();
    }

    /** Over no variables that others have. */
    private static List<ReadAs> alone(List<ReadAs> readings) {
        return readings.stream()
                .map(reading -> new ReadAs(
                        reading.product(),
                        reading.as().stream()
                                .map(var -> new Var(var.id() + 5_000, var.source()))
                                .toList()))
                .toList();
    }

    private ProofStep changed(ProofStep step) {
        return switch (step) {
            case ProofStep.Rows(var purpose, String rule, var facts, var before, var after) ->
                new ProofStep.Rows(rule, formulas(facts), readings(before), readings(after));
            case ProofStep.Sums(String rule, var facts, var before, var after) ->
                new ProofStep.Sums(rule, formulas(facts), readings(before), readings(after));
            case ProofStep.Truth(String rule, var facts, var before, var after) ->
                new ProofStep.Truth(rule, formulas(facts), formula(before), formula(after));
            case ProofStep.Value(String rule, var facts, var before, var after) ->
                new ProofStep.Value(rule, formulas(facts), term(before), term(after));
        };
    }

    private List<ReadAs> readings(List<ReadAs> readings) {
        return readings.stream()
                .map(reading -> new ReadAs(product(reading.product()), reading.as()))
                .toList();
    }

    private List<Formula> formulas(List<Formula> formulas) {
        return formulas.stream().map(this::formula).toList();
    }

    private List<Term> terms(List<Term> terms) {
        return terms.stream().map(this::term).toList();
    }

    private Product product(Product product) {
        return new Product(product.vars(), formula(product.condition()), terms(product.head()));
    }

    private Formula formula(Formula formula) {
        if (isHere()) {
            return keeps ? same(formula) : other(formula);
        }
        return switch (formula) {
            case Formula.And(var parts) -> new Formula.And(formulas(parts));
            case Formula.Or(var parts) -> new Formula.Or(formulas(parts));
            case Formula.Not(var part) -> new Formula.Not(formula(part));
            case Formula.Same(var left, var right) -> new Formula.Same(term(left), term(right));
            case Formula.IsNull(var term) -> new Formula.IsNull(term(term));
            case Formula.Less(var left, var right) -> new Formula.Less(term(left), term(right));
            case Formula.Holds(var term) -> new Formula.Holds(term(term));
            case Formula.Exists(var product) -> new Formula.Exists(product(product));
        };
    }

    private static Formula same(Formula formula) {
        return switch (formula) {
            case Formula.And(var parts) -> new Formula.And(parts.reversed());
            case Formula.Or(var parts) -> new Formula.Or(parts.reversed());
            case Formula.Same(var left, var right) -> new Formula.Same(right, left);
            default -> new Formula.Not(new Formula.Not(formula));
        };
    }

    private static Formula other(Formula formula) {
        return switch (formula) {
            case Formula.And(var parts) ->
                parts.isEmpty() ? Formula.FALSE : new Formula.And(parts.subList(1, parts.size()));
            case Formula.Or(var parts) -> new Formula.And(parts);
            case Formula.Not(var part) -> part;
            case Formula.Same(var left, var right) -> new Formula.Less(left, right);
            case Formula.Less(var left, var right) -> new Formula.Not(new Formula.Less(right, left));
            default -> new Formula.Not(formula);
        };
    }

    private Term term(Term term) {
        if (isHere()) {
            return keeps ? term : other(term);
        }
        return switch (term) {
            case Term.Strict(ArithmeticOperation operation, var arguments, var type) ->
                new Term.Strict(operation, terms(arguments), type);
            case Term.Unknown(Function function, var arguments, var type) ->
                new Term.Unknown(function, terms(arguments), type);
            case Term.If(var condition, var then, var otherwise) ->
                new Term.If(formula(condition), term(then), term(otherwise));
            case Term.Total(var product, var type) -> new Term.Total(product(product), type);
            case Term.Extremum(boolean greatest, var bag, var type) ->
                new Term.Extremum(
                        greatest,
                        new Bag(bag.products().stream().map(this::product).toList()),
                        type);
            case Term.Summary(BagFunction function, var arguments, var bag, var type) ->
                new Term.Summary(
                        function,
                        terms(arguments),
                        new Bag(bag.products().stream().map(this::product).toList()),
                        type);
            case Term.Column ignored -> term;
            case Term.Variable ignored -> term;
            case Term.Constant ignored -> term;
        };
    }

    private static Term other(Term term) {
        return switch (term) {
            case Term.Column(Var row, int index, var type) -> {
                int width = row.source() instanceof Source.Stored(var table)
                        ? table.columns().size()
                        : 1;
                yield new Term.Column(row, (index + 1) % width, type);
            }
            case Term.Constant(Value.IntegerValue(var number), var type) ->
                new Term.Constant(new Value.IntegerValue(number.add(java.math.BigInteger.ONE)), type);
            case Term.Strict(ArithmeticOperation operation, var arguments, var type) ->
                new Term.Strict(
                        operation == ArithmeticOperation.PLUS ? ArithmeticOperation.MINUS : ArithmeticOperation.PLUS,
                        arguments,
                        type);
            case Term.Extremum(boolean greatest, var bag, var type) -> new Term.Extremum(!greatest, bag, type);
            case Term.If(var condition, var then, var otherwise) -> new Term.If(condition, otherwise, then);
            default -> new Term.Constant(Value.NULL, term.type());
        };
    }
}
