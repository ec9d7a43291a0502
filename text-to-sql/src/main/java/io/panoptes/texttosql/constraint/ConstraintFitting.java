package io.panoptes.texttosql.constraint;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Fits constraints of a file to a schema: names as the schema writes them, values as those of the column's type.
 *
 * <p>A file may write {@code FREE_MEAL_COUNT} for {@code `Free Meal Count`}: where no name is the same, one with the same
 * letters and digits is taken if there is only one.
 */
final class ConstraintFitting {
    private final Schema schema;

    ConstraintFitting(Schema schema) {
        this.schema = schema;
    }

    sealed interface Result {
        /** One primary key may become a key and its NOT NULLs. */
        record Fits(List<TableConstraint> constraints) implements Result {}

        record Fails(String reason) implements Result {}
    }

    private static final class Misfit extends Exception {
        private static final long serialVersionUID = 1;
        private final String reason;

        Misfit(String reason) {
            super(reason, null, false, false);
            this.reason = reason;
        }
    }

    Result fit(TableConstraint constraint) {
        try {
            Table table = table(constraint.table());
            List<TableConstraint> fitted = new ArrayList<>();
            for (Statement statement : statements(table, constraint.statement())) {
                fitted.add(new TableConstraint(table.name(), statement, constraint.evidence()));
            }
            return new Result.Fits(fitted);
        } catch (Misfit e) {
            return new Result.Fails(e.reason);
        }
    }

    private List<Statement> statements(Table table, Statement statement) throws Misfit {
        return switch (statement) {
            case Statement.NotNull(String column) ->
                List.of(new Statement.NotNull(column(table, column).name()));
            case Statement.Kept(Constraint.PrimaryKey(List<String> names)) -> primaryKey(table, names(table, names));
            case Statement.Kept(Constraint constraint) -> List.of(new Statement.Kept(fitted(table, constraint)));
        };
    }

    /** A second primary key is a unique set of columns without NULLs. */
    private static List<Statement> primaryKey(Table table, List<String> columns) {
        if (table.constraints().stream().noneMatch(Constraint.PrimaryKey.class::isInstance)
                || table.constraints().contains(new Constraint.PrimaryKey(columns))) {
            return List.of(new Statement.Kept(new Constraint.PrimaryKey(columns)));
        }
        List<Statement> statements = new ArrayList<>(List.of(new Statement.Kept(new Constraint.Unique(columns))));
        columns.forEach(column -> statements.add(new Statement.NotNull(column)));
        return statements;
    }

    private Constraint fitted(Table table, Constraint constraint) throws Misfit {
        return switch (constraint) {
            case Constraint.PrimaryKey(List<String> names) -> new Constraint.PrimaryKey(names(table, names));
            case Constraint.Unique(List<String> names) -> new Constraint.Unique(names(table, names));
            case Constraint.ForeignKey(List<String> names, String target, List<String> targetNames) -> {
                Table other = table(target);
                yield new Constraint.ForeignKey(
                        referring(table, names, other, targetNames), other.name(), names(other, targetNames));
            }
            case Constraint.InclusionDependency(List<String> names, String target, List<String> targetNames) -> {
                Table other = table(target);
                yield new Constraint.InclusionDependency(
                        referring(table, names, other, targetNames), other.name(), names(other, targetNames));
            }
            case Constraint.Check check -> {
                for (Column column : table.columns()) {
                    if (check.mentions(column.name())) {
                        plain(column);
                    }
                }
                yield check;
            }
            case Constraint.Range(String name, Optional<Value> low, Optional<Value> high) -> {
                Column column = plain(column(table, name));
                yield new Constraint.Range(
                        column.name(),
                        bound(low, column, bound -> TypedValue.lower(bound, column.type())),
                        bound(high, column, bound -> TypedValue.upper(bound, column.type())));
            }
            case Constraint.Categorical(String name, List<Value> values) -> {
                Column column = plain(column(table, name));
                List<Value> own = values.stream()
                        .flatMap(value -> TypedValue.as(value, column.type()).stream())
                        .distinct()
                        .toList();
                if (own.isEmpty()) {
                    throw new Misfit("no value is one of the type of %s".formatted(column.name()));
                }
                yield new Constraint.Categorical(column.name(), own);
            }
            case Constraint.FunctionalDependency(List<String> names, String dependent) -> {
                List<String> determinants = names(table, names);
                String to = plain(column(table, dependent)).name();
                if (determinants.contains(to)) {
                    throw new Misfit("it holds of every table");
                }
                yield new Constraint.FunctionalDependency(determinants, to);
            }
            case Constraint.Ordering(String smaller, String larger) -> {
                Column one = plain(column(table, smaller));
                Column other = plain(column(table, larger));
                requireComparable(one, other);
                yield new Constraint.Ordering(one.name(), other.name());
            }
        };
    }

    private List<String> referring(Table table, List<String> names, Table target, List<String> targetNames)
            throws Misfit {
        if (names.size() != targetNames.size()) {
            throw new Misfit("it pairs %d columns with %d".formatted(names.size(), targetNames.size()));
        }
        List<String> own = names(table, names);
        List<String> others = names(target, targetNames);
        for (int i = 0; i < own.size(); i++) {
            requireComparable(
                    table.columns().get(table.indexOf(own.get(i))),
                    target.columns().get(target.indexOf(others.get(i))));
        }
        return own;
    }

    private static void requireComparable(Column one, Column other) throws Misfit {
        SqlType type = one.type();
        if (!(type.isNumeric() && other.type().isNumeric())
                && !type.getClass().equals(other.type().getClass())) {
            throw new Misfit("%s and %s are of types that are not compared".formatted(one.name(), other.name()));
        }
    }

    private static Optional<Value> bound(Optional<Value> bound, Column column, Function<Value, Optional<Value>> fit)
            throws Misfit {
        if (bound.isEmpty()) {
            return bound;
        }
        Optional<Value> fitted = fit.apply(bound.get());
        if (fitted.isEmpty()) {
            throw new Misfit("a bound is no value of the type of %s".formatted(column.name()));
        }
        return fitted;
    }

    private static List<String> names(Table table, List<String> names) throws Misfit {
        List<String> own = new ArrayList<>();
        for (String name : names) {
            own.add(plain(column(table, name)).name());
        }
        return own;
    }

    /** What is said of texts is said of their bytes; where a collation takes different texts for equal, it may be wrong. */
    private static Column plain(Column column) throws Misfit {
        if (column.traits().contains(ColumnTrait.COLLATED)) {
            throw new Misfit("%s does not compare texts byte by byte".formatted(column.name()));
        }
        return column;
    }

    private Table table(String name) throws Misfit {
        return named(schema.tables(), Table::name, name)
                .orElseThrow(() -> new Misfit("the schema has no table " + name));
    }

    private static Column column(Table table, String name) throws Misfit {
        return named(table.columns(), Column::name, name)
                .orElseThrow(() -> new Misfit("%s has no column %s".formatted(table.name(), name)));
    }

    private static <T> Optional<T> named(List<T> all, Function<T, String> nameOf, String name) {
        Optional<T> same = all.stream()
                .filter(one -> nameOf.apply(one).equalsIgnoreCase(name))
                .findFirst();
        if (same.isPresent()) {
            return same;
        }
        List<T> alike = all.stream()
                .filter(one -> letters(nameOf.apply(one)).equals(letters(name)))
                .toList();
        return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
    }

    private static String letters(String name) {
        return name.toUpperCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
