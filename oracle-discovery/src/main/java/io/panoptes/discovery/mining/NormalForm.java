package io.panoptes.discovery.mining;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.change.ReadSide;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleSides;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A text that queries share which are the same but for names, the order of what AND and OR tie together, and the sides of an
 * equation.
 */
public final class NormalForm implements TreeMapping {
    private final Map<String, String> tables = new HashMap<>();
    private final Map<String, String> columns = new HashMap<>();
    private final Map<String, String> kinds;

    private NormalForm(Map<String, String> kinds) {
        this.kinds = kinds;
    }

    /** Of one query. */
    public static String of(Query query, Schema schema, List<Placeholder> placeholders) {
        return new NormalForm(kinds(schema, placeholders)).text(query);
    }

    /** Of a pair: names mean the same on both sides, and it does not matter which is the left one. */
    public static String of(Oracle oracle) {
        OracleSides sides = OracleSides.of(oracle);
        String form = of(oracle.schema(), oracle.placeholders(), sides.provenLeft(), sides.provenRight());
        // The same of a table that statements have changed is asked of the DBMS in another way.
        return oracle.changes().isEmpty()
                ? form
                : "%s and %s, %s".formatted(statements(sides.left()), statements(sides.right()), form);
    }

    /** How many there are, and which kind returns something. */
    private static String statements(ReadSide side) {
        int count = side.changes().size();
        return side.query() instanceof Query.Returned returned
                ? "%d statements and a returning %s".formatted(count, returned.statement())
                : count + " statements";
    }

    static String of(Schema schema, List<Placeholder> placeholders, Query left, Query right) {
        String forward = pair(schema, placeholders, left, right);
        String backward = pair(schema, placeholders, right, left);
        return forward.compareTo(backward) <= 0 ? forward : backward;
    }

    private static String pair(Schema schema, List<Placeholder> placeholders, Query left, Query right) {
        NormalForm form = new NormalForm(kinds(schema, placeholders));
        return form.text(left) + "\n" + form.text(right);
    }

    /** A short name for a normal form. */
    public static String digest(String form) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(form.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 5);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** What matters of a column: its type, whether it is a hole, and the constraints that refer to it. */
    private static Map<String, String> kinds(Schema schema, List<Placeholder> placeholders) {
        Map<String, String> kinds = new HashMap<>();
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                boolean hole = placeholders.stream()
                        .anyMatch(placeholder -> placeholder instanceof Placeholder.ExpressionPlaceholder over
                                && over.table().equalsIgnoreCase(table.name())
                                && over.name().equalsIgnoreCase(column.name()));
                String kind = SqlWriter.type(column.type(), Dialect.PORTABLE)
                        + (hole ? " hole" : "")
                        + (column.nullable() ? "" : " not null")
                        + (isKey(table, column) ? " key" : "");
                kinds.merge(key(column.name()), kind, (one, other) -> one.equals(other) ? one : one + "|" + other);
            }
        }
        return kinds;
    }

    private static boolean isKey(Table table, Column column) {
        return table.constraints().stream().anyMatch(constraint -> constraint.mentions(column.name()));
    }

    private String text(Query query) {
        Query sorted = new Sorting().query(query);
        return SqlWriter.write(query(sorted), Dialect.PORTABLE);
    }

    private String table(String name) {
        return tables.computeIfAbsent(key(name), ignored -> "t" + tables.size());
    }

    private String column(String name) {
        String kind = kinds.getOrDefault(key(name), "made");
        return columns.computeIfAbsent(key(name), ignored -> "c" + columns.size() + " " + kind);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    @Override
    public Expression expression(Expression expression) {
        return expression instanceof Expression.ColumnReference(var qualifier, var name)
                ? new Expression.ColumnReference(qualifier.map(this::table), column(name))
                : children(expression);
    }

    @Override
    public FromItem from(FromItem item) {
        return switch (item) {
            case FromItem.TableReference(var name, var alias) ->
                new FromItem.TableReference(
                        "base " + table(name), Optional.of(alias(alias.orElse(new FromItem.Alias(name, List.of())))));
            case FromItem.DerivedTable(var query, var alias, var lateral) ->
                new FromItem.DerivedTable(query(query), alias(alias), lateral);
            case FromItem.Join join -> children(join);
            case FromItem.VerbatimTable verbatim -> verbatim;
        };
    }

    private FromItem.Alias alias(FromItem.Alias alias) {
        return new FromItem.Alias(
                table(alias.name()), alias.columns().stream().map(this::column).toList());
    }

    @Override
    public Query query(Query query) {
        if (query instanceof Query.With(var common, var recursive, var body)) {
            List<Query.CommonTable> renamed = new ArrayList<>();
            for (Query.CommonTable table : common) {
                renamed.add(new Query.CommonTable(
                        "base " + table(table.name()),
                        table.columns().stream().map(this::column).toList(),
                        query(table.query()),
                        table.materialization()));
            }
            return new Query.With(renamed, recursive, query(body));
        }
        return children(query);
    }

    @Override
    public Query.SelectItem item(Query.SelectItem item) {
        return switch (item) {
            case Query.SelectItem.Column(var value, var alias) ->
                new Query.SelectItem.Column(expression(value), alias.map(this::column));
            case Query.SelectItem.Star star -> star;
        };
    }

    /** Puts what may stand in any order into one. */
    private static final class Sorting implements TreeMapping {
        @Override
        public Expression expression(Expression expression) {
            Expression changed = children(expression);
            if (!(changed instanceof Expression.Binary(var operator, var left, var right))) {
                return changed;
            }
            return switch (operator) {
                case AND, OR -> {
                    List<Expression> parts = new ArrayList<>();
                    collect(operator, changed, parts);
                    parts.sort(Comparator.comparing(part -> SqlWriter.write(part, Dialect.PORTABLE)));
                    yield parts.stream()
                            .reduce((one, other) -> Sql.binary(operator, one, other))
                            .orElseThrow();
                }
                case EQUAL, NOT_EQUAL, NOT_DISTINCT_FROM, DISTINCT_FROM ->
                    SqlWriter.write(left, Dialect.PORTABLE).compareTo(SqlWriter.write(right, Dialect.PORTABLE)) <= 0
                            ? changed
                            : Sql.binary(operator, right, left);
                default -> changed;
            };
        }

        private static void collect(Expression.BinaryOperator operator, Expression expression, List<Expression> parts) {
            if (expression instanceof Expression.Binary(var own, var left, var right) && own == operator) {
                collect(operator, left, parts);
                collect(operator, right, parts);
            } else {
                parts.add(expression);
            }
        }
    }
}
