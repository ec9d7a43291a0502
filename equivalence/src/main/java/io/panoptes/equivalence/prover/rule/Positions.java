package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
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
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Positions of rows in an order without ties: of n rows each has as many before it as no other, from none to n - 1. */
public final class Positions {
    private final FreshVariables names;

    public Positions(FreshVariables names) {
        this.names = names;
    }

    /** Whether the one counts those of the rows that come before the row, in an order without ties. */
    public boolean isPosition(Product before, Product rows) {
        Var row = rows.vars().getFirst();
        return Formulas.conjuncts(before.condition()).stream()
                .filter(conjunct -> conjunct instanceof Formula.Less)
                .map(conjunct -> (Formula.Less) conjunct)
                .anyMatch(order -> isOrder(order.left(), order.right(), before, rows, row)
                        || isOrder(order.right(), order.left(), before, rows, row));
    }

    /** A column of whole numbers, never NULL, in which no two of the rows tie; empty where none is known. */
    public Optional<Term> columnWithoutTies(Product rows) {
        Var row = rows.vars().getFirst();
        return row.source() instanceof Source.Stored(Table table)
                ? IntStream.range(0, table.columns().size())
                        .mapToObj(index -> KeyFacts.column(row, table, index))
                        .filter(column ->
                                ValueKind.of(column.type()) == ValueKind.WHOLE && hasNoTies(rows, row, column))
                        .findFirst()
                : Optional.empty();
    }

    /** One of the two is a column of the row, the other the same of a row that is counted. */
    private boolean isOrder(Term counted, Term own, Product before, Product rows, Var row) {
        if (!(own instanceof Term.Column(Var var, int index, var type) && var.equals(row))
                || !(counted instanceof Term.Column(Var inner, int innerIndex, var innerType)
                        && before.vars().contains(inner)
                        && innerIndex == index)
                || !hasNoTies(rows, row, own)) {
            return false;
        }
        Var other = names.fresh(row.source());
        Substitution renaming = Substitution.row(names, row, other);
        Term rival = renaming.apply(own);
        boolean up = Formulas.conjuncts(before.condition()).contains(Formulas.less(counted, own));
        Formula isBefore = up ? Formulas.less(rival, own) : Formulas.less(own, rival);
        Formula condition = Formulas.and(renaming.apply(rows.condition()), isBefore);
        Product expected = new Product(List.of(other), condition, List.of(Terms.constant(1)));
        return CanonicalForm.of(expected).equals(CanonicalForm.of(before));
    }

    private boolean hasNoTies(Product rows, Var row, Term column) {
        Var bound = names.fresh(new Source.AnyValue(column.type()));
        Equalities facts = new Equalities(List.of(rows.condition(), Formulas.same(column, Terms.variable(bound))));
        Set<Var> known = FreeVariables.of(rows);
        known.add(bound);
        return Formulas.isNull(column).equals(Formula.FALSE)
                && KeyFacts.determined(List.of(row), facts, known).contains(row);
    }
}
