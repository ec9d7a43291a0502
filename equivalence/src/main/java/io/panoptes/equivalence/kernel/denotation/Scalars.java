package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.algebra.VolatileFunctions;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Scalars as terms, and conditions as pairs of formulas. */
final class Scalars {
    private final Denotation relations;

    Scalars(Denotation relations) {
        this.relations = relations;
    }

    List<Term> terms(List<Scalar> scalars, Around around) {
        return scalars.stream().map(scalar -> term(scalar, around)).toList();
    }

    Term term(Scalar scalar, Around around) {
        return switch (scalar) {
            case Scalar.Column(int index, var type) -> around.column(0, index);
            case Scalar.Outer(int level, int index, var type) -> around.column(level, index);
            case Scalar.Literal(var value, var type) -> new Term.Constant(value, type);
            case Scalar.Call(Operator operator, List<Scalar> arguments, var type) -> {
                if (OperatorDenotation.isCondition(operator)) {
                    yield logic(scalar, around).term();
                }
                if (OperatorDenotation.mayOutgrow(operator, types(arguments), type)) {
                    relations.assume(Assumption.NO_OVERFLOW);
                }
                assumePlainZeros(arguments);
                yield OperatorDenotation.term(operator, types(arguments), terms(arguments, around), type);
            }
            case Scalar.Uninterpreted(String name, List<Scalar> arguments, var type) -> {
                if (VolatileFunctions.contains(name, arguments)) {
                    throw new NotExpressible("function %s, whose value changes".formatted(name));
                }
                assumePlainZeros(arguments);
                yield OperatorDenotation.unknown(name, types(arguments), terms(arguments, around), type);
            }
            case Scalar.Case(List<Scalar.When> branches, Scalar otherwise, var type) -> {
                Term result = term(otherwise, around);
                for (Scalar.When branch : branches.reversed()) {
                    result = new Term.If(
                            logic(branch.condition(), around).isTrue(), term(branch.result(), around), result);
                }
                yield result;
            }
            case Scalar.Cast(Scalar operand, var type) -> {
                if (!operand.type().equals(type)) {
                    assumePlainZeros(List.of(operand));
                }
                yield OperatorDenotation.cast(term(operand, around), operand.type(), type);
            }
            case Scalar.Exists ignored -> logic(scalar, around).term();
            case Scalar.In ignored -> logic(scalar, around).term();
            case Scalar.Quantified ignored -> logic(scalar, around).term();
            case Scalar.Subquery(Relation relation) -> relations.onlyValue(relation, relations.bag(relation, around));
        };
    }

    Logic3 logic(Scalar scalar, Around around) {
        return switch (scalar) {
            case Scalar.Column ignored -> Logic3.of(term(scalar, around));
            case Scalar.Outer ignored -> Logic3.of(term(scalar, around));
            case Scalar.Literal ignored -> Logic3.of(term(scalar, around));
            case Scalar.Uninterpreted ignored -> Logic3.of(term(scalar, around));
            case Scalar.Cast ignored -> Logic3.of(term(scalar, around));
            case Scalar.Subquery ignored -> Logic3.of(term(scalar, around));
            case Scalar.Case(List<Scalar.When> branches, Scalar otherwise, var type) -> {
                Logic3 result = logic(otherwise, around);
                for (Scalar.When branch : branches.reversed()) {
                    Formula condition = logic(branch.condition(), around).isTrue();
                    Logic3 then = logic(branch.result(), around);
                    result = new Logic3(
                            choose(condition, then.isTrue(), result.isTrue()),
                            choose(condition, then.isFalse(), result.isFalse()));
                }
                yield result;
            }
            case Scalar.Call(Operator operator, List<Scalar> arguments, var type) ->
                call(operator, arguments, scalar, around);
            case Scalar.Exists(Relation relation) ->
                Logic3.of(exists(relations.bag(relation, around), row -> Formula.TRUE));
            case Scalar.In(List<Scalar> left, Relation relation) -> {
                List<Term> values = terms(left, around);
                yield any(relations.bag(relation, around), row -> Logic3.equal(values, row));
            }
            case Scalar.Quantified(Scalar left, Operator comparison, boolean all, Relation relation) -> {
                Term value = term(left, around);
                Bag bag = relations.bag(relation, around);
                Function<List<Term>, Logic3> compare = row -> compared(comparison, value, row.getFirst());
                yield all ? any(bag, row -> compare.apply(row).not()).not() : any(bag, compare);
            }
        };
    }

