package io.panoptes.equivalence.front.dependency;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a condition says of the rows for which it is TRUE. Columns are named by the value in them. */
final class Conjuncts {
    private final List<Integer> columns;
    private final boolean spelled;

    Conjuncts(List<Integer> columns) {
        this(columns, false);
    }

    /** @param spelled whether texts that are equal may be spelled in several ways, which are several values */
    Conjuncts(List<Integer> columns, boolean spelled) {
        this.columns = columns;
        this.spelled = spelled;
    }

    /** {@code a = e ->} the values in {@code e} determine {@code a}; {@code a IS NULL ->} nothing is needed for it. */
    List<Dependency> dependencies(Scalar condition) {
        List<Dependency> result = new ArrayList<>();
        for (Scalar.Call conjunct : conjuncts(condition)) {
            switch (conjunct.operator()) {
                case EQUAL, IS_NOT_DISTINCT_FROM -> {
                    Scalar left = conjunct.arguments().get(0);
                    Scalar right = conjunct.arguments().get(1);
                    if (sameMeansEqual(left.type(), right.type())) {
                        determined(left, right).ifPresent(result::add);
                        determined(right, left).ifPresent(result::add);
                    }
                    wholeNumber(left)
                            .flatMap(number -> determined(number, right))
                            .ifPresent(result::add);
                    wholeNumber(right)
                            .flatMap(number -> determined(number, left))
                            .ifPresent(result::add);
                }
                case IS_NULL -> {
                    if (conjunct.arguments().getFirst() instanceof Scalar.Column column) {
                        result.add(new Dependency(Set.of(), value(column)));
                    }
                }
                default -> {} // says nothing of one value
            }
        }
        return result;
    }

    /** The values that are not NULL where the condition is TRUE. */
    Set<Integer> present(Scalar condition) {
        Set<Integer> result = new HashSet<>();
        for (Scalar.Call conjunct : conjuncts(condition)) {
            switch (conjunct.operator()) {
                case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, LIKE, IS_NOT_NULL ->
                    conjunct.arguments().forEach(argument -> {
                        if (argument instanceof Scalar.Column column) {
                            result.add(value(column));
                        }
                    });
                default -> {} // may be TRUE for NULL
            }
        }
        return result;
    }

    /** The values that a scalar is computed from; empty where a relation inside may see any of the row. */
    Optional<Set<Integer>> sources(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Column column -> Optional.of(Set.of(value(column)));
            case Scalar.Outer ignored -> Optional.of(Set.of());
            case Scalar.Literal ignored -> Optional.of(Set.of());
            case Scalar.Call call -> sources(call.arguments());
            case Scalar.Uninterpreted function -> sources(function.arguments());
            case Scalar.Cast cast -> sources(cast.operand());
            case Scalar.Case branches -> {
                List<Scalar> parts = new ArrayList<>();
                branches.branches().forEach(branch -> {
                    parts.add(branch.condition());
                    parts.add(branch.result());
                });
                parts.add(branches.otherwise());
                yield sources(parts);
            }
            case Scalar.Exists ignored -> Optional.empty();
            case Scalar.In ignored -> Optional.empty();
            case Scalar.Quantified ignored -> Optional.empty();
            case Scalar.Subquery ignored -> Optional.empty();
        };
    }

    private Optional<Set<Integer>> sources(List<Scalar> scalars) {
        Set<Integer> all = new HashSet<>();
        for (Scalar scalar : scalars) {
            Optional<Set<Integer>> found = sources(scalar);
            if (found.isEmpty()) {
                return found;
            }
            all.addAll(found.get());
        }
        return Optional.of(all);
    }

    private Optional<Dependency> determined(Scalar column, Scalar by) {
        return column instanceof Scalar.Column target
                ? sources(by).map(from -> new Dependency(from, value(target)))
                : Optional.empty();
    }

    /** Not for doubles, where 0 and -0 are equal, nor across types, where the comparison may lose digits. */
    private boolean sameMeansEqual(SqlType left, SqlType right) {
        if (spelled && left instanceof SqlType.TextType) {
            return false;
        }
        boolean exact = isExact(left) && isExact(right);
        return exact || (left.equals(right) && !(left instanceof SqlType.DoubleType));
    }

    /** {@code CAST(a AS DOUBLE) -> a}, where no two whole numbers are one in floating point. */
    private static Optional<Scalar> wholeNumber(Scalar floating) {
        return floating instanceof Scalar.Cast(Scalar operand, SqlType type)
                        && type.equals(SqlType.DOUBLE)
                        && operand.type() instanceof SqlType.IntegerType(int bits)
                        && bits <= Integer.SIZE
                ? Optional.of(operand)
                : Optional.empty();
    }

    private static boolean isExact(SqlType type) {
        return type instanceof SqlType.IntegerType || type instanceof SqlType.DecimalType;
    }

    private static List<Scalar.Call> conjuncts(Scalar condition) {
        if (!(condition instanceof Scalar.Call call)) {
            return List.of();
        }
        return call.operator() == Operator.AND
                ? call.arguments().stream()
                        .flatMap(argument -> conjuncts(argument).stream())
                        .toList()
                : List.of(call);
    }

    private int value(Scalar.Column column) {
        return columns.get(column.index());
    }
}
