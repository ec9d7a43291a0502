package io.panoptes.instantiation.state;

import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.instantiation.state.SetupStep.IndexKey;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.state.SetupStep.Verbatim;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads statements that make a database as the steps that they are: CREATE TABLE, CREATE INDEX, CREATE VIEW and INSERT of
 * constants. Any other is kept as it is written.
 */
public final class SetupReader {
    private static final String NAME = "\"?(\\w+)\"?";
    private static final Pattern TABLE = pattern("CREATE\\s+TABLE\\b.*");
    private static final Pattern INSERT =
            pattern("INSERT\\s+INTO\\s+" + NAME + "\\s*(?:\\(([\\w\\s,\"]*)\\))?\\s*(VALUES\\b.*)");
    private static final Pattern INDEX =
            pattern("CREATE\\s+(UNIQUE\\s+)?INDEX\\s+" + NAME + "\\s+ON\\s+" + NAME + "\\s*\\(([\\w\\s,\"]*)\\)");
    private static final Pattern VIEW = pattern("CREATE\\s+VIEW\\s+" + NAME + "\\s+AS\\s+(.*)");
    private static final Pattern KEY = pattern(NAME + "(?:\\s+(ASC|DESC))?");

    private final Function<SqlType, String> spelling;
    private final Map<String, List<String>> columns = new HashMap<>();

    private SetupReader(Function<SqlType, String> spelling) {
        this.spelling = spelling;
    }

    /** @param spelling how the DBMS that the steps are for names a type */
    public static List<SetupStep> read(List<String> statements, Function<SqlType, String> spelling) {
        SetupReader reader = new SetupReader(spelling);
        return statements.stream().map(reader::step).toList();
    }

    private SetupStep step(String statement) {
        try {
            String text = statement.strip();
            if (TABLE.matcher(text).matches()) {
                return table(SchemaReader.read(List.of(text)), text);
            }
            return insert(text).or(() -> index(text)).or(() -> view(text)).orElseGet(() -> new Verbatim(statement));
        } catch (SqlTextException unread) {
            return new Verbatim(statement);
        }
    }

    private SetupStep table(Schema schema, String text) {
        Table table = schema.tables().getFirst();
        columns.put(
                key(table.name()), table.columns().stream().map(Column::name).toList());
        String upper = text.toUpperCase(Locale.ROOT);
        if (!endsWithColumns(text) || upper.contains(" DEFAULT ") || upper.contains(" COLLATE ")) {
            // The reader passes over them, and they say which rows a table holds, or how they are compared.
            return new Verbatim(text);
        }
        return new CreateTable(
                table.name(),
                table.columns().stream()
                        .map(column -> new ColumnDefinition(
                                column.name(),
                                column.type(),
                                spelling.apply(column.type()),
                                column.nullable(),
                                Optional.empty()))
                        .toList(),
                table.constraints(),
                "");
    }

    /** Whether nothing follows the parenthesis of the columns: what does is of the DBMS's own. */
    private static boolean endsWithColumns(String text) {
        int depth = 0;
        for (int i = text.indexOf('('); i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i == text.length() - 1;
            }
        }
        return false;
    }

    private Optional<SetupStep> insert(String text) {
        Matcher insert = INSERT.matcher(text);
        if (!insert.matches()) {
            return Optional.empty();
        }
        String table = insert.group(1);
        List<String> names = insert.group(2) == null
                ? columns.getOrDefault(key(table), List.of())
                : Arrays.stream(insert.group(2).split(","))
                        .map(SetupReader::name)
                        .toList();
        if (names.isEmpty() || !(SqlReader.query(insert.group(3)) instanceof Query.Values(var rows))) {
            return Optional.empty();
        }
        List<Row> values = new ArrayList<>();
        for (List<Expression> row : rows) {
            List<Value> constants = row.stream()
                    .flatMap(expression -> constant(expression).stream())
                    .toList();
            if (constants.size() != names.size()) {
                return Optional.empty();
            }
            values.add(new Row(constants));
        }
        return Optional.of(new Insert(table, names, values));
    }

    /** The value of a literal, with a sign before it or not; empty for all else. */
    public static Optional<Value> constant(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) -> Optional.of(value);
            case Expression.Unary(var operator, Expression.Literal(var value))
            when operator == Expression.UnaryOperator.NEGATE -> negated(value);
            default -> Optional.empty();
        };
    }

    private static Optional<Value> negated(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> Optional.of(new Value.IntegerValue(number.negate()));
            case Value.DecimalValue(var number) -> Optional.of(new Value.DecimalValue(number.negate()));
            case Value.DoubleValue(var number) -> Optional.of(new Value.DoubleValue(-number));
            default -> Optional.empty();
        };
    }

    private static Optional<SetupStep> index(String text) {
        Matcher index = INDEX.matcher(text);
        if (!index.matches()) {
            return Optional.empty();
        }
        List<IndexKey> keys = new ArrayList<>();
        for (String part : index.group(4).split(",")) {
            Matcher key = KEY.matcher(part.strip());
            if (!key.matches()) {
                return Optional.empty();
            }
            keys.add(new IndexKey(Sql.column(key.group(1)), "DESC".equalsIgnoreCase(key.group(2))));
        }
        return Optional.of(
                new CreateIndex(index.group(2), index.group(1) != null, index.group(3), keys, Optional.empty()));
    }

    private static Optional<SetupStep> view(String text) {
        Matcher view = VIEW.matcher(text);
        return view.matches()
                ? Optional.of(new CreateView(view.group(1), List.of(), SqlReader.query(view.group(2))))
                : Optional.empty();
    }

    private static String name(String quoted) {
        return quoted.strip().replace("\"", "");
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }
}
