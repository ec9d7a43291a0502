package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Affinity and implicit casts: whether '1' = 1 depends on where the two stand. Rows hold values of the declared types, and
 * snippets compare like with like.
 */
record ImplicitCastGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.IMPLICIT_CAST;
    }

    @Override
    public Optional<String> objectionToState(StateView state) {
        return state.inserts().flatMap(insert -> misfits(insert, state)).findFirst();
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return Nodes.firstIn(
                candidate.concrete(),
                nodes -> nodes.all(Expression.Binary.class)
                        .filter(ImplicitCastGuard::comparesUnlike)
                        .map(comparison -> "compares values of two kinds: " + comparison));
    }

    private static Stream<String> misfits(SetupStep.Insert insert, StateView state) {
        return state.tables().stream()
                .filter(table -> table.name().equals(insert.table()))
                .flatMap(table -> insert.rows().stream()
                        .flatMap(row -> Stream.iterate(0, i -> i + 1)
                                .limit(row.values().size())
                                .filter(i -> !fits(
                                        row.values().get(i),
                                        column(table, insert.columns().get(i))))
                                .map(i -> "column %s.%s gets %s"
                                        .formatted(
                                                insert.table(),
                                                insert.columns().get(i),
                                                row.values().get(i)))));
    }

    private static SqlType column(Table table, String name) {
        return table.column(name).map(Column::type).orElse(SqlType.NULL);
    }

    private static boolean fits(Value value, SqlType type) {
        return switch (value) {
            case Value.NullValue ignored -> true;
            case Value.BooleanValue ignored -> type instanceof SqlType.BooleanType;
            case Value.IntegerValue ignored -> type.isNumeric();
            case Value.DecimalValue ignored -> type.isNumeric() && !(type instanceof SqlType.IntegerType);
            case Value.DoubleValue ignored -> type instanceof SqlType.DoubleType;
            case Value.TextValue ignored -> type instanceof SqlType.TextType;
            case Value.DateValue ignored -> type instanceof SqlType.DateType;
            case Value.TimeValue ignored -> type instanceof SqlType.TimeType;
            case Value.TimestampValue ignored -> type instanceof SqlType.TimestampType;
            case Value.OpaqueValue ignored -> type instanceof SqlType.OpaqueType;
        };
    }

    private enum Kind {
        NUMBER,
        TEXT,
        TRUTH,
        TIME,
        OPEN
    }

    private static boolean comparesUnlike(Expression.Binary binary) {
        if (!binary.operator().isComparison()) {
            return false;
        }
        Kind left = kind(binary.left());
        Kind right = kind(binary.right());
        return left != Kind.OPEN && right != Kind.OPEN && left != right;
    }

    private static Kind kind(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) -> kind(value);
            case Expression.Cast(var ignored, var type) -> kind(type);
            case Expression.Binary(var operator, var ignored, var also) ->
                switch (operator) {
                    case PLUS, MINUS -> Kind.OPEN;
                    case TIMES, DIVIDE, MODULO -> Kind.NUMBER;
                    case CONCAT -> Kind.TEXT;
                    default -> Kind.TRUTH;
                };
            default -> Kind.OPEN;
        };
    }

    private static Kind kind(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> Kind.OPEN;
            case Value.BooleanValue ignored -> Kind.TRUTH;
            case Value.IntegerValue ignored -> Kind.NUMBER;
            case Value.DecimalValue ignored -> Kind.NUMBER;
            case Value.DoubleValue ignored -> Kind.NUMBER;
            case Value.TextValue ignored -> Kind.TEXT;
            case Value.DateValue ignored -> Kind.TIME;
            case Value.TimeValue ignored -> Kind.TIME;
            case Value.TimestampValue ignored -> Kind.TIME;
            case Value.OpaqueValue ignored -> Kind.OPEN;
        };
    }

    private static Kind kind(SqlType type) {
        if (type.isNumeric()) {
            return Kind.NUMBER;
        }
        return switch (type) {
            case SqlType.TextType ignored -> Kind.TEXT;
            case SqlType.BooleanType ignored -> Kind.TRUTH;
            default -> Kind.OPEN;
        };
    }
}
