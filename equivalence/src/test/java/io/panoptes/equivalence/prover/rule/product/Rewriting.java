package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** Products over two tables, and what a rewrite makes of them. */
public final class Rewriting {
    /** No key. */
    public static final Table T = new Table(
            "t", List.of(new Column("a", SqlType.INTEGER, true), new Column("b", SqlType.INTEGER, true)), List.of());

    /** {@code id} is the primary key, {@code x} is unique and may be NULL. */
    public static final Table K = new Table(
            "k",
            List.of(new Column("id", SqlType.INTEGER, false), new Column("x", SqlType.INTEGER, true)),
            List.of(new Constraint.PrimaryKey(List.of("id")), new Constraint.Unique(List.of("x"))));

    public final FreshVariables names = new FreshVariables(1);

    public Var row(Table table) {
        return names.fresh(new Source.Stored(table));
    }

    public Var value(SqlType type) {
        return names.fresh(new Source.AnyValue(type));
    }

    public static Term first(Var row) {
        return new Term.Column(row, 0, SqlType.INTEGER);
    }

    public static Term second(Var row) {
        return new Term.Column(row, 1, SqlType.INTEGER);
    }

    public static Formula same(Term left, Term right) {
        return Formulas.same(left, right);
    }

    public static Term number(long number) {
        return Terms.constant(number);
    }

    public static Formula exists(List<Var> vars, Formula... conditions) {
        return Formulas.exists(product(vars, List.of(), conditions));
    }

    public static Product product(List<Var> vars, List<Term> head, Formula... conditions) {
        return new Product(vars, Formulas.and(conditions), head);
    }

    /** The result as text; empty where the rewrite has nothing to do. */
    public Optional<String> within(ProductRule rewrite, Product product, Formula... facts) {
        return rewrite.apply(product, new ProductContext(names, List.of(facts), false))
                .map(Text::of);
    }

    public Optional<String> withinSquash(ProductRule rewrite, Product product) {
        return rewrite.apply(product, new ProductContext(names, List.of(), true))
                .map(Text::of);
    }
}
