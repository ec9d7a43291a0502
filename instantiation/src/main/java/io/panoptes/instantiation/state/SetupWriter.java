package io.panoptes.instantiation.state;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.instantiation.state.SetupStep.Delete;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.state.SetupStep.Update;
import io.panoptes.instantiation.state.SetupStep.Verbatim;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes setup steps as statements of a dialect. */
public final class SetupWriter {
    private final Profile profile;
    private final Dialect dialect;

    public SetupWriter(Profile profile) {
        this.profile = profile;
        this.dialect = profile.dialect();
    }

    public List<String> write(List<SetupStep> steps) {
        return steps.stream().flatMap(this::rowByRow).map(this::write).toList();
    }

    private Stream<SetupStep> rowByRow(SetupStep step) {
        return step instanceof Insert(var table, var columns, var rows)
                        && profile.features().contains(Feature.ROWS_ONE_BY_ONE)
                ? rows.stream().map(row -> new Insert(table, columns, List.of(row)))
                : Stream.of(step);
    }

    String write(SetupStep step) {
        return switch (step) {
            case CreateTable table ->
                "CREATE TABLE %s (%s)%s".formatted(name(table.name()), elements(table), table.suffix());
            case SetupStep.AddColumn(var table, var column, var given) ->
                "ALTER TABLE %s ADD COLUMN %s%s"
                        .formatted(
                                name(table),
                                column(column),
                                given.isNull() ? "" : " DEFAULT " + SqlWriter.write(given, dialect));
            case SetupStep.CreateVirtualTable(var name, var module, var columns) ->
                "CREATE VIRTUAL TABLE %s USING %s(%s)"
                        .formatted(
                                name(name),
                                module,
                                names(columns.stream()
                                        .map(ColumnDefinition::name)
                                        .toList()));
            case Insert(var table, var columns, var rows) ->
                "INSERT INTO %s (%s) VALUES %s"
                        .formatted(
                                name(table),
                                names(columns),
                                rows.stream().map(this::row).collect(Collectors.joining(", ")));
            case SetupStep.Grow(var level, var table, var columns, var query) ->
                "INSERT INTO %s (%s) %s".formatted(name(table), names(columns), SqlWriter.write(query, dialect));
            case CreateIndex(var name, var unique, var table, var keys, var where) ->
                "CREATE %sINDEX %s ON %s (%s)%s"
                        .formatted(
                                unique ? "UNIQUE " : "",
                                name(name),
                                name(table),
                                keys.stream().map(this::key).collect(Collectors.joining(", ")),
                                where(where));
            case CreateView(var name, var columns, var query) ->
                "CREATE VIEW %s%s AS %s"
                        .formatted(
                                name(name),
                                columns.isEmpty() ? "" : " (" + names(columns) + ")",
                                SqlWriter.write(query, dialect));
            case Update(var table, var column, var value, var where) ->
                "UPDATE %s SET %s = %s%s".formatted(name(table), name(column), expression(value), where(where));
            case Delete(var table, var where) -> "DELETE FROM %s%s".formatted(name(table), where(where));
            case Verbatim(var sql) -> sql;
        };
    }

    public String dropView(CreateView view) {
        return "DROP VIEW " + name(view.name());
    }

    private String elements(CreateTable table) {
        var elements = new ArrayList<String>();
        table.columns().forEach(column -> elements.add(column(column)));
        table.constraints()
                .forEach(
                        constraint -> constraint(constraint, table.descending()).ifPresent(elements::add));
        return String.join(", ", elements);
    }

    private String column(ColumnDefinition column) {
        String generated = column.generated()
                .map(how -> " " + profile.generatedAs(expression(how.expression()), how.stored()))
                .orElse("");
        String type = column.typeName().isEmpty() ? "" : " " + column.typeName();
        return name(column.name()) + type + (column.nullable() ? "" : " NOT NULL") + generated;
    }

    private Optional<String> constraint(Constraint constraint, Set<String> descending) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var columns) -> Optional.of("PRIMARY KEY (" + keys(columns, descending) + ")");
            case Constraint.Unique(var columns) -> Optional.of("UNIQUE (" + keys(columns, descending) + ")");
            case Constraint.ForeignKey(var columns, var target, var targetColumns) ->
                Optional.of("FOREIGN KEY (%s) REFERENCES %s (%s)"
                        .formatted(names(columns), name(target), names(targetColumns)));
            case Constraint.Check(var condition) -> Optional.of("CHECK (" + expression(condition) + ")");
            // Mined ones are kept by the rows alone.
            case Constraint.InclusionDependency ignored -> Optional.empty();
            case Constraint.Range ignored -> Optional.empty();
            case Constraint.Categorical ignored -> Optional.empty();
            case Constraint.FunctionalDependency ignored -> Optional.empty();
            case Constraint.Ordering ignored -> Optional.empty();
        };
    }

    private String row(Row row) {
        return row.values().stream()
                .map(value -> SqlWriter.write(value, dialect))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private String key(SetupStep.IndexKey key) {
        String text = key.prefix()
                .map(prefix -> expression(prefix.arguments().getFirst())
                        + prefix.pieces().getLast())
                .orElseGet(() -> expression(key.expression()));
        return (key.computed().isEmpty() ? text : "(" + text + ")") + (key.descending() ? " DESC" : "");
    }

    private String where(Optional<Expression> condition) {
        return condition.map(where -> " WHERE " + expression(where)).orElse("");
    }

    private String expression(Expression expression) {
        return SqlWriter.write(expression, dialect);
    }

    private String keys(List<String> names, Set<String> descending) {
        return names.stream()
                .map(name -> name(name) + (descending.contains(name) ? " DESC" : ""))
                .collect(Collectors.joining(", "));
    }

    private String names(List<String> names) {
        return names.stream().map(this::name).collect(Collectors.joining(", "));
    }

    private String name(String name) {
        return SqlWriter.name(name, dialect);
    }
}
