package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.RowCondition;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/** The constraints of a schema, made ready to be asked for databases as codes. */
public final class ConstraintSet {
    private final List<OfTable> tables = new ArrayList<>();

    /** {@code checks}: the CHECK conditions by table, as {@link io.panoptes.equivalence.problem.Problem} has them. */
    public ConstraintSet(Schema schema, Map<String, List<Scalar>> checks, Pool pool) {
        BaseColumns columns = new BaseColumns(schema);
        for (Table table : schema.tables()) {
            OfTable all = new OfTable();
            notNull(table, all);
            for (Scalar check : checks.getOrDefault(table.name(), List.of())) {
                RowCondition condition = RowCondition.of(check, schema, pool, Meaning.STRICT);
                all.ofRows.add(condition::isNotFalse);
            }
            for (Constraint constraint : table.constraints()) {
                add(constraint, schema, table, columns, pool, all);
            }
            tables.add(all);
        }
    }

    /** What holds or not for one row alone. */
    @FunctionalInterface
    interface OfRow {
        boolean holds(Rows rows, int row);
    }

    /** What holds or not between two rows of a table. */
    @FunctionalInterface
    interface OfPair {
        boolean holds(Rows rows, int one, int other);
    }

    private static final class OfTable {
        final List<OfRow> ofRows = new ArrayList<>();
        final List<OfPair> ofPairs = new ArrayList<>();
        final List<ForeignKey> foreignKeys = new ArrayList<>();
        final Set<Integer> lastOfKeys = new HashSet<>();
        final List<RowRepair> repairs = new ArrayList<>();
    }

    /** Whether the row may stand in the table by itself. */
    boolean rowHolds(int table, Rows rows, int row) {
        for (OfRow constraint : tables.get(table).ofRows) {
            if (!constraint.holds(rows, row)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the row goes together with all rows before it. */
    boolean pairsHold(int table, Rows rows, int row) {
        for (OfPair constraint : tables.get(table).ofPairs) {
            for (int other = 0; other < row; other++) {
                if (!constraint.holds(rows, other, row)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether rows differ in this column at the latest, as far as a key is concerned. */
    boolean isLastOfKey(int table, int column) {
        return tables.get(table).lastOfKeys.contains(column);
    }

    /** What can be repaired without drawing other values. */
    List<RowRepair> repairs(int table) {
        return tables.get(table).repairs;
    }

    List<ForeignKey> foreignKeys(int table) {
        return tables.get(table).foreignKeys;
    }

    public boolean hold(Tables database) {
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            for (int row = 0; row < rows.count(); row++) {
                if (!rowHolds(table, rows, row) || !pairsHold(table, rows, row)) {
                    return false;
                }
                for (ForeignKey foreignKey : foreignKeys(table)) {
                    if (!foreignKey.holds(database, rows, row)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Sets foreign keys that have no target to NULL; whether there were any. */
    boolean unlink(Tables database) {
        boolean unlinked = false;
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            for (ForeignKey foreignKey : foreignKeys(table)) {
                for (int row = 0; row < rows.count(); row++) {
                    if (!foreignKey.holds(database, rows, row)) {
                        rows.set(row, foreignKey.columns()[0], Pool.NULL);
                        unlinked = true;
                    }
                }
            }
        }
        return unlinked;
    }

    private static void notNull(Table table, OfTable all) {
        for (int i = 0; i < table.columns().size(); i++) {
            if (!table.columns().get(i).nullable()) {
                all.ofRows.add(notNull(i));
            }
        }
    }

    private static OfRow notNull(int column) {
        return (rows, row) -> rows.get(row, column) != Pool.NULL;
    }

    private static void add(
            Constraint constraint, Schema schema, Table table, BaseColumns base, Pool pool, OfTable all) {
        switch (constraint) {
            case Constraint.PrimaryKey(List<String> names) -> {
                int[] columns = indexes(table, names);
                for (int column : columns) {
                    all.ofRows.add(notNull(column));
                }
                all.ofPairs.add((rows, one, other) -> !agree(rows, one, other, columns, false));
                all.lastOfKeys.add(columns[columns.length - 1]);
            }
            case Constraint.Unique(List<String> names) -> {
                int[] columns = indexes(table, names);
                all.ofPairs.add((rows, one, other) -> !agree(rows, one, other, columns, false));
                all.lastOfKeys.add(columns[columns.length - 1]);
            }
            case Constraint.Reference reference -> {
                int index = base.tableIndex(reference.target());
                Table other = schema.tables().get(index);
                int[] columns = indexes(table, reference.columns());
                all.foreignKeys.add(
                        ForeignKey.of(table, columns, other, index, indexes(other, reference.targetColumns()), pool));
                for (int column : columns) {
                    // A value that is copied from the target must be one of this column, too.
                    SqlType type = table.columns().get(column).type();
                    all.ofRows.add((rows, row) -> pool.fits(rows.get(row, column), type));
                }
            }
            case Constraint.Check ignored -> {
                // Handed in as scalars, for the syntax tree is not evaluated.
            }
            case Constraint.Range(String name, var low, var high) -> {
                int column = table.indexOf(name);
                SqlType type = table.columns().get(column).type();
                low.map(pool::code)
                        .ifPresent(lowest -> all.ofRows.add((rows, row) ->
                                isNullOr(rows.get(row, column), code -> pool.compare(lowest, code, type) <= 0)));
                high.map(pool::code)
                        .ifPresent(highest -> all.ofRows.add((rows, row) ->
                                isNullOr(rows.get(row, column), code -> pool.compare(code, highest, type) <= 0)));
            }
            case Constraint.Categorical(String name, var values) -> {
                int column = table.indexOf(name);
                long[] codes = values.stream().mapToLong(pool::code).toArray();
                all.ofRows.add((rows, row) -> isNullOr(
                        rows.get(row, column), code -> LongStream.of(codes).anyMatch(allowed -> allowed == code)));
            }
            case Constraint.FunctionalDependency(List<String> names, String dependent) -> {
                int[] determinants = indexes(table, names);
                int column = table.indexOf(dependent);
                all.ofPairs.add((rows, one, other) -> !agree(rows, one, other, determinants, true)
                        || rows.get(one, column) == rows.get(other, column));
                all.repairs.add(new RowRepair.TakeDependent(determinants, column));
            }
            case Constraint.Ordering(String smaller, String larger) ->
                ordered(table, table.indexOf(smaller), table.indexOf(larger), pool, all);
        }
    }

    private static boolean isNullOr(long code, LongPredicate condition) {
        return code == Pool.NULL || condition.test(code);
    }

    private static void ordered(Table table, int smaller, int larger, Pool pool, OfTable all) {
        SqlType type = table.columns().get(smaller).type();
        all.ofRows.add((rows, row) -> {
            long low = rows.get(row, smaller);
            long high = rows.get(row, larger);
            return low == Pool.NULL || high == Pool.NULL || pool.compare(low, high, type) <= 0;
        });
        if (type.equals(table.columns().get(larger).type())) {
            all.repairs.add(new RowRepair.Swap(smaller, larger, (one, other) -> pool.compare(one, other, type)));
        }
    }

    private static boolean agree(Rows rows, int one, int other, int[] columns, boolean nullsAgree) {
        for (int column : columns) {
            long code = rows.get(one, column);
            if (code != rows.get(other, column) || (code == Pool.NULL && !nullsAgree)) {
                return false;
            }
        }
        return true;
    }

    private static int[] indexes(Table table, List<String> names) {
        return names.stream().mapToInt(table::indexOf).toArray();
    }
}
