package io.panoptes.dbms.shelldriver;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A statement, its result, and what there is to know of that. */
public final class ShellStatement {
    private static final Set<String> QUERIES = Set.of("SELECT", "VALUES", "WITH", "FROM", "TABLE");
    private static final Pattern FIRST_WORD = Pattern.compile("(?s)(?:\\s|\\(|--[^\\n]*\\n|/\\*.*?\\*/)*(\\w+).*");

    private final ShellConnection connection;
    private List<ColumnOfShell> columns = List.of();
    private List<List<ShellRows.Cell>> rows = List.of();

    /** @param type empty where values tell theirs */
    private record ColumnOfShell(String label, String type) {}

    ShellStatement(ShellConnection connection) {
        this.connection = connection;
    }

    /** As {@link Statement#execute(String)}. */
    public boolean execute(String sql) throws SQLException {
        ShellLanguage language = connection.language();
        boolean query = isQuery(sql);
        List<List<ShellRows.Cell>> types = query && language.typesQuery(sql).isPresent()
                ? connection.rows(language.typesQuery(sql).orElseThrow())
                : List.of();
        List<List<ShellRows.Cell>> printed = connection.rows(sql);
        if (!query) {
            connection.changed(sql);
        }
        rows = printed.stream().skip(1).toList();
        if (!types.isEmpty()) {
            columns = types.stream()
                    .skip(1)
                    .map(row -> new ColumnOfShell(row.get(0).text(), row.get(1).text()))
                    .toList();
        } else {
            List<List<ShellRows.Cell>> named =
                    printed.isEmpty() && query ? connection.rows(language.namesQuery(sql)) : printed;
            columns = named.stream()
                    .limit(1)
                    .flatMap(List::stream)
                    .map(cell -> new ColumnOfShell(cell.text(), ""))
                    .toList();
        }
        return !columns.isEmpty();
    }

    private static boolean isQuery(String sql) {
        Matcher first = FIRST_WORD.matcher(sql);
        return first.matches() && QUERIES.contains(first.group(1).toUpperCase(Locale.ROOT));
    }

    /** As {@link Statement#getResultSet}. */
    public ResultSet getResultSet() {
        return JdbcFace.of(ResultSet.class, new Result());
    }

    /** As {@link Statement#setQueryTimeout}; the worker process cancels by itself. */
    public void setQueryTimeout(int seconds) {}

    /** As {@link Statement#cancel}, by another thread. */
    public void cancel() {
        connection.cancel();
    }

    /** As {@link Statement#close}. */
    public void close() {}

    /** The rows. */
    public final class Result {
        private int row = -1;

        /** As {@link ResultSet#next}. */
        public boolean next() {
            row++;
            return row < rows.size();
        }

        /** As {@link ResultSet#getObject(int)}. */
        public @Nullable Object getObject(int column) {
            return connection
                    .language()
                    .value(
                            rows.get(row).get(column - 1),
                            columns.get(column - 1).type());
        }

        /** As {@link ResultSet#getString(int)}. */
        public @Nullable String getString(int column) {
            Object value = getObject(column);
            return value == null ? null : value.toString();
        }

        /** As {@link ResultSet#getMetaData}. */
        public ResultSetMetaData getMetaData() {
            return JdbcFace.of(ResultSetMetaData.class, new Columns());
        }

        /** As {@link ResultSet#close}. */
        public void close() {}
    }

    /** The columns. */
    public final class Columns {

        /** As {@link ResultSetMetaData#getColumnCount}. */
        public int getColumnCount() {
            return columns.size();
        }

        /** As {@link ResultSetMetaData#getColumnLabel}. */
        public String getColumnLabel(int column) {
            return columns.get(column - 1).label();
        }

        /** As {@link ResultSetMetaData#getColumnType}. */
        public int getColumnType(int column) {
            return connection.language().jdbcType(columns.get(column - 1).type());
        }

        /** As {@link ResultSetMetaData#getColumnTypeName}. */
        public String getColumnTypeName(int column) {
            return columns.get(column - 1).type();
        }

        /** As {@link ResultSetMetaData#getPrecision}. */
        public int getPrecision(int column) {
            return inParentheses(column, 0);
        }

        /** As {@link ResultSetMetaData#getScale}. */
        public int getScale(int column) {
            return inParentheses(column, 1);
        }

        private int inParentheses(int column, int place) {
            Matcher numbers = Pattern.compile("DECIMAL\\((\\d+),\\s*(\\d+)\\)")
                    .matcher(columns.get(column - 1).type());
            return numbers.matches() ? Integer.parseInt(numbers.group(place + 1)) : 0;
        }
    }
}
