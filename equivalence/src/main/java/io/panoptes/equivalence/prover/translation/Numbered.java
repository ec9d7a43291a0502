package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * Bags whose equal rows are numbered: {@code Σ k, n. B(k) × [a(k) < n ≤ b(k)]} has each row as often as there are whole
 * numbers from a to b. The number says which of the equal rows it is.
 */
final class Numbered {
    private final FreshVariables names;
    private final RelationTranslation relations;
    private final AggregateCallTranslation counts;

    Numbered(FreshVariables names, RelationTranslation relations, AggregateCallTranslation counts) {
        this.names = names;
        this.relations = relations;
        this.counts = counts;
    }

    /** A row that some bag has, and a number. */
    record Row(List<Var> vars, List<Term> columns, Term number, Formula isThere) {}

    /** A row of the bag, with a number of which nothing is said yet. */
    Row row(Bag bag, List<SqlType> types) {
        List<Var> vars = new ArrayList<>();
        List<Term> columns = new ArrayList<>();
        for (SqlType type : types) {
            Var var = names.fresh(new Source.AnyValue(type));
            vars.add(var);
            columns.add(Terms.variable(var));
        }
        Var number = names.fresh(new Source.AnyValue(SqlType.BIGINT));
        vars.add(number);
        return new Row(vars, columns, Terms.variable(number), relations.isIn(columns, bag));
    }

    /** How often the row is in the bag. */
    Term count(Bag bag, List<Term> row) {
        return counts.count(Substitution.copy(names, bag)
                .map(product -> product.where(RelationTranslation.same(product.head(), row))));
    }

    static Formula isAbove(Term number, Term bound) {
        return Formulas.less(bound, number);
    }

    static Formula isUpTo(Term number, Term bound) {
        return Formulas.not(Formulas.less(bound, number));
    }

    /** {@code L INTERSECT ALL R -> Σ k, n. L(k) × [0 < n ≤ |L(k)|] × [n ≤ |R(k)|]}. */
    Bag intersect(Bag left, Bag right, List<SqlType> types) {
        Row row = row(left, types);
        return bag(
                row,
                isAbove(row.number(), Terms.constant(0)),
                isUpTo(row.number(), count(left, row.columns())),
                isUpTo(row.number(), count(right, row.columns())));
    }

    /** {@code L EXCEPT ALL R -> Σ k, n. L(k) × [|R(k)| < n ≤ |L(k)|]}. */
    Bag except(Bag left, Bag right, List<SqlType> types) {
        Row row = row(left, types);
        return bag(
                row,
                isAbove(row.number(), count(right, row.columns())),
                isUpTo(row.number(), count(left, row.columns())));
    }

    static Bag bag(Row row, Formula... conditions) {
        List<Formula> all = new ArrayList<>(List.of(row.isThere()));
        all.addAll(List.of(conditions));
        return new Bag(List.of(new Product(row.vars(), Formulas.and(all), row.columns())));
    }
}
