package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.algebra.VolatileFunctions;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Scalars as terms and, where they are Boolean, as pairs of formulas. */
final class ScalarTranslation {
    private final RelationTranslation relations;
    private final OperatorTranslation operators;
    private final SubqueryTranslation subqueries;

    ScalarTranslation(RelationTranslation relations, Translation translation) {
        this.relations = relations;
        this.operators = new OperatorTranslation(translation);
        this.subqueries = new SubqueryTranslation(translation);
    }

    List<Term> terms(List<Scalar> scalars, VisibleRows rows) {
        return scalars.stream().map(scalar -> term(scalar, rows)).toList();
    }

    Term term(Scalar scalar, VisibleRows rows) {
        return switch (scalar) {
            case Scalar.Column(int index, var type) -> rows.column(0, index);
            case Scalar.Outer(int level, int index, var type) -> rows.column(level, index);
            case Scalar.Literal(var value, var type) -> new Term.Constant(value, type);
            case Scalar.Call(Operator operator, List<Scalar> arguments, var type) ->
                operators.isLogical(operator)
                        ? logic(scalar, rows).term()
                        : dateLike(operator, arguments, rows)
                                .map(ThreeValued::term)
                                .orElseGet(
                                        () -> operators.term(operator, types(arguments), terms(arguments, rows), type));
            case Scalar.Uninterpreted(String name, List<Scalar> arguments, var type) -> {
                if (VolatileFunctions.contains(name, arguments)) {
                    throw new Unsupported("function %s, whose value changes".formatted(name));
                }
                yield operators.unknown(name, types(arguments), terms(arguments, rows), type);
            }
            case Scalar.Case(List<Scalar.When> branches, Scalar otherwise, var type) -> {
                Term result = operators.converted(term(otherwise, rows), type);
                for (Scalar.When branch : branches.reversed()) {
                    result = Terms.when(
                            logic(branch.condition(), rows).isTrue(), converted(branch.result(), rows, type), result);
                }
                yield result;
            }
            case Scalar.Cast(Scalar operand, var type) -> operators.cast(term(operand, rows), operand.type(), type);
            case Scalar.Exists ignored -> logic(scalar, rows).term();
            case Scalar.In ignored -> logic(scalar, rows).term();
            case Scalar.Quantified ignored -> logic(scalar, rows).term();
            case Scalar.Subquery(var relation) ->
                subqueries.value(
                        relations.translate(relation, rows),
                        relation.types().getFirst(),
                        SubqueryTranslation.isLimitedToOneRow(relation));
        };
    }

