package io.panoptes.instantiation.opaque;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Predicates whose inside no proof and no guard looks into.
 *
 * <p>A proof takes a Boolean placeholder for any function of its row. Whatever a DBMS makes of mixed types, collations and
 * affinities, the same text over the same columns is the same function of the row, so both queries must agree on it. It
 * holds for columns of stored tables only: a compound query may leave the affinity of its columns open.
 */
public final class OpaqueGrammar {
    private static final String ALIAS = "s0";
    private static final List<BinaryOperator> COMPARISONS = List.of(
            BinaryOperator.EQUAL,
            BinaryOperator.EQUAL,
            BinaryOperator.NOT_EQUAL,
            BinaryOperator.LESS,
            BinaryOperator.LESS_OR_EQUAL,
            BinaryOperator.GREATER,
            BinaryOperator.GREATER_OR_EQUAL);

    private final RandomGenerator random;
    private final OpaqueWords words;
    private final List<Column> row;
    private final Map<String, List<Value>> data;
    private final List<Expression> conditions;
    private final List<Expression> keys;
    private final List<Table> others;

    /**
     * @param row every column of the table, also those that proven queries don't read
     * @param data some of the values of its columns, which constants are drawn from
     * @param conditions what its partial indexes are limited to, and {@code keys} what its indexes compute
     * @param others tables that a subquery may read
     */
    public OpaqueGrammar(
            RandomGenerator random,
            OpaqueWords words,
            List<Column> row,
            Map<String, List<Value>> data,
            List<Expression> conditions,
            List<Expression> keys,
            List<Table> others) {
        this.random = random;
        this.words = words;
        this.row = List.copyOf(row);
        this.data = Map.copyOf(data);
        this.conditions = List.copyOf(conditions);
        this.keys = List.copyOf(keys);
        this.others = List.copyOf(others);
    }

    /** A snippet; none where the DBMS compares nothing of what the row has. */
    public Optional<Snippet> predicate(int depth) {
        return kinds().isEmpty() ? Optional.empty() : Optional.of(snippet(top(depth)));
    }

    /** A value for an index to hold, computed from the row or the same for all; none where nothing is computed. */
    public Optional<Expression> operand() {
        List<Kind> computing =
                kinds().stream().filter(kind -> !kind.wraps().isEmpty()).toList();
        if (computing.isEmpty()) {
            return Optional.empty();
        }
        Kind kind = pick(computing);
        return Optional.of(random.nextInt(5) == 0 ? constant(kind) : fill(pick(kind.wraps()), kind));
    }

    private List<Kind> kinds() {
        return words.kinds().stream()
                .filter(kind -> row.stream().anyMatch(column -> kind.holds(column.type())))
                .toList();
    }

    private static Snippet snippet(Expression expression) {
        var traits =
                EnumSet.of(Trait.OPAQUE, Trait.DETERMINISTIC, Trait.ERROR_FREE, Trait.EXACT_TYPE, Trait.OWN_ROW_ONLY);
        if (readsOtherRows(expression)) {
            traits.remove(Trait.OWN_ROW_ONLY);
        }
        return new Snippet(expression, SqlType.BOOLEAN, BareColumns.of(expression), traits);
    }

    private static boolean readsOtherRows(Expression expression) {
        return switch (expression) {
            case Expression.InQuery ignored -> true;
            case Expression.Binary(var ignored, var left, var right) -> readsOtherRows(left) || readsOtherRows(right);
            case Expression.Unary(var ignored, var operand) -> readsOtherRows(operand);
            default -> false;
        };
    }

    /** A partial index is read only where the query implies its condition, so that is often said. */
    private Expression top(int depth) {
        if (conditions.isEmpty() || random.nextInt(3) != 0) {
            return of(depth);
        }
        Expression condition = pick(conditions);
        return switch (random.nextInt(5)) {
            case 0 -> condition;
            case 1 -> new Expression.Unary(Expression.UnaryOperator.NOT, condition);
            case 2 -> new Expression.Binary(BinaryOperator.OR, condition, of(depth - 1));
            default -> new Expression.Binary(BinaryOperator.AND, condition, of(depth - 1));
        };
    }

