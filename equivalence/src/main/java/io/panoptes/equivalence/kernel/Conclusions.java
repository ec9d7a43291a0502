package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.logic.Lemma;
import io.panoptes.equivalence.kernel.syntax.Finite;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/** What an accepted step says of squashes, sums and bounds, and which of them it is about. */
final class Conclusions {
    private Conclusions() {}

    /** A lemma and the shapes of what it refers to. */
    record About(Lemma lemma, List<String> shapes) {}

    static List<About> of(ProofStep step) {
        List<About> all = new ArrayList<>();
        switch (step) {
            case ProofStep.Truth(var rule, List<Formula> facts, Formula before, Formula after) ->
                all.add(about(facts, both(before, after), shapes(List.of(before, after), List.of())));
            case ProofStep.Value(var rule, List<Formula> facts, Term before, Term after) ->
                all.add(about(facts, new Formula.Same(before, after), shapes(List.of(), List.of(before, after))));
            case ProofStep.Rows(
                    var purpose,
                    var rule,
                    List<Formula> facts,
                    List<ReadAs> before,
                    List<ReadAs> after) -> {
                List<Formula> here = exist(before);
                List<Formula> there = exist(after);
                List<Formula> atoms = new ArrayList<>(here);
                atoms.addAll(there);
                all.add(about(facts, both(new Formula.Or(here), new Formula.Or(there)), shapes(atoms, List.of())));
                sums(facts, before, after, all);
            }
            case ProofStep.Sums(var rule, List<Formula> facts, List<ReadAs> before, List<ReadAs> after) ->
                sums(facts, before, after, all);
        }
        return all;
    }

    private static About about(List<Formula> facts, Formula conclusion, List<String> shapes) {
        return new About(new Lemma(facts, List.of(conclusion)), shapes);
    }

    private static Formula both(Formula left, Formula right) {
        return new Formula.Or(List.of(
                new Formula.And(List.of(left, right)),
                new Formula.And(List.of(new Formula.Not(left), new Formula.Not(right)))));
    }

    private static List<Formula> exist(List<ReadAs> readings) {
        return readings.stream()
                .<Formula>map(reading -> new Formula.Exists(
                        new Product(reading.product().vars(), reading.product().condition(), List.of())))
                .toList();
    }

    /** Equal bags of numbers have equal sums. */
    private static void sums(List<Formula> facts, List<ReadAs> before, List<ReadAs> after, List<About> into) {
        List<ReadAs> all = new ArrayList<>(before);
        all.addAll(after);
        boolean numbers = all.stream()
                .map(ReadAs::product)
                .allMatch(product -> product.head().size() == 1
                        && Finite.is(product)
                        && Kinds.of(product.head().getFirst()).isExact());
        if (numbers) {
            Term here = sum(before);
            Term there = sum(after);
            into.add(about(facts, new Formula.Same(here, there), shapes(List.of(), List.of(here, there))));
        }
    }

    private static Term sum(List<ReadAs> readings) {
        return readings.stream()
                .<Term>map(reading -> new Term.Total(
                        reading.product(), reading.product().head().getFirst().type()))
                .reduce((left, right) ->
                        new Term.Strict(ArithmeticOperation.PLUS, List.of(left, right), SqlType.BIGINT))
                .orElse(new Term.Constant(Value.of(0), SqlType.BIGINT));
    }

    /** Of what binds variables at the top: below conditions and arithmetic. */
    private static List<String> shapes(List<Formula> formulas, List<Term> terms) {
        List<String> shapes = new ArrayList<>();
        formulas.forEach(formula -> collect(formula, shapes));
        terms.forEach(term -> collect(term, shapes));
        return shapes;
    }

    private static void collect(Formula formula, List<String> into) {
        switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.forEach(part -> collect(part, into));
            case Formula.Or(List<Formula> parts) -> parts.forEach(part -> collect(part, into));
            case Formula.Not(Formula part) -> collect(part, into);
            case Formula.Same(Term left, Term right) -> {
                collect(left, into);
                collect(right, into);
            }
            case Formula.IsNull(Term term) -> collect(term, into);
            case Formula.Less(Term left, Term right) -> {
                collect(left, into);
                collect(right, into);
            }
            case Formula.Holds(Term term) -> collect(term, into);
            case Formula.Exists exists -> {
                if (exists.product().vars().isEmpty()) {
                    collect(exists.product().condition(), into);
                } else {
                    into.add(Shape.of(exists).text());
                }
            }
        }
    }

    private static void collect(Term term, List<String> into) {
        switch (term) {
            case Term.Strict(var operation, List<Term> arguments, var type) ->
                arguments.forEach(argument -> collect(argument, into));
            case Term.Unknown(var function, List<Term> arguments, var type) ->
                arguments.forEach(argument -> collect(argument, into));
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                collect(condition, into);
                collect(then, into);
                collect(otherwise, into);
            }
            case Term.Total ignored -> into.add(Shape.of(term).text());
            case Term.Extremum ignored -> into.add(Shape.of(term).text());
            case Term.Summary ignored -> into.add(Shape.of(term).text());
            case Term.Column ignored -> {}
            case Term.Variable ignored -> {}
            case Term.Constant ignored -> {}
        }
    }
}
