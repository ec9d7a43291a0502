package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Short names to write claims with, over {@link SmallWorlds#SCHEMA}. */
public final class Claims {
    private Claims() {}

    public static Var row(int id, String table) {
        return new Var(id, new Source.Stored(table(table)));
    }

    private static Table table(String name) {
        return SmallWorlds.SCHEMA.table(name).orElseThrow();
    }

    public static Var number(int id) {
        return new Var(id, new Source.AnyValue(SqlType.BIGINT));
    }

    public static Term value(Var number) {
        return new Term.Variable(number, SqlType.BIGINT);
    }

    public static Term column(Var row, String name) {
        Table table = ((Source.Stored) row.source()).table();
        return new Term.Column(row, table.indexOf(name), SqlType.INTEGER);
    }

    public static Term constant(long number) {
        return new Term.Constant(Value.of(number), SqlType.BIGINT);
    }

    public static Term nothing() {
        return new Term.Constant(Value.NULL, SqlType.BIGINT);
    }

    public static Term strict(ArithmeticOperation operation, Term left, Term right) {
        return new Term.Strict(operation, List.of(left, right), SqlType.BIGINT);
    }

    public static Formula same(Term left, Term right) {
        return new Formula.Same(left, right);
    }

    public static Formula less(Term left, Term right) {
        return new Formula.Less(left, right);
    }

    public static Formula present(Term term) {
        return new Formula.Not(new Formula.IsNull(term));
    }

    public static Formula not(Formula formula) {
        return new Formula.Not(formula);
    }

    public static Formula and(Formula... parts) {
        return new Formula.And(List.of(parts));
    }

    public static Formula or(Formula... parts) {
        return new Formula.Or(List.of(parts));
    }

    public static <T> List<T> both(List<T> some, List<T> others) {
        List<T> both = new ArrayList<>(some);
        both.addAll(others);
        return both;
    }

    public static List<Var> over(Var... vars) {
        return List.of(vars);
    }

    public static Product product(List<Var> vars, Formula condition, Term... head) {
        return new Product(vars, condition, List.of(head));
    }

    public static Formula exists(List<Var> vars, Formula condition) {
        return new Formula.Exists(product(vars, condition));
    }

    public static Term total(Product product) {
        return new Term.Total(product, SqlType.BIGINT);
    }

    public static Term greatest(Product product) {
        return new Term.Extremum(true, new Bag(List.of(product)), SqlType.BIGINT);
    }

    public static Term least(Product product) {
        return new Term.Extremum(false, new Bag(List.of(product)), SqlType.BIGINT);
    }

    public static Term summary(Product product) {
        return new Term.Summary(new BagFunction.Named("digest"), List.of(), new Bag(List.of(product)), SqlType.BIGINT);
    }

    /** That a formula holds where the facts do. */
    public static ProofStep holds(Formula formula, Formula... facts) {
        return new ProofStep.Truth("claim", List.of(facts), formula, Formula.TRUE);
    }

    public static ProofStep.Rows rows(List<ReadAs> before, List<ReadAs> after, Formula... facts) {
        return new ProofStep.Rows("claim", List.of(facts), before, after);
    }

    public static ProofStep.Sums sums(List<ReadAs> before, List<ReadAs> after, Formula... facts) {
        return new ProofStep.Sums("claim", List.of(facts), before, after);
    }

    public static ProofStep.Value values(Term before, Term after, Formula... facts) {
        return new ProofStep.Value("claim", List.of(facts), before, after);
    }

    public static ReadAs as(Product product, Var... vars) {
        return new ReadAs(product, List.of(vars));
    }

    public static List<ReadAs> own(Product... products) {
        return Arrays.stream(products).map(ReadAs::of).toList();
    }
}
