package io.panoptes.equivalence.kernel.logic;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/** Whether a goal follows from facts in every database of the schema. No is no answer, only yes. */
public final class Logic {
    private static final int ROUNDS = 3;
    private static final int DEEPEST = 3;
    private static final int MOST_PAIRS = 40;
    private static final int DEEPEST_PAIRS = 2;
    private static final Duration ONE_QUESTION = Duration.ofSeconds(1);

    private final SolverContext solver;
    private final TableFacts tables;
    private final Fresh fresh;
    private final Set<GroundFact> known;
    private final BooleanSupplier isOver;
    private final AskedQuestions asked = new AskedQuestions();
    private int depth;
    private int questions;

    public Logic(
            SolverContext solver,
            Schema schema,
            BiFunction<Table, Var, List<Formula>> checks,
            Fresh fresh,
            BooleanSupplier isOver) {
        this.solver = solver;
        this.tables = new TableFacts(schema, checks, fresh);
        this.fresh = fresh;
        this.isOver = isOver;
        this.known = EnumSet.allOf(GroundFact.class);
    }

    /** As if one fact were not known: what follows all the same does not rest on it. */
    public void forget(GroundFact fact) {
        known.remove(fact);
        asked.forget();
    }

    /** How often the solver was asked. */
    public int questions() {
        return questions;
    }

    public Fresh fresh() {
        return fresh;
    }

    /** Whether there is one choice of the varying variables at most that meets the condition, the others given. */
    public boolean isUnique(List<Formula> facts, Formula condition, List<Var> varying, Lemmas lemmas) {
        if (varying.isEmpty()) {
            return true;
        }
        Product product = new Product(varying, condition, List.of());
        Product other = VariableRenaming.none(fresh).apply(product);
        List<Formula> both = new ArrayList<>(facts);
        both.add(condition);
        both.add(other.condition());
        return follows(both, new Goal.SameRows(varying, other.vars()), lemmas);
    }

    public boolean follows(List<Formula> facts, Goal goal, Lemmas lemmas) {
        if (depth > DEEPEST) {
            return false;
        }
        AskedQuestions.Key key = AskedQuestions.key(facts, goal, lemmas);
        Optional<Boolean> known = asked.answer(key, lemmas.size(), depth);
        if (known.isPresent()) {
            return known.get();
        }
        depth++;
        boolean answer = false;
        try {
            answer = new Question(facts, goal, lemmas).isAnswered();
        } finally {
            depth--;
        }
        asked.keep(key, answer, lemmas.size(), depth);
        return answer;
    }

    private boolean hasOneRow(Product product) {
        return isUnique(List.of(), product.condition(), product.vars(), Lemmas.NONE);
    }

    /** One question to the solver, with more and more ground instances. */
    private final class Question {
        private final List<Formula> facts;
        private final Goal goal;
        private final Lemmas lemmas;
        private final GroundEncoder encoder = new GroundEncoder(solver.z3(), isOver);
        private final Context z3 = solver.z3();
        private final Solver assertions = solver.newSolver();
        private final Set<Var> rows = new LinkedHashSet<>();
        private final Set<Lemma> used = new HashSet<>();
        private final Set<Set<Expr<?>>> paired = new HashSet<>();
        private final Grounding grounding = new Grounding(encoder, tables, fresh, known, Logic.this::hasOneRow);

        Question(List<Formula> facts, Goal goal, Lemmas lemmas) {
            this.facts = List.copyOf(facts);
            this.goal = goal;
            this.lemmas = lemmas;
        }

        boolean isAnswered() {
            rows.addAll(rows(goal));
            facts.forEach(fact -> rows.addAll(Free.of(fact)));
            grounding.addRows(rows);
            facts.forEach(fact -> assertions.add(encoder.formula(fact)));
            assertions.add(z3.mkNot(encoded(goal)));
            if (isContradiction()) {
                return true;
            }
            for (int round = 1; round <= ROUNDS && !isOver.getAsBoolean(); round++) {
                int before = assertions.getNumAssertions();
                if (isContradictionWith(grounding.next(round)) || isContradictionWith(learned())) {
                    return true;
                }
                if (assertions.getNumAssertions() == before) {
                    return false;
                }
            }
            return false;
        }

