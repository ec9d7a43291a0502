package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** Three-valued logic: comparisons, AND and OR, IN and quantified comparisons. */
final class LogicCompiler {
    private final Run run;
    private final ScalarCompiler scalars;

    LogicCompiler(Run run, ScalarCompiler scalars) {
        this.run = run;
        this.scalars = scalars;
    }

    /** A comparison of two codes, neither of them NULL. */
    @FunctionalInterface
    private interface Comparison {
        boolean holds(long left, long right);
    }

    /**
     * AND, where {@code decisive} is FALSE, and OR, where it is TRUE. Stops at the first decisive argument, but only where
     * no later one could fail: a DBMS may evaluate them in any order.
     */
    CompiledScalar junction(List<Scalar> operands, long decisive, RowCursor scope) {
        CompiledScalar[] arguments = scalars.compile(operands, scope);
        boolean stops = operands.stream().noneMatch(Failing::possible);
        return () -> {
            long result = 1 - decisive;
            for (CompiledScalar argument : arguments) {
                long value = argument.value();
                if (value == decisive) {
                    if (stops) {
                        return decisive;
                    }
                    result = decisive;
                } else if (value == Pool.NULL && result != decisive) {
                    result = Pool.NULL;
                }
            }
            return result;
        };
    }

    CompiledScalar comparison(Operator operator, Scalar leftSide, Scalar rightSide, RowCursor scope) {
        ComparisonKind kind = ComparisonKind.of(leftSide.type()).with(ComparisonKind.of(rightSide.type()));
        CompiledScalar left = kind.lift(scalars.compile(leftSide, scope), ComparisonKind.of(leftSide.type()));
        CompiledScalar right = kind.lift(scalars.compile(rightSide, scope), ComparisonKind.of(rightSide.type()));
        CompiledScalar plain = compare(comparison(operator, kind), left, right);
        if (!run.observed || kind == ComparisonKind.TEXT) {
            return plain;
        }
        Tally tally = run.sides(new Scalar.Call(operator, List.of(leftSide, rightSide), SqlType.BOOLEAN));
        return () -> {
            long a = left.value();
            long b = right.value();
            if (Pool.isSmall(a) && Pool.isSmall(b)) {
                long distance = Math.abs(a - b);
                tally.distance = tally.distance < 0 ? distance : Math.min(tally.distance, distance);
            }
            return plain.value();
        };
    }

    private static CompiledScalar compare(Comparison comparison, CompiledScalar left, CompiledScalar right) {
        return () -> {
            long a = left.value();
            long b = right.value();
            return a == Pool.NULL || b == Pool.NULL ? Pool.NULL : comparison.holds(a, b) ? Pool.TRUE : Pool.FALSE;
        };
    }

    CompiledScalar isDistinct(Scalar leftSide, Scalar rightSide, boolean negated, RowCursor scope) {
        ComparisonKind kind = ComparisonKind.of(leftSide.type()).with(ComparisonKind.of(rightSide.type()));
        CompiledScalar left = kind.lift(scalars.compile(leftSide, scope), ComparisonKind.of(leftSide.type()));
        CompiledScalar right = kind.lift(scalars.compile(rightSide, scope), ComparisonKind.of(rightSide.type()));
        return () -> (left.value() == right.value()) == negated ? Pool.TRUE : Pool.FALSE;
    }

    CompiledScalar in(List<Scalar> leftSide, Relation relation, RowPlan plan, RowCursor scope) {
        int width = leftSide.size();
        CompiledScalar[] left = new CompiledScalar[width];
        for (int i = 0; i < width; i++) {
            left[i] = lifted(leftSide.get(i), relation.types().get(i), scope);
        }
        boolean[] liftRight = liftRight(leftSide, relation);
        return () -> {
            Rows rows = plan.run();
            long result = Pool.FALSE;
            for (int row = 0; row < rows.count(); row++) {
                long same = Pool.TRUE;
                for (int i = 0; i < width && same != Pool.FALSE; i++) {
                    long a = left[i].value();
                    long b = rows.get(row, i);
                    if (a == Pool.NULL || b == Pool.NULL) {
                        same = Pool.NULL;
                    } else if (a != (liftRight[i] ? b * Pool.Moments.A_DAY : b)) {
                        same = Pool.FALSE;
                    }
                }
                if (same == Pool.TRUE) {
                    return Pool.TRUE;
                }
                result = same == Pool.NULL ? Pool.NULL : result;
            }
            return result;
        };
    }

    private static boolean[] liftRight(List<Scalar> leftSide, Relation relation) {
        boolean[] lift = new boolean[leftSide.size()];
        for (int i = 0; i < lift.length; i++) {
            lift[i] = ComparisonKind.of(leftSide.get(i).type()) == ComparisonKind.TIMESTAMP
                    && ComparisonKind.of(relation.types().get(i)) == ComparisonKind.DATE;
        }
        return lift;
    }

    private CompiledScalar lifted(Scalar scalar, SqlType beside, RowCursor scope) {
        ComparisonKind own = ComparisonKind.of(scalar.type());
        return own.with(ComparisonKind.of(beside)).lift(scalars.compile(scalar, scope), own);
    }

    CompiledScalar quantified(Scalar.Quantified quantified, RowPlan plan, RowCursor scope) {
        SqlType type = quantified.relation().types().getFirst();
        ComparisonKind kind = ComparisonKind.of(quantified.left().type()).with(ComparisonKind.of(type));
        CompiledScalar left = lifted(quantified.left(), type, scope);
        boolean liftRight = kind == ComparisonKind.TIMESTAMP && ComparisonKind.of(type) == ComparisonKind.DATE;
        Comparison comparison = comparison(quantified.comparison(), kind);
        long decisive = quantified.all() ? Pool.FALSE : Pool.TRUE;
        return () -> {
            Rows rows = plan.run();
            long a = left.value();
            long result = 1 - decisive;
            for (int row = 0; row < rows.count(); row++) {
                long b = rows.get(row, 0);
                if (a == Pool.NULL || b == Pool.NULL) {
                    result = Pool.NULL;
                } else if (comparison.holds(a, liftRight ? b * Pool.Moments.A_DAY : b) == (decisive == Pool.TRUE)) {
                    return decisive;
                }
            }
            return result;
        };
    }

    private Comparison comparison(Operator operator, ComparisonKind kind) {
        Pool pool = run.pool;
        return switch (operator) {
            case EQUAL -> (left, right) -> left == right;
            case NOT_EQUAL -> (left, right) -> left != right;
            case LESS -> (left, right) -> kind.compare(pool, left, right) < 0;
            case LESS_OR_EQUAL -> (left, right) -> kind.compare(pool, left, right) <= 0;
            case GREATER -> (left, right) -> kind.compare(pool, left, right) > 0;
            case GREATER_OR_EQUAL -> (left, right) -> kind.compare(pool, left, right) >= 0;
            default -> throw new IllegalArgumentException(operator + " is no comparison");
        };
    }
}
