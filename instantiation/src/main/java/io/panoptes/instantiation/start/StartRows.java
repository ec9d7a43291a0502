package io.panoptes.instantiation.start;

import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads INSERT statements of constants, as many rows a table as a state takes. */
final class StartRows {
    /** Of a table: a state is made anew for every few dozen cases. */
    static final int MOST = 200;

    private final Map<String, CreateTable> tables;
    private final StartTables columns;
    private final StartValues values;
    private final Map<String, Integer> kept = new HashMap<>();
    private final Map<String, Map<String, Integer>> dropped = new HashMap<>();

    StartRows(Map<String, CreateTable> tables, StartTables columns, StartValues values) {
        this.tables = tables;
        this.columns = columns;
        this.values = values;
    }

    /** Why it is left out as a whole; empty where its rows are kept or counted. */
    Optional<String> read(String statement, List<Insert> inserts) {
        List<Token> tokens = Lexer.tokens(statement);
        int place = 1;
        while (place < tokens.size() && !tokens.get(place - 1).isWord("INTO")) {
            place++;
        }
        while (place + 2 < tokens.size() && tokens.get(place + 1).isSymbol(".")) {
            place += 2;
        }
        if (place >= tokens.size() || !tokens.get(place).isName()) {
            return Optional.of("it names no table");
        }
        String name = tokens.get(place).text();
        CreateTable table = tables.get(name);
        if (table == null) {
            return Optional.of("there is no table %s that is used".formatted(name));
        }
        int rows = place + 1;
        List<String> given = columns.columnsOf(name);
        if (tokens.get(rows).isSymbol("(")) {
            int end = rows;
            while (end < tokens.size() && !tokens.get(end).isSymbol(")")) {
                end++;
            }
            given = tokens.subList(rows + 1, Math.min(end, tokens.size())).stream()
                    .filter(Token::isName)
                    .map(Token::text)
                    .toList();
            rows = end + 1;
        }
        if (rows >= tokens.size()
                || !(tokens.get(rows).isWord("VALUES") || tokens.get(rows).isWord("VALUE"))) {
            return Optional.of("only INSERT ... VALUES of constants is used");
        }
        try {
            String list = "VALUES " + statement.substring(tokens.get(rows).end());
            if (!(SqlReader.query(list) instanceof Query.Values(var read))) {
                return Optional.of("only INSERT ... VALUES of constants is used");
            }
            add(table, given, read, inserts);
            return Optional.empty();
        } catch (SqlTextException unread) {
            return Optional.of(unread.problem());
        }
    }

    private void add(CreateTable table, List<String> given, List<List<Expression>> read, List<Insert> inserts) {
        List<ColumnDefinition> used = table.columns().stream()
                .filter(column -> given.contains(column.name()))
                .toList();
        List<Row> rows = new ArrayList<>();
        for (List<Expression> expressions : read) {
            if (kept.getOrDefault(table.name(), 0) >= MOST) {
                drop(table, "a table has %d rows at most".formatted(MOST));
            } else if (expressions.size() != given.size()) {
                drop(table, "there are more or fewer values than columns");
            } else {
                row(used, given, expressions)
                        .ifPresentOrElse(
                                row -> {
                                    rows.add(row);
                                    kept.merge(table.name(), 1, Integer::sum);
                                },
                                () -> drop(
                                        table,
                                        "a value is no constant, or larger, finer or of other characters than campaigns use"));
            }
        }
        if (!rows.isEmpty()) {
            inserts.add(new Insert(
                    table.name(), used.stream().map(ColumnDefinition::name).toList(), rows));
        }
    }

    private Optional<Row> row(List<ColumnDefinition> used, List<String> given, List<Expression> expressions) {
        List<Value> row = new ArrayList<>();
        for (ColumnDefinition column : used) {
            Optional<Value> value = SetupReader.constant(expressions.get(given.indexOf(column.name())))
                    .flatMap(constant -> values.of(constant, column.type()));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            row.add(value.get());
        }
        return Optional.of(new Row(row));
    }

    private void drop(CreateTable table, String why) {
        dropped.computeIfAbsent(table.name(), ignored -> new HashMap<>()).merge(why, 1, Integer::sum);
    }

    /** What became of rows that were left out, a line for each table and reason. */
    List<LeftOut> leftOut() {
        return dropped.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(table -> table.getValue().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(one ->
                                new LeftOut("%,d rows of %s".formatted(one.getValue(), table.getKey()), one.getKey())))
                .collect(Collectors.toList());
    }
}
