package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** Products over two tables, and what a rewrite makes of them. */
final class Rewriting {
    /** No key. */
    static final Table T = new Table(
            "t", List.of(new Column("a", SqlType.INTEGER, true), new Column("b", SqlType.INTEGER, true)), List.of());

    /** {@code id} is the primary key, {@code x} is unique and may be NULL. */
    static final Table K = new Table(
            "k",
            List.of(new Column("id", SqlType.INTEGER, false), new Column("x", SqlType.INTEGER, true)),
            List.of(new Constraint.PrimaryKey(List.of("id")), new Constraint.Unique(List.of("x"))));

    final FreshVariables names = new FreshVariables(1);

    Var row(Table table) {
        return names.fresh(new Source.Stored(table));
    }

    Var value(SqlType type) {
        return names.fresh(new Source.AnyValue(type));
    }

    static Term first(Var row) {
        return new Term.Column(row, 0, SqlType.INTEGER);
    }

    static Term second(Var row) {
        return new Term.Column(row, 1, SqlType.INTEGER);
    }

    static Formula same(Term left, Term right) {
        return Formulas.same(left, right);
    }

    static Term number(long number) {
        return Terms.constant(number);
    }

    static Formula exists(List<Var> vars, Formula... conditions) {
        return Formulas.exists(product(vars, List.of(), conditions));
    }

    static Product product(List<Var> vars, List<Term> head, Formula... conditions) {
        return new Product(vars, Formulas.and(conditions), head);
    }

    /** The result as text; empty where the rewrite has nothing to do. */
    Optional<String> within(Rewrite rewrite, Product product, Formula... facts) {
        return rewrite.apply(product, new ProductContext(names, List.of(facts), false))
                .map(Text::of);
    }

    Optional<String> withinSquash(Rewrite rewrite, Product product) {
        return rewrite.apply(product, new ProductContext(names, List.of(), true))
                .map(Text::of);
    }
}
