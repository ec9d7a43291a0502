package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.syntax.Finite;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Whether a step means something in every database:
 *
 * <ul>
 *   <li>it refers to the schema's tables only, and of the columns that these have
 *   <li>it refers to each variable as of one source, and of none that the kernel has yet to make: a variable is known by its number, so
 *       that a number must not stand for two things
 *   <li>what it sums, and of what it takes the greatest, are {@link Finite} many rows
 * </ul>
 */
final class Wellformed {
    private final Schema schema;
    private final Var made;
    private final Map<Integer, Source> sources = new HashMap<>();
    private boolean right = true;

    /** @param made the last variable that the kernel has made for the proof to refer to */
    Wellformed(Schema schema, Var made) {
        this.schema = schema;
        this.made = made;
    }

    /** Steps of one proof, asked one after the other. */
    boolean isRight(ProofStep step) {
        step.facts().forEach(this::formula);
        switch (step) {
            case ProofStep.Rows(var purpose, var rule, var facts, List<ReadAs> before, List<ReadAs> after) -> {
                before.forEach(this::reading);
                after.forEach(this::reading);
            }
            case ProofStep.Sums(var rule, var facts, List<ReadAs> before, List<ReadAs> after) -> {
                before.forEach(this::summed);
                after.forEach(this::summed);
            }
            case ProofStep.Truth(var rule, var facts, Formula before, Formula after) -> {
                formula(before);
                formula(after);
            }
            case ProofStep.Value(var rule, var facts, Term before, Term after) -> {
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

    private void summed(ReadAs reading) {
        reading(reading);
        numbers(reading.product());
    }

    private void numbers(Product product) {
        right &= product.head().size() == 1 && Finite.is(product);
    }

    private void var(Var var) {
        right &= var.id() >= made.id();
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
            case Source.Unknown ignored -> right = false;
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
                    case Source.Unknown ignored -> false;
                    case Source.AnyValue ignored -> false;
                };
            }
            case Term.Variable(Var var, var type) -> {
                var(var);
                right &= var.source() instanceof Source.AnyValue;
            }
            case Term.Constant ignored -> {}
            case Term.Strict(var operation, List<Term> arguments, var type) -> {
                right &= !arguments.isEmpty();
                arguments.forEach(this::term);
            }
            case Term.Unknown(var function, List<Term> arguments, var type) -> arguments.forEach(this::term);
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                formula(condition);
                term(then);
                term(otherwise);
            }
            case Term.Total(Product product, var type) -> {
                product(product);
                numbers(product);
            }
            case Term.Extremum(boolean greatest, Bag bag, var type) -> {
                bag(bag);
                bag.products().forEach(this::numbers);
            }
            case Term.Summary(var function, List<Term> arguments, Bag bag, var type) -> {
                arguments.forEach(this::term);
                bag(bag);
            }
        }
    }
}
