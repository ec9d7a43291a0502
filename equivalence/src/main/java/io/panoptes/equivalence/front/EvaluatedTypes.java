package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.equivalence.front.operator.ValueType;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.WideNumber;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;

/**
 * Types whose values the evaluator alone knows: what is done with them is refused, but for what is known to be right, and wholly where
 * queries are compared.
 */
final class EvaluatedTypes {
    private EvaluatedTypes() {}

    static Scalar cast(Scalar operand, SqlType type, boolean tried) {
        if (operand.type().equals(type)) {
            return operand;
        }
        String function = FunctionLibrary.ofValues(tried ? "TRY_FROM_BIT" : "FROM_BIT");
        return new Scalar.Uninterpreted(function, List.of(operand, nameOf(type)), type);
    }

    /** The function of the value and the name of its type. */
    static Scalar withType(String function, Scalar operand, SqlType type) {
        return new Scalar.Uninterpreted(function, List.of(operand, nameOf(operand.type())), type);
    }

    static Scalar length(Scalar operand, SqlType type) {
        return new Scalar.Uninterpreted(FunctionLibrary.ofValues("BIT_LENGTH"), List.of(operand), type);
    }

    /** Whether it is a DECIMAL without digits behind the point. */
    static boolean isWhole(SqlType type) {
        return type instanceof SqlType.DecimalType(int ignored, int scale) && scale == 0;
    }

    static Scalar text(Scalar whole) {
        return new Scalar.Uninterpreted(FunctionLibrary.ofValues("TEXT_OF_WHOLE"), List.of(whole), SqlType.TEXT);
    }

    private static Scalar nameOf(SqlType type) {
        return new Scalar.Literal(Value.of(name(type)), SqlType.TEXT);
    }

    private static String name(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> "BOOLEAN";
            case SqlType.IntegerType(int bits) ->
                bits > 32 ? "BIGINT" : bits > 16 ? "INTEGER" : bits > 8 ? "SMALLINT" : "TINYINT";
            case SqlType.DecimalType ignored ->
                WideNumber.of(type).map(Enum::name).orElse("DECIMAL");
            case SqlType.DoubleType(int bits) -> bits > 32 ? "DOUBLE" : "REAL";
            case SqlType.TextType ignored -> "VARCHAR";
            case SqlType.DateType ignored -> "DATE";
            case SqlType.TimeType ignored -> "TIME";
            case SqlType.TimestampType ignored -> "TIMESTAMP";
            case SqlType.IntervalType ignored -> "INTERVAL";
            case SqlType.NullType ignored -> "NULL";
            case SqlType.OpaqueType(String name) -> name;
        };
    }

    static void check(Relation relation, boolean valuesAlone) {
        RelationParts parts = RelationParts.of(relation);
        Stream.concat(
                        parts.relations().stream()
                                .filter(part -> !(part instanceof Relation.Scan) || !valuesAlone)
                                .flatMap(part -> part.types().stream()),
                        parts.scalars().stream().map(Scalar::type))
                .filter(type -> type instanceof SqlType.OpaqueType)
                .findFirst()
                .ifPresent(type -> {
                    if (!valuesAlone) {
                        throw new Unsupported("type " + name(type));
                    }
                });
        if (valuesAlone) {
            parts.scalars().forEach(EvaluatedTypes::check);
            parts.relations().forEach(EvaluatedTypes::check);
        }
    }

    private static void check(Scalar scalar) {
        switch (scalar) {
            case Scalar.Call(Operator operator, List<Scalar> arguments, SqlType ignored) ->
                require(isAllowed(operator) && isOne(arguments)
                        || arguments.stream().noneMatch(EvaluatedTypes::isOfValues));
            case Scalar.Case branches -> {
                require(branches.branches().stream()
                        .allMatch(when -> agree(when.result().type(), branches.type())));
                require(agree(branches.otherwise().type(), branches.type()));
            }
            case Scalar.Cast cast -> require(!isOfValues(cast) && !isOfValues(cast.operand()));
            case Scalar.In(List<Scalar> left, Relation relation) -> {
                for (int i = 0; i < left.size(); i++) {
                    require(agree(left.get(i).type(), relation.types().get(i)));
                }
            }
            case Scalar.Quantified quantified ->
                require(isAllowed(quantified.comparison())
                                && agree(
                                        quantified.left().type(),
                                        quantified.relation().types().getFirst())
                        || !isOfValues(quantified.left())
                                && !isOfValues(quantified.relation().types().getFirst()));
            case Scalar.Uninterpreted ignored -> {}
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Literal ignored -> {}
            case Scalar.Exists ignored -> {}
            case Scalar.Subquery ignored -> {}
        }
    }

    private static void check(Relation relation) {
        switch (relation) {
            case Relation.SetOperation set -> {
                for (int i = 0; i < set.types().size(); i++) {
                    require(agree(set.left().types().get(i), set.types().get(i)));
                    require(agree(set.right().types().get(i), set.types().get(i)));
                }
            }
            case Relation.Aggregate aggregate ->
                aggregate.aggregates().forEach(call -> {
                    boolean counted = call.function() == Relation.AggregateFunction.COUNT
                            || call.function() == Relation.AggregateFunction.ANY_VALUE;
                    require(counted || call.arguments().stream().noneMatch(EvaluatedTypes::isOfValues));
                    call.order().forEach(key -> require(!isOfValues(key.expression())));
                });
            case Relation.Window window ->
                window.calls().forEach(call -> {
                    require(call.arguments().stream().noneMatch(EvaluatedTypes::isOfValues));
                    call.order().forEach(key -> require(!isOfValues(key.expression())));
                });
            case Relation.Sort sort -> sort.keys().forEach(key -> require(!isOfValues(key.expression())));
            case Relation.Values(List<SqlType> types, List<List<Scalar>> rows) -> {
                for (List<Scalar> row : rows) {
                    for (int i = 0; i < row.size(); i++) {
                        require(agree(row.get(i).type(), types.get(i)));
                    }
                }
            }
            case Relation.Scan ignored -> {}
            case Relation.Filter ignored -> {}
            case Relation.Project ignored -> {}
            case Relation.Join ignored -> {}
            case Relation.Distinct ignored -> {}
        }
    }

    private static boolean isAllowed(Operator operator) {
        return switch (operator) {
            case EQUAL, NOT_EQUAL, IS_NULL, IS_NOT_NULL, IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM -> true;
            default -> false;
        };
    }

    private static boolean isOne(List<Scalar> arguments) {
        return arguments.stream()
                .allMatch(
                        argument -> agree(argument.type(), arguments.getFirst().type()));
    }

    /** Whether both are the same type, or none is one of these; a NULL goes with all. */
    private static boolean agree(SqlType one, SqlType other) {
        return one.equals(other)
                || one instanceof SqlType.NullType
                || other instanceof SqlType.NullType
                || !isOfValues(one) && !isOfValues(other);
    }

    private static boolean isOfValues(Scalar scalar) {
        return isOfValues(scalar.type());
    }

    private static boolean isOfValues(SqlType type) {
        return type instanceof SqlType.OpaqueType(String name) && ValueType.NAMES.contains(name);
    }

    private static void require(boolean known) {
        if (!known) {
            throw new Unsupported("what is done with a value of type BIT");
        }
    }
}
