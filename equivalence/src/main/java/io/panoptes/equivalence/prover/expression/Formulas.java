package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Makes formulas, simplified where that takes no thought: negations inside, no constants within. */
public final class Formulas {
    private Formulas() {}

    public static Formula and(Formula... parts) {
        return and(List.of(parts));
    }

    public static Formula and(Collection<Formula> parts) {
        Set<Formula> flat = new LinkedHashSet<>();
        for (Formula part : parts) {
            flat.addAll(conjuncts(part));
        }
        if (flat.contains(Formula.FALSE) || flat.stream().anyMatch(part -> flat.contains(not(part)))) {
            return Formula.FALSE;
        }
        Optional<Formula.Less> tied = flat.stream()
                .flatMap(part -> part instanceof Formula.Not(Formula.Less less) ? Stream.of(less) : Stream.empty())
                .filter(less -> isTied(less, flat))
                .findFirst();
        if (tied.isPresent()) {
            Term left = tied.get().left();
            Term right = tied.get().right();
            flat.remove(not(less(left, right)));
            flat.remove(not(less(right, left)));
            flat.add(same(left, right));
            return and(flat);
        }
        return flat.size() == 1 ? flat.iterator().next() : new Formula.And(new ArrayList<>(flat));
    }

    /** {@code ¬[a < b] × ¬[b < a] -> [a ≡ b]} for numbers that are no NULLs and have all their digits. */
    private static boolean isTied(Formula.Less less, Set<Formula> conjuncts) {
        return ValueKind.of(less.left().type()).isExact()
                && ValueKind.of(less.right().type()).isExact()
                && conjuncts.contains(not(less(less.right(), less.left())))
                && isPresent(less.left(), conjuncts)
                && isPresent(less.right(), conjuncts);
    }

    private static boolean isPresent(Term term, Set<Formula> conjuncts) {
        Formula present = notNull(term);
        return present.equals(Formula.TRUE) || conjuncts.contains(present);
    }

    public static Formula or(Formula... parts) {
        return or(List.of(parts));
    }

    public static Formula or(Collection<Formula> parts) {
        Set<Formula> flat = new LinkedHashSet<>();
        for (Formula part : parts) {
            flat.addAll(disjuncts(part));
        }
        if (flat.contains(Formula.TRUE) || flat.stream().anyMatch(part -> flat.contains(not(part)))) {
            return Formula.TRUE;
        }
        for (Formula part : List.copyOf(flat)) {
            joinBothNull(part, flat);
        }
        List<Formula> ways = absorbed(flat);
        if (ways.contains(Formula.TRUE) || !Set.copyOf(ways).equals(flat)) {
            return or(ways);
        }
        return flat.size() == 1 ? flat.iterator().next() : new Formula.Or(new ArrayList<>(flat));
    }

    /** {@code p ∨ ¬p × q -> p ∨ q}, and {@code null(a) ∨ ¬⟨a⟩ -> ¬⟨a⟩}: what holds is not NULL. */
    private static List<Formula> absorbed(Set<Formula> disjuncts) {
        return disjuncts.stream()
                .filter(way -> !(way instanceof Formula.IsNull(Term term) && disjuncts.contains(not(holds(term)))))
                .map(way -> way instanceof Formula.And(List<Formula> parts)
                        ? and(parts.stream()
                                .filter(part -> !disjuncts.contains(not(part)))
                                .toList())
                        : way)
                .toList();
    }

