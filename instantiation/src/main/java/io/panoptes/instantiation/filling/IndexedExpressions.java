package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Operation;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetAnalysis;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What the indexes of a table compute, as snippets: a DBMS may read a value from the index in the place of computing it, so what
 * groups, orders, aggregates or compares by the very same expression is worth a try.
 *
 * <p>Only expressions of operations that are known, over columns that proven queries read, each of the type that the operation
 * takes: of others it is not known what they give.
 */
public final class IndexedExpressions {
    private static final Predicate<SqlType> WHOLE = SqlType.IntegerType.class::isInstance;

    private final Operations operations;
    private final SnippetAnalysis analysis;

    public IndexedExpressions(Operations operations) {
        this.operations = operations;
        this.analysis = new SnippetAnalysis(operations);
    }

    /** Those of this type, each like a column of its own. */
    public List<Snippet> of(Stored stored, SqlType type, boolean nullPreserving) {
        return stored.row().keys().stream()
                .filter(key -> type(key, stored.table().columns())
                        .filter(given -> Scope.sameKind(given, type))
                        .isPresent())
                .map(key -> analysis.describe(key, type))
                .filter(snippet ->
                        snippet.isOwnColumnLike() && !snippet.columns().isEmpty())
                .filter(snippet -> !nullPreserving || snippet.has(Trait.NULL_PRESERVING))
                .toList();
    }

    /** Empty where the type is not sure. */
    private Optional<SqlType> type(Expression expression, List<Column> columns) {
        return switch (expression) {
            case Expression.ColumnReference(var ignored, var name) ->
                columns.stream()
                        .filter(column -> column.name().equals(name))
                        .map(Column::type)
                        .filter(type -> !(type instanceof SqlType.OpaqueType))
                        .findFirst();
            case Expression.Literal(var value) -> literal(value);
            case Expression.Cast(var ignored, var type) -> Optional.of(type);
            case Expression.Unary(var operator, var operand) ->
                operator == Expression.UnaryOperator.NEGATE
                        ? type(operand, columns).filter(WHOLE)
                        : Optional.empty();
            case Expression.Binary(var operator, var left, var right) -> binary(operator, left, right, columns);
            case Expression.Function function -> result(function, function.arguments(), columns);
            case Expression.Template template -> result(template, template.arguments(), columns);
            default -> Optional.empty();
        };
    }

    private Optional<SqlType> binary(
            Expression.BinaryOperator operator, Expression left, Expression right, List<Column> columns) {
        Optional<SqlType> one = type(left, columns);
        Optional<SqlType> other = type(right, columns);
        boolean alike = one.isPresent() && other.isPresent() && Scope.sameKind(one.get(), other.get());
        return switch (operator) {
            case PLUS, MINUS, TIMES -> alike ? one.filter(WHOLE) : Optional.empty();
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                alike ? Optional.of(SqlType.BOOLEAN) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<SqlType> literal(Value value) {
        return switch (value) {
            case Value.IntegerValue ignored -> Optional.of(SqlType.INTEGER);
            case Value.TextValue ignored -> Optional.of(SqlType.TEXT);
            case Value.BooleanValue ignored -> Optional.of(SqlType.BOOLEAN);
            default -> Optional.empty();
        };
    }

    private Optional<SqlType> result(Expression expression, List<Expression> arguments, List<Column> columns) {
        Optional<Operation> operation = operations.of(expression);
        return operation.isPresent() && takes(operation.get().arguments(), arguments, columns)
                ? operation.map(Operation::result)
                : Optional.empty();
    }

    private boolean takes(List<SqlType> wanted, List<Expression> arguments, List<Column> columns) {
        return wanted.size() == arguments.size()
                && IntStream.range(0, wanted.size())
                        .allMatch(i -> type(arguments.get(i), columns)
                                .filter(given -> Scope.sameKind(given, wanted.get(i)))
                                .isPresent());
    }
}
