package io.panoptes.sql.write;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes the columns and constraints of a CREATE TABLE statement. */
final class TableWriter {
    private final Dialect dialect;
    private final StringJoiner elements = new StringJoiner(", ");

    TableWriter(Dialect dialect) {
        this.dialect = dialect;
    }

    String elements() {
        return elements.toString();
    }

    void column(Column column) {
        elements.add(SqlWriter.name(column.name(), dialect) + " " + TypeKind.column(column.type(), dialect)
                + (column.nullable() ? "" : " NOT NULL"));
    }

    void constraint(Constraint constraint) {
        switch (constraint) {
            case Constraint.PrimaryKey(var columns) -> elements.add("PRIMARY KEY " + names(columns));
            case Constraint.Unique(var columns) -> elements.add("UNIQUE " + names(columns));
            case Constraint.ForeignKey(var columns, var target, var targetColumns) ->
                elements.add("FOREIGN KEY " + names(columns) + " REFERENCES " + SqlWriter.name(target, dialect) + " "
                        + names(targetColumns));
            case Constraint.Check(var condition) -> check(condition);
            case Constraint.Range range -> check(range.condition());
            case Constraint.Categorical(var column, var values) ->
                check(new Expression.InList(
                        Sql.column(column),
                        values.stream().<Expression>map(Expression.Literal::new).toList(),
                        false));
            case Constraint.Ordering(var smaller, var larger) ->
                check(Sql.binary(BinaryOperator.LESS_OR_EQUAL, Sql.column(smaller), Sql.column(larger)));
            case Constraint.FunctionalDependency ignored -> {}
            case Constraint.InclusionDependency ignored -> {}
        }
    }

    private void check(Expression condition) {
        elements.add("CHECK (" + SqlWriter.write(condition, dialect) + ")");
    }

    private String names(List<String> columns) {
        return columns.stream()
                .map(column -> SqlWriter.name(column, dialect))
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