    /** The rows as rows of these types, where they meet rows of other types. */
    List<Term> converted(List<Term> row, List<SqlType> types) {
        List<Term> converted = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            converted.add(operators.converted(row.get(i), types.get(i)));
        }
        return converted;
    }

    Term quotient(List<SqlType> types, List<Term> arguments, SqlType type) {
        return operators.term(Operator.DIVIDE, types, arguments, type);
    }

    private Term converted(Scalar scalar, VisibleRows rows, SqlType type) {
        return operators.converted(term(scalar, rows), type);
    }

    ThreeValued logic(Scalar scalar, VisibleRows rows) {
        return switch (scalar) {
            case Scalar.Column ignored -> ThreeValued.of(term(scalar, rows));
            case Scalar.Outer ignored -> ThreeValued.of(term(scalar, rows));
            case Scalar.Literal ignored -> ThreeValued.of(term(scalar, rows));
            case Scalar.Uninterpreted ignored -> ThreeValued.of(term(scalar, rows));
            case Scalar.Cast ignored -> ThreeValued.of(term(scalar, rows));
            case Scalar.Subquery ignored -> ThreeValued.of(term(scalar, rows));
            case Scalar.Case(List<Scalar.When> branches, Scalar otherwise, var type) -> {
                ThreeValued result = logic(otherwise, rows);
                for (Scalar.When branch : branches.reversed()) {
                    Formula condition = logic(branch.condition(), rows).isTrue();
                    ThreeValued then = logic(branch.result(), rows);
                    result = new ThreeValued(
                            Formulas.choose(condition, then.isTrue(), result.isTrue()),
                            Formulas.choose(condition, then.isFalse(), result.isFalse()));
                }
                yield result;
            }
            case Scalar.Call(Operator operator, List<Scalar> arguments, var type) ->
                call(operator, arguments, scalar, rows);
            case Scalar.Exists(var relation) ->
                ThreeValued.of(exists(relations.translate(relation, rows), row -> Formula.TRUE));
            case Scalar.In(List<Scalar> left, var relation) ->
                any(
                        relations.translate(relation, rows),
                        row -> equal(types(left), terms(left, rows), relation.types(), row));
            case Scalar.Quantified(Scalar left, Operator comparison, boolean all, var relation) -> {
                Term value = term(left, rows);
                Bag bag = relations.translate(relation, rows);
                List<SqlType> types = List.of(left.type(), relation.types().getFirst());
                Function<List<Term>, ThreeValued> compare =
                        row -> operators.compare(comparison, types, value, row.getFirst());
                yield all ? any(bag, row -> compare.apply(row).not()).not() : any(bag, compare);
            }
        };
    }

    private ThreeValued call(Operator operator, List<Scalar> arguments, Scalar call, VisibleRows rows) {
        return switch (operator) {
            case AND ->
                ThreeValued.and(arguments.stream().map(a -> logic(a, rows)).toList());
            case OR ->
                ThreeValued.or(arguments.stream().map(a -> logic(a, rows)).toList());
            case NOT -> logic(arguments.getFirst(), rows).not();
            case IS_TRUE -> ThreeValued.of(logic(arguments.getFirst(), rows).isTrue());
            case IS_NOT_TRUE ->
                ThreeValued.of(logic(arguments.getFirst(), rows).isTrue()).not();
            case IS_FALSE -> ThreeValued.of(logic(arguments.getFirst(), rows).isFalse());
            case IS_NOT_FALSE ->
                ThreeValued.of(logic(arguments.getFirst(), rows).isFalse()).not();
            case IS_NULL -> ThreeValued.of(Formulas.isNull(term(arguments.getFirst(), rows)));
            case IS_NOT_NULL ->
                ThreeValued.of(Formulas.isNull(term(arguments.getFirst(), rows)))
                        .not();
            default -> {
                if (operators.isLogical(operator)) {
                    yield operators.compare(
                            operator, types(arguments), term(arguments.get(0), rows), term(arguments.get(1), rows));
                }
                yield dateLike(operator, arguments, rows).orElseGet(() -> ThreeValued.of(term(call, rows)));
            }
        };
    }

    private Optional<ThreeValued> dateLike(Operator operator, List<Scalar> arguments, VisibleRows rows) {
        return operator == Operator.LIKE && arguments.size() == 2
                ? ComparisonRule.first(operator, term(arguments.get(0), rows), term(arguments.get(1), rows))
                : Optional.empty();
    }

    private static List<SqlType> types(List<Scalar> scalars) {
        return scalars.stream().map(Scalar::type).toList();
    }

    private ThreeValued equal(List<SqlType> leftTypes, List<Term> left, List<SqlType> rightTypes, List<Term> right) {
        List<ThreeValued> parts = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            List<SqlType> types = List.of(leftTypes.get(i), rightTypes.get(i));
            parts.add(operators.equal(types, left.get(i), right.get(i)));
        }
        return ThreeValued.and(parts);
    }

    /** TRUE where a row has it TRUE, FALSE where all rows have it FALSE. */
    private static ThreeValued any(Bag bag, Function<List<Term>, ThreeValued> predicate) {
        return new ThreeValued(
                exists(bag, row -> predicate.apply(row).isTrue()),
                Formulas.not(
                        exists(bag, row -> Formulas.not(predicate.apply(row).isFalse()))));
    }

    private static Formula exists(Bag bag, Function<List<Term>, Formula> condition) {
        List<Formula> found = new ArrayList<>();
        for (Product product : bag.products()) {
            found.add(Formulas.exists(product.where(condition.apply(product.head()))));
        }
        return Formulas.or(found);
    }
}
