package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.prover.step.Step;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Whether a step speaks of the schema's tables only, and of each variable as of one source: a variable is known by its number,
 * so that a number must not stand for two things.
 */
final class Wellformed {
    private final Schema schema;
    private final Map<Integer, Source> sources = new HashMap<>();
    private boolean right = true;

    Wellformed(Schema schema) {
        this.schema = schema;
    }

    /** Steps of one proof, asked one after the other. */
    boolean isRight(Step step) {
        step.facts().forEach(this::formula);
        switch (step) {
            case Step.Rows(var rule, var facts, List<ReadAs> before, List<ReadAs> after) -> {
                before.forEach(this::reading);
                after.forEach(this::reading);
            }
            case Step.Sums(var rule, var facts, List<ReadAs> before, List<ReadAs> after) -> {
                before.forEach(this::reading);
                after.forEach(this::reading);
            }
            case Step.Truth(var rule, var facts, Formula before, Formula after) -> {
                formula(before);
                formula(after);
            }
            case Step.Value(var rule, var facts, Term before, Term after) -> {
                term(before);
                term(after);
            }
        }
        boolean answer = right;
        right = true;
        return answer;
    }

    private void reading(ReadAs reading) {
        product(reading.product());
        reading.as().forEach(this::var);
    }

    private void var(Var var) {
        Source known = sources.putIfAbsent(var.id(), var.source());
        if (known != null) {
            right &= known.equals(var.source());
        } else {
            source(var.source());
        }
    }

    private void source(Source source) {
        switch (source) {
            case Source.Stored(Table table) ->
                right &= schema.table(table.name()).filter(table::equals).isPresent();
            case Source.AnyValue ignored -> {}
            case Source.Made(var name, List<Bag> bags, var types) -> bags.forEach(this::bag);
        }
    }

    private void bag(Bag bag) {
        bag.products().forEach(this::product);
    }

    private void product(Product product) {
        right &= new HashSet<>(product.vars()).size() == product.vars().size();
        product.vars().forEach(this::var);
        formula(product.condition());
        product.head().forEach(this::term);
    }

    private void formula(Formula formula) {
        switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.forEach(this::formula);
            case Formula.Or(List<Formula> parts) -> parts.forEach(this::formula);
            case Formula.Not(Formula part) -> formula(part);
            case Formula.Same(Term one, Term other) -> {
                term(one);
                term(other);
            }
            case Formula.IsNull(Term term) -> term(term);
            case Formula.Less(Term one, Term other) -> {
                term(one);
                term(other);
            }
            case Formula.Holds(Term term) -> term(term);
            case Formula.Exists(Product product) -> product(product);
        }
    }

    private void term(Term term) {
        switch (term) {
            case Term.Column(Var row, int index, var type) -> {
                var(row);
                right &= switch (row.source()) {
                    case Source.Stored(Table table) ->
                        index >= 0 && index < table.columns().size();
                    case Source.Made(var name, var bags, var types) -> index >= 0 && index < types.size();
                    case Source.AnyValue ignored -> false;
                };
            }
            case Term.Variable(Var var, var type) -> {
                var(var);
                right &= var.source() instanceof Source.AnyValue;
            }
            case Term.Constant ignored -> {}
            case Term.Strict(var name, List<Term> arguments, var type) -> arguments.forEach(this::term);
            case Term.Unknown(var name, List<Term> arguments, var type) -> arguments.forEach(this::term);
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                formula(condition);
                term(then);
                term(otherwise);
            }
            case Term.Total(Product product, var type) -> {
                right &= product.head().size() == 1;
                product(product);
            }
            case Term.Extremum(boolean greatest, Bag bag, var type) -> {
                right &= bag.products().stream()
                        .allMatch(product -> product.head().size() == 1);
                bag(bag);
            }
            case Term.Summary(var name, List<Term> arguments, Bag bag, var type) -> {
                arguments.forEach(this::term);
                bag(bag);
            }
        }
    }
}
