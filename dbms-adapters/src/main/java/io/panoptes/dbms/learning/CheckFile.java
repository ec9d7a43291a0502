package io.panoptes.dbms.learning;

import io.panoptes.dbms.data.DataFile;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@code checks.txt}; its first lines say what a line may be. */
public final class CheckFile {
    /** What the checks read, and no other name. */
    public static final List<String> TABLES = List.of(
            "CREATE TABLE r0 (a INTEGER)",
            "CREATE TABLE r1 (a INTEGER, b INTEGER, s VARCHAR)",
            "CREATE TABLE r2 (a INTEGER, c INTEGER)");

    private static final DataFile FILE = new DataFile("learning", "checks.txt");

    private final List<StandardQuery> checks = new ArrayList<>();
    private String name = "";
    private String query = "";
    private final List<Row> rows = new ArrayList<>();
    private boolean inOrder;
    private final List<String> ways = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private final List<String> differing = new ArrayList<>();

    private CheckFile() {}

    public static List<StandardQuery> read() {
        var file = new CheckFile();
        FILE.lines().forEach(file::line);
        file.end();
        return List.copyOf(file.checks);
    }

    private void line(String line) {
        String[] parts = line.split(" ", 2);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        switch (parts[0]) {
            case "check" -> {
                end();
                name = rest;
            }
            case "query" -> query = rest;
            case "rows" -> {
                if (!rest.equals("none")) {
                    Arrays.stream(rest.split("\\|")).map(CheckFile::row).forEach(rows::add);
                }
            }
            case "in" -> inOrder = true;
            case "way" -> ways.add(rest);
            case "unread" -> unread.add(rest);
            case "differs" -> differing.add(rest);
            case "else" -> {
                unread.add(rest);
                differing.add(rest);
            }
            default -> throw new IllegalArgumentException("'%s' begins no line of a check".formatted(parts[0]));
        }
    }

    private void end() {
        if (!name.isEmpty()) {
            checks.add(new StandardQuery(name, query, rows, inOrder, ways, unread, differing));
        }
        rows.clear();
        inOrder = false;
        ways.clear();
        unread.clear();
        differing.clear();
    }

    private static Row row(String text) {
        return new Row(Arrays.stream(text.split(","))
                .map(value -> value(SqlReader.expression(value.strip())))
                .toList());
    }

    private static Value value(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) -> value;
            case Expression.Unary(var ignored, Expression.Literal(Value.IntegerValue(BigInteger number))) ->
                new Value.IntegerValue(number.negate());
            default -> throw new IllegalArgumentException("no literal: " + expression);
        };
    }
}
