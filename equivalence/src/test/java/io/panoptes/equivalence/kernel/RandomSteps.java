package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random claims: an expression, and the same with small changes, of which some change nothing that it means. */
public final class RandomSteps {
    private final RandomGenerator random;
    private final StepMutations mutations;
    private int next = 100;

    public RandomSteps(RandomGenerator random) {
        this.random = random;
        this.mutations = new StepMutations(random);
    }

    private boolean oneOf(int n) {
        return random.nextInt(n) == 0;
    }

    /** Rows of t, or of p, that are free in the claim. */
    private List<Var> free() {
        return List.of(Claims.row(1, "t"), Claims.row(2, "p"));
    }

    private List<Formula> facts(List<Var> free) {
        return oneOf(2) ? List.of() : List.of(atom(free, 0));
    }

    public ProofStep rows() {
        List<Var> free = free();
        Product before = product(free, 1, true);
        return new ProofStep.Rows("random", facts(free), reading(before), readingOf(changed(before), before));
    }

    public ProofStep sums() {
        List<Var> free = free();
        Product before = product(free, 1, true);
        return new ProofStep.Sums("random", facts(free), reading(before), readingOf(changed(before), before));
    }

    public ProofStep truth() {
        List<Var> free = free();
        Formula before = formula(free, 1);
        return new ProofStep.Truth("random", facts(free), before, mutations.change(mutations.keep(before)));
    }

    public ProofStep value() {
        List<Var> free = free();
        Term before = term(free, 1);
        return new ProofStep.Value("random", facts(free), before, mutations.change(mutations.keep(before)));
    }

    /** {@code c × total{p n} + total{p m}} and the like. */
    public ProofStep linear() {
        List<Var> free = free();
        Product first = product(free, 0, true);
        Product second = new Product(first.vars(), atom(Claims.both(free, first.vars()), 0), first.head());
        Formula both = new Formula.And(List.of(first.condition(), second.condition()));
        Formula onlyFirst = new Formula.And(List.of(first.condition(), new Formula.Not(second.condition())));
        Term before = Claims.total(first);
        Term after = Claims.strict(
                ArithmeticOperation.PLUS,
                Claims.total(first.withCondition(both)),
                Claims.total(first.withCondition(onlyFirst)));
        if (oneOf(3)) {
            Term factor = Claims.column(free.get(1), "v");
            before = Claims.strict(ArithmeticOperation.TIMES, factor, before);
            after = Claims.strict(ArithmeticOperation.TIMES, factor, after);
        }
        return new ProofStep.Value("random", facts(free), before, oneOf(2) ? after : mutations.change(after));
    }

    private Product changed(Product product) {
        return mutations.change(mutations.keep(product));
    }

    private static List<ReadAs> reading(Product product) {
        return List.of(ReadAs.of(product));
    }

    private List<ReadAs> readingOf(Product product, Product other) {
        return product.vars().size() == other.vars().size() && !oneOf(5)
                ? List.of(new ReadAs(product, other.vars()))
                : List.of(ReadAs.of(product));
    }

    private Product product(List<Var> outside, int depth, boolean head) {
        List<Var> vars = new ArrayList<>();
        vars.add(Claims.row(next++, oneOf(3) ? "p" : "t"));
        List<Formula> parts = new ArrayList<>();
        if (oneOf(3)) {
            Var value = Claims.number(next++);
            parts.add(Claims.same(Claims.value(value), column(vars.getFirst())));
            vars.add(value);
        } else if (oneOf(4)) {
            vars.add(Claims.row(next++, "t"));
        }
        List<Var> inside = Claims.both(outside, vars);
        parts.add(atom(inside, depth));
        if (oneOf(2)) {
            parts.add(atom(inside, depth));
        }
        return new Product(vars, new Formula.And(parts), head ? List.of(term(inside, 0)) : List.of());
    }

    private Formula formula(List<Var> vars, int depth) {
        return switch (random.nextInt(4)) {
            case 0 -> new Formula.Not(atom(vars, depth));
            case 1 -> new Formula.Or(List.of(atom(vars, depth), atom(vars, depth)));
            case 2 -> new Formula.And(List.of(atom(vars, depth), atom(vars, depth)));
            default -> atom(vars, depth);
        };
    }

    private Formula atom(List<Var> vars, int depth) {
        return switch (random.nextInt(depth > 0 ? 6 : 4)) {
            case 0 -> Claims.same(term(vars, depth), term(vars, 0));
            case 1 -> Claims.less(term(vars, 0), term(vars, depth));
            case 2 -> new Formula.Not(new Formula.IsNull(term(vars, 0)));
            case 3 -> Claims.same(column(vars.get(random.nextInt(vars.size()))), term(vars, 0));
            default -> new Formula.Exists(product(vars, depth - 1, false));
        };
    }

    private Term term(List<Var> vars, int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 5)) {
            case 0 -> Claims.constant(random.nextInt(2));
            case 1 ->
                Claims.strict(
                        oneOf(2) ? ArithmeticOperation.PLUS : ArithmeticOperation.MINUS,
                        column(any(vars)),
                        Claims.constant(random.nextInt(2)));
            case 5 -> Claims.total(product(vars, depth - 1, true));
            case 6 ->
                new Term.Extremum(
                        oneOf(2),
                        new Bag(List.of(product(vars, depth - 1, true))),
                        io.panoptes.sql.type.SqlType.BIGINT);
            case 7 -> new Term.If(atom(vars, 0), term(vars, depth - 1), term(vars, 0));
            default -> column(any(vars));
        };
    }

    private Var any(List<Var> vars) {
        return vars.get(random.nextInt(vars.size()));
    }

    private Term column(Var var) {
        if (!(var.source() instanceof Source.Stored(var table))) {
            return Claims.value(var);
        }
        return Claims.column(
                var, table.columns().get(random.nextInt(table.columns().size())).name());
    }
}
