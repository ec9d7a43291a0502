package io.panoptes.texttosql.constraint.mining;

import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.Origin;
import io.panoptes.texttosql.constraint.Statement;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.check.ConstraintCheck;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import io.panoptes.texttosql.constraint.mining.InclusionMiner.SortedColumn;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Mines all kinds of constraints from a database, a table after the other, and inclusions last. */
public final class ConstraintMiner {
    private final ReadOnlyDatabase database;
    private final MiningOptions options;
    private final Progress progress;
    private final BooleanSupplier stopped;

    /** @param stopped asked often; what was found by then is returned */
    public ConstraintMiner(
            ReadOnlyDatabase database, MiningOptions options, Progress progress, BooleanSupplier stopped) {
        this.database = database;
        this.options = options;
        this.progress = progress;
        this.stopped = stopped;
    }

    /** What is told while it lasts. */
    public interface Progress {
        Progress NONE = new Progress() {};

        /** A table has been mined; {@code number} of {@code all}. */
        default void mined(String table, int rows, int columns, int constraints, int number, int all) {}

        /** Something that the user should know of the result. */
        default void note(String text) {}
    }

    /** What declared constraints and data say. @param name of the database, as the file calls it */
    public DatabaseConstraints mine(String name) throws SQLException {
        Schema schema = new DatabaseTables(database).read();
        ConstraintCheck check = new ConstraintCheck(database, schema);
        List<TableConstraint> found = new ArrayList<>();
        for (Table table : schema.tables()) {
            found.addAll(declared(table, check));
        }
        List<TableConstraint> declared = List.copyOf(found);
        List<SortedColumn> sorted = new ArrayList<>();
        TableDataReader reader = new TableDataReader(database, options.mostRows());
        List<String> partial = new ArrayList<>();
        int number = 1;
        for (Table table : schema.tables()) {
            TableData data = reader.read(table, stopped);
            if (stopped.getAsBoolean()) {
                break;
            }
            if (!data.complete()) {
                partial.add(table.name());
            }
            List<TableConstraint> mined = unknown(mine(data), declared);
            data.columns().forEach(column -> SortedColumn.of(data, column).ifPresent(sorted::add));
            found.addAll(mined);
            progress.mined(
                    table.name(),
                    data.rows(),
                    data.columns().size(),
                    mined.size(),
                    number++,
                    schema.tables().size());
        }
        if (!stopped.getAsBoolean()) {
            found.addAll(unknown(InclusionMiner.mine(sorted, options, new Effort(stopped)), declared));
        }
        return new DatabaseConstraints(name, partial.isEmpty() ? found : holding(found, partial, check));
    }

    private List<TableConstraint> mine(TableData table) {
        Effort effort = new Effort(stopped);
        int columns = table.columns().size();
        int determinants = Effort.columns(table, columns, options.mostDeterminants() + 1) - 1;
        if (determinants < options.mostDeterminants()) {
            progress.note("%s has %,d rows and %d columns: functional dependencies of at most %s are looked for"
                    .formatted(table.name(), table.rows(), columns, determinants(Math.max(1, determinants))));
        }
        int keyColumns = Effort.columns(table, columns, options.mostKeyColumns());
        if (keyColumns < options.mostKeyColumns()) {
            progress.note("%s: unique sets of at most %d columns are looked for".formatted(table.name(), keyColumns));
        }
        List<TableConstraint> found = new ArrayList<>(ColumnMiner.mine(table, options));
        found.addAll(UniqueMiner.mine(table, options, keyColumns, effort));
        found.addAll(DependencyMiner.mine(table, options, Math.max(1, determinants), effort));
        found.addAll(OrderingMiner.mine(table, options, effort));
        return found;
    }

    private static String determinants(int count) {
        return count == 1 ? "1 determinant" : count + " determinants";
    }

    /** What the database declares, as far as the data keep it: SQLite does not look at foreign keys by itself. */
    private List<TableConstraint> declared(Table table, ConstraintCheck check) throws SQLException {
        List<TableConstraint> stated = new ArrayList<>();
        Evidence evidence = new Evidence(Origin.DECLARED, 0, 1);
        for (Column column : table.columns()) {
            if (!column.nullable()) {
                stated.add(TableConstraint.notNull(table.name(), column.name(), evidence));
            }
        }
        table.constraints().forEach(constraint -> stated.add(TableConstraint.of(table.name(), constraint, evidence)));
        List<TableConstraint> kept = new ArrayList<>();
        for (TableConstraint constraint : stated) {
            long violations = check.violations(constraint);
            if (violations == 0) {
                kept.add(constraint);
            } else {
                progress.note("declared, but %,d rows break it: %s".formatted(violations, constraint.words()));
            }
        }
        return kept;
    }

    /** Without what is declared already, in other words perhaps: a primary key is unique and a foreign key an inclusion. */
    private static List<TableConstraint> unknown(List<TableConstraint> mined, List<TableConstraint> declared) {
        return mined.stream()
                .filter(one -> declared.stream()
                        .noneMatch(
                                known -> known.table().equals(one.table()) && says(known.statement(), one.statement())))
                .toList();
    }

    private static boolean says(Statement declared, Statement mined) {
        if (declared.equals(mined)) {
            return true;
        }
        return declared instanceof Statement.Kept(Constraint known)
                && mined instanceof Statement.Kept(Constraint found)
                && switch (known) {
                    case Constraint.PrimaryKey(List<String> columns) ->
                        found instanceof Constraint.Unique(List<String> others)
                                && others.size() == columns.size()
                                && columns.containsAll(others);
                    case Constraint.ForeignKey(List<String> columns, String target, List<String> targetColumns) ->
                        found.equals(new Constraint.InclusionDependency(columns, target, targetColumns));
                    case Constraint.Unique ignored -> false;
                    case Constraint.InclusionDependency ignored -> false;
                    case Constraint.Check ignored -> false;
                    case Constraint.Range ignored -> false;
                    case Constraint.Categorical ignored -> false;
                    case Constraint.FunctionalDependency ignored -> false;
                    case Constraint.Ordering ignored -> false;
                };
    }

    /** Of tables that were read in part, what holds on all their rows. */
    private List<TableConstraint> holding(List<TableConstraint> found, List<String> partial, ConstraintCheck check)
            throws SQLException {
        progress.note("read in part, so that what was found is checked on all rows: " + String.join(", ", partial));
        List<TableConstraint> holding = new ArrayList<>();
        for (TableConstraint constraint : found) {
            boolean whole = !partial.contains(constraint.table())
                    && !(constraint.statement() instanceof Statement.Kept(Constraint.Reference reference)
                            && partial.contains(reference.target()));
            if (whole || check.violations(constraint) == 0) {
                holding.add(constraint);
            }
        }
        return holding;
    }
}