        private boolean isContradictionWith(List<BoolExpr> more) {
            assertions.add(more.toArray(BoolExpr[]::new));
            return !more.isEmpty() && isContradiction();
        }

        private boolean isContradiction() {
            assertions.add(encoder.values().takeFacts().toArray(BoolExpr[]::new));
            questions++;
            return !isOver.getAsBoolean() && solver.isContradiction(assertions, ONE_QUESTION);
        }

        /** What accepted steps say of what has come up, and what is the same by a question of its own. */
        private List<BoolExpr> learned() {
            List<BoolExpr> learned = new ArrayList<>();
            boolean more = true;
            while (more) {
                more = false;
                Set<String> shapes = new TreeSet<>();
                encoder.bound().forEach(bound -> shapes.add(bound.shape()));
                for (Lemma lemma : lemmas.about(shapes, rows)) {
                    if (used.add(lemma)) {
                        more = true;
                        encoder.atDepth(1);
                        BoolExpr premise = encoder.formula(new Formula.And(lemma.facts()));
                        lemma.conclusions()
                                .forEach(conclusion -> learned.add(z3.mkImplies(premise, encoder.formula(conclusion))));
                    }
                }
            }
            List<Bound> bound = encoder.bound();
            for (int i = 0; i < bound.size(); i++) {
                for (int j = i + 1; j < bound.size() && paired.size() < MOST_PAIRS && depth <= DEEPEST_PAIRS; j++) {
                    congruent(bound.get(i), bound.get(j), learned);
                }
            }
            return learned;
        }

        private void congruent(Bound left, Bound right, List<BoolExpr> into) {
            if (known.contains(GroundFact.SAME_SUMS)
                    && left instanceof Bound.Sum(Term.Total a, GroundTerm x, String shapeA, int depthA)
                    && right instanceof Bound.Sum(Term.Total b, GroundTerm y, String shapeB, int depthB)
                    && x.kind() == y.kind()
                    && x.kind().isExact()
                    && haveSameSources(a.product(), b.product())
                    && paired.add(Set.of(x.value(), y.value()))
                    && haveSameWeights(a.product(), b.product())) {
                BoolExpr there = z3.mkAnd(grounding.areThere(Free.of(a)), grounding.areThere(Free.of(b)));
                into.add(z3.mkImplies(there, z3.mkEq(x.value(), y.value())));
            }
            if (known.contains(GroundFact.SAME_SUMMARIES)
                    && left instanceof Bound.Digest(Term.Summary a, GroundTerm x, String shapeA, int depthA)
                    && right instanceof Bound.Digest(Term.Summary b, GroundTerm y, String shapeB, int depthB)
                    && a.function().equals(b.function())
                    && x.kind() == y.kind()
                    && a.arguments().size() == b.arguments().size()
                    && a.bag().products().size() == b.bag().products().size()
                    && paired.add(Set.of(x.value(), y.value()))
                    && haveSameRows(a.bag().products(), b.bag().products())) {
                encoder.atDepth(1);
                BoolExpr same = encoder.formula(same(a.arguments(), b.arguments()));
                BoolExpr there = z3.mkAnd(same, grounding.areThere(Free.of(a)), grounding.areThere(Free.of(b)));
                into.add(z3.mkImplies(there, z3.mkAnd(z3.mkEq(x.isNull(), y.isNull()), z3.mkEq(x.value(), y.value()))));
            }
        }

        private boolean haveSameWeights(Product left, Product right) {
            Product mine = VariableRenaming.none(fresh).apply(left);
            Product yours = VariableRenaming.none(fresh).over(right, mine.vars());
            Goal same = new Goal.SameSum(
                    List.of(new Goal.Weight(mine.condition(), mine.head().getFirst())),
                    List.of(new Goal.Weight(yours.condition(), yours.head().getFirst())));
            return follows(facts, same, lemmas);
        }

        private boolean haveSameRows(List<Product> left, List<Product> right) {
            for (int i = 0; i < left.size(); i++) {
                if (!haveSameSources(left.get(i), right.get(i))
                        || left.get(i).head().size() != right.get(i).head().size()) {
                    return false;
                }
                Product mine = VariableRenaming.none(fresh).apply(left.get(i));
                Product yours = VariableRenaming.none(fresh).over(right.get(i), mine.vars());
                Formula heads = same(mine.head(), yours.head());
                Formula not = new Formula.Not(mine.condition());
                boolean same = follows(
                        facts,
                        new Goal.Holds(new Formula.Or(List.of(
                                new Formula.And(List.of(mine.condition(), yours.condition(), heads)),
                                new Formula.And(List.of(not, new Formula.Not(yours.condition())))))),
                        lemmas);
                if (!same) {
                    return false;
                }
            }
            return true;
        }

