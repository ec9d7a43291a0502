package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code Σ k. p(k) (k, t(k)) -> Σ r, s. p(r) × [s ≡ t(r)] (r, s)}: products that give each row once at most, all with one
 * variable a column, so that products with more and with fewer columns that are fixed can be compared.
 *
 * <p>Each variable must stand for a value and be a column of its own, or the columns must fix all variables, as where a key is
 * among them: {@code Σ x. p(x) (t(x)) -> Σ r. ‖Σ x. p(x) × [r ≡ t(x)]‖ (r)}. A column that has the type of a whole number must be
 * one: its variable takes no others.
 */
final class ValueRows {
    private ValueRows() {}

    /** The product itself where it is of another kind. */
    static Product of(Product product, FreshVariables names) {
        Map<Var, Term> values = new HashMap<>();
        List<Var> vars = new ArrayList<>();
        List<Term> row = new ArrayList<>();
        for (Term column : product.head()) {
            if (ValueKind.of(column.type()) == ValueKind.WHOLE && !isWhole(column)) {
                return product;
            }
            Var var = names.fresh(new Source.AnyValue(column.type()));
            vars.add(var);
            row.add(Terms.variable(var));
            if (column instanceof Term.Variable(Var own, var type)
                    && product.vars().contains(own)
                    && own.source() instanceof Source.AnyValue(var ownType)
                    && ValueKind.of(ownType) == ValueKind.of(type)) {
                values.putIfAbsent(own, Terms.variable(var));
            }
        }
        if (!values.keySet().containsAll(product.vars())) {
            return fixed(product, vars, row);
        }
        Substitution renaming = new Substitution(names, Map.of(), values);
        Product open = renaming.apply(product.withVars(List.of()));
        List<Formula> conditions = new ArrayList<>(List.of(open.condition()));
        for (int i = 0; i < row.size(); i++) {
            conditions.add(Formulas.same(row.get(i), open.head().get(i)));
        }
        return new Product(vars, Formulas.and(conditions), row);
    }

    private static Product fixed(Product product, List<Var> values, List<Term> row) {
        Formula shown = Formulas.and(product.condition(), Decider.same(product.head(), row));
        Set<Var> known = FreeVariables.of(product);
        known.addAll(values);
        boolean isFixed = KeyFacts.determined(product.vars(), new Equalities(List.of(shown)), known)
                .containsAll(product.vars());
        return isFixed
                ? new Product(values, Formulas.exists(new Product(product.vars(), shown, List.of())), row)
                : product;
    }

    private static boolean isWhole(Term term) {
        return switch (term) {
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                operation != ArithmeticOperation.QUOTIENT && arguments.stream().allMatch(ValueRows::isWhole);
            case Term.If(var condition, Term then, Term otherwise) -> isWhole(then) && isWhole(otherwise);
            case Term.Total(Product product, var type) -> isWhole(product.head().getFirst());
            case Term.Constant(Value value, var type) -> value.isNull() || value instanceof Value.IntegerValue;
            case Term.Column ignored -> isOfWholeType(term);
            case Term.Variable ignored -> isOfWholeType(term);
            case Term.Unknown ignored -> isOfWholeType(term);
            case Term.Extremum ignored -> isOfWholeType(term);
            case Term.Summary ignored -> isOfWholeType(term);
        };
    }

    private static boolean isOfWholeType(Term term) {
        return ValueKind.of(term.type()) == ValueKind.WHOLE;
    }
}