    /** {@code [a ≡ b] × [¬null(a)] ∨ [null(a)] × [null(b)] -> [a ≡ b]}, which is how IS NOT DISTINCT FROM is written out. */
    private static void joinBothNull(Formula part, Set<Formula> disjuncts) {
        List<Formula> conjuncts = conjuncts(part);
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Same(Term left, Term right)) {
                Formula a = isNull(left);
                Formula b = isNull(right);
                boolean onlyPresent =
                        conjuncts.stream().allMatch(c -> c.equals(conjunct) || c.equals(not(a)) || c.equals(not(b)));
                if (onlyPresent && (disjuncts.remove(and(a, b)) || disjuncts.remove(and(b, a)))) {
                    disjuncts.remove(part);
                    disjuncts.add(conjunct);
                    return;
                }
            }
        }
    }

    public static List<Formula> conjuncts(Formula formula) {
        return formula instanceof Formula.And(List<Formula> parts) ? parts : List.of(formula);
    }

    public static List<Formula> disjuncts(Formula formula) {
        return formula instanceof Formula.Or(List<Formula> parts) ? parts : List.of(formula);
    }

    public static Formula not(Formula formula) {
        return switch (formula) {
            case Formula.Not(Formula part) -> part;
            case Formula.And(List<Formula> parts) ->
                or(parts.stream().map(Formulas::not).toList());
            case Formula.Or(List<Formula> parts) ->
                and(parts.stream().map(Formulas::not).toList());
            case Formula.Same ignored -> new Formula.Not(formula);
            case Formula.IsNull ignored -> new Formula.Not(formula);
            case Formula.Less ignored -> new Formula.Not(formula);
            case Formula.Holds ignored -> new Formula.Not(formula);
            case Formula.Exists ignored -> new Formula.Not(formula);
        };
    }

    public static Formula notNull(Term term) {
        return not(isNull(term));
    }

    public static Formula isNull(Term term) {
        return switch (term) {
            case Term.Constant(Value value, var type) -> value.isNull() ? Formula.TRUE : Formula.FALSE;
            case Term.Column(Var row, int index, var type) ->
                isNeverNull(row.source(), index) ? Formula.FALSE : new Formula.IsNull(term);
            case Term.Variable ignored -> new Formula.IsNull(term);
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                or(arguments.stream().map(Formulas::isNull).toList());
            case Term.Unknown ignored -> new Formula.IsNull(term);
            case Term.If(Formula condition, Term then, Term otherwise) ->
                choose(condition, isNull(then), isNull(otherwise));
            case Term.Total ignored -> Formula.FALSE;
            case Term.Extremum ignored -> new Formula.IsNull(term);
            case Term.Summary(BagFunction function, var arguments, var bag, var type) ->
                function.isNeverNull() ? Formula.FALSE : new Formula.IsNull(term);
        };
    }

    private static boolean isNeverNull(Source source, int index) {
        return source instanceof Source.Stored(Table table) && isNeverNull(table, index);
    }

    public static boolean isNeverNull(Table table, int index) {
        Column column = table.columns().get(index);
        return !column.nullable()
                || table.constraints().stream()
                        .anyMatch(constraint -> constraint instanceof Constraint.PrimaryKey(List<String> columns)
                                && columns.stream().anyMatch(column.name()::equalsIgnoreCase));
    }

    public static Formula choose(Formula condition, Formula then, Formula otherwise) {
        return or(and(condition, then), and(not(condition), otherwise));
    }

    public static Formula same(Term left, Term right) {
        if (left.equals(right)) {
            return Formula.TRUE;
        }
        if (left instanceof Term.Constant && !(right instanceof Term.Constant)) {
            return same(right, left);
        }
        if (right instanceof Term.Constant(Value value, var type)) {
            if (value.isNull()) {
                return isNull(left);
            }
            Optional<Moved> moved = moved(left, right);
            if (moved.isPresent()) {
                return same(moved.get().term(), moved.get().constant());
            }
            switch (left) {
                case Term.Constant(Value other, var otherType) -> {
                    if (other.isNull()) {
                        return Formula.FALSE;
                    }
                    OptionalInt order = Constants.compare(other, value);
                    if (order.isPresent()) {
                        return order.getAsInt() == 0 ? Formula.TRUE : Formula.FALSE;
                    }
                }
                case Term.If(Formula condition, Term then, Term otherwise) -> {
                    return choose(condition, same(then, right), same(otherwise, right));
                }
                case Term ignored -> {}
            }
        }
        return new Formula.Same(left, right);
    }

    public static Formula less(Term left, Term right) {
        if (left.equals(right)) {
            return Formula.FALSE;
        }
        if (left instanceof Term.Constant(Value a, var typeA) && right instanceof Term.Constant(Value b, var typeB)) {
            if (a.isNull() || b.isNull()) {
                return Formula.FALSE;
            }
            OptionalInt order = Constants.compare(a, b);
            if (order.isPresent()) {
                return order.getAsInt() < 0 ? Formula.TRUE : Formula.FALSE;
            }
        }
        if (isNull(left).equals(Formula.TRUE) || isNull(right).equals(Formula.TRUE)) {
            return Formula.FALSE;
        }
        Optional<Moved> fromLeft = moved(left, right);
        if (fromLeft.isPresent()) {
            return less(fromLeft.get().term(), fromLeft.get().constant());
        }
        Optional<Moved> fromRight = moved(right, left);
        if (fromRight.isPresent()) {
            return less(fromRight.get().constant(), fromRight.get().term());
        }
        if (left instanceof Term.If(Formula condition, Term then, Term otherwise) && right instanceof Term.Constant) {
            return choose(condition, less(then, right), less(otherwise, right));
        }
        if (right instanceof Term.If(Formula condition, Term then, Term otherwise) && left instanceof Term.Constant) {
            return choose(condition, less(left, then), less(left, otherwise));
        }
        return new Formula.Less(left, right);
    }

    private record Moved(Term term, Term constant) {}

    /** {@code t + c} beside {@code d} is as {@code t} beside {@code d - c}, c and d numbers. */
    private static Optional<Moved> moved(Term sum, Term constant) {
        Optional<BigDecimal> right = Terms.number(constant);
        if (right.isPresent()
                && sum instanceof Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type)
                && operation == ArithmeticOperation.PLUS) {
            for (int i = 0; i < 2; i++) {
                Optional<BigDecimal> added = Terms.number(arguments.get(i));
                if (added.isPresent()) {
                    BigDecimal difference = right.get().subtract(added.get());
                    return Optional.of(new Moved(arguments.get(1 - i), Terms.constant(difference, constant.type())));
                }
            }
        }
        return Optional.empty();
    }

    public static Formula holds(Term term) {
        return switch (term) {
            case Term.Constant(Value value, var type) -> value.equals(Value.TRUE) ? Formula.TRUE : Formula.FALSE;
            case Term.If(Formula condition, Term then, Term otherwise) ->
                choose(condition, holds(then), holds(otherwise));
            case Term ignored -> new Formula.Holds(term);
        };
    }

    public static Formula exists(Product product) {
        if (product.condition().equals(Formula.FALSE)) {
            return Formula.FALSE;
        }
        return product.vars().isEmpty() ? product.condition() : new Formula.Exists(product.withHead(List.of()));
    }
}