        private BoolExpr encoded(Goal goal) {
            return switch (goal) {
                case Goal.Holds(Formula formula) -> encoder.formula(formula);
                case Goal.SameCount(List<Formula> left, List<Formula> right) -> z3.mkEq(count(left), count(right));
                case Goal.SameSum(List<Goal.Weight> left, List<Goal.Weight> right) -> z3.mkEq(sum(left), sum(right));
                case Goal.SameRows(List<Var> left, List<Var> right) -> {
                    List<BoolExpr> parts = new ArrayList<>();
                    for (int i = 0; i < left.size(); i++) {
                        parts.add(isSame(left.get(i), right.get(i)));
                    }
                    yield z3.mkAnd(parts.toArray(BoolExpr[]::new));
                }
            };
        }

        private BoolExpr isSame(Var left, Var right) {
            return switch (left.source()) {
                case Source.Stored ignored -> z3.mkEq(encoder.row(left), encoder.row(right));
                case Source.AnyValue ignored ->
                    encoder.same(
                            encoder.term(VariableRenaming.variable(left)),
                            encoder.term(VariableRenaming.variable(right)));
                case Source.Unknown ignored -> throw new IllegalArgumentException("an unknown relation");
            };
        }

        private ArithExpr<?> count(List<Formula> formulas) {
            ArithExpr<?> sum = z3.mkInt(0);
            for (Formula formula : formulas) {
                Expr<?> part = z3.mkITE(encoder.formula(formula), z3.mkInt(1), z3.mkInt(0));
                sum = z3.mkAdd(sum, (ArithExpr<?>) part);
            }
            return sum;
        }

        private Expr<?> sum(List<Goal.Weight> weights) {
            ArithExpr<?> sum = z3.mkReal(0);
            for (Goal.Weight weight : weights) {
                GroundTerm number = encoder.term(weight.number());
                if (!number.kind().isExact() && number.kind() != ValueSort.NONE) {
                    throw new NotExpressible("a sum of " + number.kind());
                }
                BoolExpr counts = z3.mkAnd(encoder.formula(weight.condition()), z3.mkNot(number.isNull()));
                Expr<?> part = z3.mkITE(counts, encoder.values().real(number.value()), z3.mkReal(0));
                sum = z3.mkAdd(sum, (ArithExpr<?>) part);
            }
            return sum;
        }
    }

    /** Whether the two sum over the same, one by one. */
    private static boolean haveSameSources(Product left, Product right) {
        if (left.vars().size() != right.vars().size()) {
            return false;
        }
        for (int i = 0; i < left.vars().size(); i++) {
            if (!Sources.areSame(
                    left.vars().get(i).source(), right.vars().get(i).source())) {
                return false;
            }
        }
        return true;
    }

    static Formula same(List<Term> left, List<Term> right) {
        List<Formula> parts = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            parts.add(new Formula.Same(left.get(i), right.get(i)));
        }
        return new Formula.And(parts);
    }

    private static Collection<Var> rows(Goal goal) {
        Set<Var> rows = new LinkedHashSet<>();
        switch (goal) {
            case Goal.Holds(Formula formula) -> rows.addAll(Free.of(formula));
            case Goal.SameCount(List<Formula> left, List<Formula> right) -> {
                left.forEach(formula -> rows.addAll(Free.of(formula)));
                right.forEach(formula -> rows.addAll(Free.of(formula)));
            }
            case Goal.SameSum(List<Goal.Weight> left, List<Goal.Weight> right) -> {
                for (List<Goal.Weight> side : List.of(left, right)) {
                    side.forEach(weight -> {
                        rows.addAll(Free.of(weight.condition()));
                        rows.addAll(Free.of(weight.number()));
                    });
                }
            }
            case Goal.SameRows(List<Var> left, List<Var> right) -> {
                rows.addAll(left);
                rows.addAll(right);
            }
        }
        return rows;
    }
}
