package io.panoptes.equivalence.prover.expression;

import java.util.ArrayList;
import java.util.List;

/** {@code Σ vars. [condition] × [head]}: one row, the head, for each choice of the variables that meets the condition. */
public record Product(List<Var> vars, Formula condition, List<Term> head) {
    public Product {
        vars = List.copyOf(vars);
        head = List.copyOf(head);
    }

    public Product where(Formula more) {
        return new Product(vars, Formulas.and(condition, more), head);
    }

    public Product withCondition(Formula other) {
        return new Product(vars, other, head);
    }

    public Product withHead(List<Term> other) {
        return new Product(vars, condition, other);
    }

    public Product withVars(List<Var> other) {
        return new Product(other, condition, head);
    }

    public Product without(Var var) {
        List<Var> rest = new ArrayList<>(vars);
        rest.remove(var);
        return withVars(rest);
    }
}