    private Expression of(int depth) {
        if (depth <= 0 || random.nextInt(3) == 0) {
            return atom();
        }
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> new Expression.Binary(BinaryOperator.AND, of(depth - 1), of(depth - 1));
            case 3, 4 -> new Expression.Binary(BinaryOperator.OR, of(depth - 1), of(depth - 1));
            case 5 -> new Expression.Unary(Expression.UnaryOperator.NOT, of(depth - 1));
            default -> chain();
        };
    }

    private Expression atom() {
        Kind kind = pick(kinds());
        return switch (random.nextInt(10)) {
            case 0 -> new Expression.Is(operand(kind), Expression.Test.NULL, random.nextBoolean());
            case 1 -> new Expression.Between(operand(kind), operand(kind), operand(kind), random.nextInt(4) == 0);
            case 2 -> inQuery(kind);
            case 3, 4, 5 -> test(kind);
            default -> comparison(kind);
        };
    }

    /** One side reads the row. */
    private Expression comparison(Kind kind) {
        Expression reading = random.nextInt(4) == 0 ? operand(kind) : column(kind);
        Expression drawn = operand(kind);
        // A column beside itself says little.
        Expression other = drawn.equals(reading) ? constant(kind) : drawn;
        return random.nextInt(3) == 0
                ? new Expression.Binary(pick(COMPARISONS), other, reading)
                : new Expression.Binary(pick(COMPARISONS), reading, other);
    }

    /** {@code a = b AND a < 1}: what holds for one column may be carried over to the other. */
    private Expression chain() {
        Kind kind = pick(kinds());
        Expression first = column(kind);
        Expression drawn = operand(kind);
        Expression equal =
                new Expression.Binary(BinaryOperator.EQUAL, first, drawn.equals(first) ? constant(kind) : drawn);
        Expression bound = new Expression.Binary(pick(COMPARISONS), first, constant(kind));
        return random.nextBoolean()
                ? new Expression.Binary(BinaryOperator.AND, equal, bound)
                : new Expression.Binary(BinaryOperator.AND, bound, equal);
    }

    private Expression test(Kind kind) {
        if (kind.tests().isEmpty()) {
            return comparison(kind);
        }
        return fill(pick(kind.tests()), kind);
    }

    private Expression inQuery(Kind kind) {
        List<Table> readable = others.stream()
                .filter(table -> table.columns().stream().anyMatch(column -> kind.holds(column.type())))
                .toList();
        if (readable.isEmpty()) {
            return test(kind);
        }
        Table other = pick(readable);
        List<Column> items = other.columns().stream()
                .filter(column -> kind.holds(column.type()))
                .toList();
        Query query = new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(
                        new Expression.ColumnReference(
                                Optional.of(ALIAS), pick(items).name()),
                        Optional.empty())),
                Optional.of(
                        new FromItem.TableReference(other.name(), Optional.of(new FromItem.Alias(ALIAS, List.of())))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return new Expression.InQuery(operand(kind), query, random.nextInt(3) == 0);
    }

    private Expression operand(Kind kind) {
        return switch (random.nextInt(12)) {
            case 0, 1, 2, 3, 4 -> column(kind);
            case 5, 6, 7, 8 -> constant(kind);
            case 9 -> keys.isEmpty() ? column(kind) : pick(keys);
            default -> kind.wraps().isEmpty() ? column(kind) : fill(pick(kind.wraps()), kind);
        };
    }

    /** The first operand reads the row. */
    private Expression fill(String text, Kind kind) {
        return OpaqueWords.fill(
                text,
                IntStream.range(0, OpaqueWords.holes(text))
                        .mapToObj(place -> place > 0 && random.nextBoolean() ? constant(kind) : column(kind))
                        .toList());
    }

    private Expression column(Kind kind) {
        List<Column> columns =
                row.stream().filter(column -> kind.holds(column.type())).toList();
        return columns.isEmpty()
                ? constant(kind)
                : new Expression.ColumnReference(Optional.empty(), pick(columns).name());
    }

    private Expression constant(Kind kind) {
        List<Column> columns = row.stream()
                .filter(column -> kind.holds(column.type()) && data.containsKey(column.name()))
                .toList();
        return columns.isEmpty() || random.nextBoolean()
                ? OpaqueWords.constant(pick(kind.constants()))
                : respelled(pick(data.getOrDefault(pick(columns).name(), List.of(Value.NULL))), kind);
    }

    /** A number is also written as text and the other way round, where the DBMS compares the two. */
    private Expression respelled(Value value, Kind kind) {
        if (random.nextInt(3) != 0 || !kind.mixes()) {
            return new Expression.Literal(value);
        }
        return switch (value) {
            case Value.IntegerValue(var number) -> new Expression.Literal(Value.of(number.toString()));
            case Value.DecimalValue(var number) -> new Expression.Literal(Value.of(number.toPlainString()));
            case Value.TextValue(var text)
            when text.matches("-?\\d{1,9}") -> new Expression.Literal(Value.of(Long.parseLong(text)));
            default -> new Expression.Literal(value);
        };
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
