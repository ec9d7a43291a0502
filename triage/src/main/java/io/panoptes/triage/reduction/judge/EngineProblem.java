package io.panoptes.triage.reduction.judge;

import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.reduction.editable.InlineViews;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An edited pair, over the tables of its setup, as the equivalence engine reads it. */
public final class EngineProblem {
    private static final String EVERY = "*";
    /** A table must have a column for its rows to be told of. */
    private static final Column STAND_IN = new Column("stand_in", SqlType.INTEGER, true);

    private EngineProblem() {}

    /**
     * @throws IllegalArgumentException where it is of a kind that the engine knows nothing of
     * @throws SqlError where the front can't read it
     * @throws Unsupported where there is no algebra for it, as where values of two kinds are compared
     */
    static Problem of(EditableCase changing) {
        return of(changing, EngineReading.PORTABLE);
    }

    /** As {@link #of(EditableCase)}, by the words of one DBMS. */
    static Problem of(EditableCase changing, EngineReading reading) {
        EditableCase edited = AfterChanges.of(changing);
        Set<String> read = read(edited);
        Schema schema = new Schema(StateTables.of(edited.setup()).stream()
                .map(table -> known(table, read, edited.setup()))
                .toList());
        Front front = new Front(schema, reading.profile());
        return new Problem(
                schema,
                front.translate(text(edited.left().query(), reading)),
                front.translate(text(edited.right().query(), reading)),
                edited.semantics(),
                CheckConditions.of(schema, reading.profile()));
    }

    /** Whether the pair is plain enough to mean the same on every DBMS, as far as the front can tell. */
    public static boolean isReadable(EditableCase edited) {
        try {
            of(InlineViews.of(edited).orElse(edited));
            return true;
        } catch (SqlError | Unsupported | IllegalArgumentException unread) {
            return false;
        }
    }

    private static Set<String> read(EditableCase edited) {
        return read(Stream.of(edited.left().query(), edited.right().query())
                .flatMap(query -> RecordTree.places(query).stream())
                .toList());
    }

    private static Set<String> read(List<RecordTree.Place> places) {
        return places.stream()
                .flatMap(place -> switch (place.node()) {
                    case Expression.ColumnReference column -> Stream.of(column.name());
                    case Query.SelectItem.Star ignored -> Stream.of(EVERY);
                    default -> Stream.<String>empty();
                })
                .collect(Collectors.toSet());
    }

    /**
     * Without the columns of types that the engine has no values for, which would keep the table empty in all its databases.
     *
     * @throws IllegalArgumentException where a query reads one
     */
    private static Table known(Table declared, Set<String> read, List<SetupStep> setup) {
        Table table = new Table(
                declared.name(),
                declared.columns().stream()
                        .map(column -> typed(declared.name(), column, setup))
                        .toList(),
                declared.constraints());
        List<Column> odd = table.columns().stream()
                .filter(column -> column.type() instanceof SqlType.OpaqueType)
                .toList();
        for (Column column : odd) {
            if (read.contains(column.name()) || read.contains(EVERY)) {
                throw new IllegalArgumentException(
                        "column %s.%s is of a type of the DBMS's own".formatted(table.name(), column.name()));
            }
        }
        if (odd.isEmpty()) {
            return table;
        }
        List<Column> rest =
                table.columns().stream().filter(column -> !odd.contains(column)).toList();
        List<Constraint> constraints = table.constraints().stream()
                .filter(constraint ->
                        odd.stream().noneMatch(column -> columns(constraint).contains(column.name())))
                .toList();
        return new Table(table.name(), rest.isEmpty() ? List.of(STAND_IN) : rest, constraints);
    }

    /** With the type that the engine has for what is declared; the column as it is where it has none. */
    private static Column typed(String table, Column column, List<SetupStep> setup) {
        return column.type() instanceof SqlType.OpaqueType(String declaration)
                ? DeclaredType.of(declaration)
                        .filter(type -> DeclaredType.holds(type, table, column.name(), setup))
                        .map(type -> new Column(column.name(), type, column.nullable()))
                        .orElse(column)
                : column;
    }

    private static Set<String> columns(Constraint constraint) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var columns) -> Set.copyOf(columns);
            case Constraint.Unique(var columns) -> Set.copyOf(columns);
            case Constraint.Reference reference -> Set.copyOf(reference.columns());
            case Constraint.Check(Expression condition) -> read(RecordTree.places(condition));
            case Constraint.Range(String column, var low, var high) -> Set.of(column);
            case Constraint.Categorical(String column, var values) -> Set.of(column);
            case Constraint.FunctionalDependency(var determinants, String dependent) ->
                Stream.concat(determinants.stream(), Stream.of(dependent)).collect(Collectors.toSet());
            case Constraint.Ordering(String smaller, String larger) ->
                Stream.of(smaller, larger).collect(Collectors.toSet());
        };
    }

    private static String text(Query query, EngineReading reading) {
        return SqlWriter.write(query, reading.dialect());
    }
}