    private static Formula choose(Formula condition, Formula then, Formula otherwise) {
        return new Formula.Or(List.of(
                new Formula.And(List.of(condition, then)),
                new Formula.And(List.of(new Formula.Not(condition), otherwise))));
    }

    private Logic3 call(Operator operator, List<Scalar> arguments, Scalar call, Around around) {
        Scalar first = arguments.getFirst();
        return switch (operator) {
            case AND -> Logic3.and(arguments.stream().map(a -> logic(a, around)).toList());
            case OR -> Logic3.or(arguments.stream().map(a -> logic(a, around)).toList());
            case NOT -> logic(first, around).not();
            case IS_TRUE -> Logic3.of(logic(first, around).isTrue());
            case IS_NOT_TRUE -> Logic3.of(logic(first, around).isTrue()).not();
            case IS_FALSE -> Logic3.of(logic(first, around).isFalse());
            case IS_NOT_FALSE -> Logic3.of(logic(first, around).isFalse()).not();
            case IS_NULL -> Logic3.of(new Formula.IsNull(term(first, around)));
            case IS_NOT_NULL ->
                Logic3.of(new Formula.IsNull(term(first, around))).not();
            default ->
                OperatorDenotation.isCondition(operator)
                        ? compared(operator, term(first, around), term(arguments.get(1), around))
                        : Logic3.of(term(call, around));
        };
    }

    private static Logic3 compared(Operator comparison, Term left, Term right) {
        return switch (comparison) {
            case EQUAL -> Logic3.equal(left, right);
            case NOT_EQUAL -> Logic3.equal(left, right).not();
            case LESS -> Logic3.less(left, right);
            case LESS_OR_EQUAL -> Logic3.less(right, left).not();
            case GREATER -> Logic3.less(right, left);
            case GREATER_OR_EQUAL -> Logic3.less(left, right).not();
            case IS_NOT_DISTINCT_FROM -> Logic3.of(new Formula.Same(left, right));
            case IS_DISTINCT_FROM -> Logic3.of(new Formula.Same(left, right)).not();
            default -> throw new NotExpressible("comparison " + comparison);
        };
    }

    /** Zero and negative zero are equal, and a function may tell them apart. */
    private void assumePlainZeros(List<Scalar> arguments) {
        if (types(arguments).stream().anyMatch(type -> ValueSort.of(type) == ValueSort.DOUBLE)) {
            relations.assume(Assumption.NO_NEGATIVE_ZERO);
        }
    }

    private static List<SqlType> types(List<Scalar> scalars) {
        return scalars.stream().map(Scalar::type).toList();
    }

    /** TRUE where a row has it TRUE, FALSE where all rows have it FALSE. */
    private static Logic3 any(Bag bag, Function<List<Term>, Logic3> condition) {
        return new Logic3(
                exists(bag, row -> condition.apply(row).isTrue()),
                new Formula.Not(
                        exists(bag, row -> new Formula.Not(condition.apply(row).isFalse()))));
    }

    static Formula exists(Bag bag, Function<List<Term>, Formula> condition) {
        List<Formula> ways = new ArrayList<>();
        for (Product product : bag.products()) {
            Formula all = Denotation.both(product.condition(), condition.apply(product.head()));
            ways.add(new Formula.Exists(new Product(product.vars(), all, List.of())));
        }
        return ways.size() == 1 ? ways.getFirst() : new Formula.Or(ways);
    }

    static Term nothing(SqlType type) {
        return new Term.Constant(Value.NULL, type);
    }

    static Term number(long number) {
        return new Term.Constant(Value.of(number), SqlType.BIGINT);
    }
}
