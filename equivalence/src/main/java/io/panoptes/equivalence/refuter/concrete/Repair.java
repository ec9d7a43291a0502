package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.chance.Chance;
import java.util.List;
import java.util.random.RandomGenerator;

/** Makes a database keep its constraints: redraws what it can, and drops the rows that can't stay. */
final class Repair {
    private static final int TRIES = 6;
    /** What one repair changes another may have to follow: a determines b, and b determines c. */
    private static final int PASSES = 4;

    private final ConstraintSet constraints;
    private final Domains domains;
    private final RandomGenerator random;

    Repair(ConstraintSet constraints, Domains domains, RandomGenerator random) {
        this.constraints = constraints;
        this.domains = domains;
        this.random = random;
    }

    void repair(Tables database) {
        for (int table = 0; table < database.size(); table++) {
            repairRows(database, table);
        }
        for (int table = 0; table < database.size(); table++) {
            pointForeignKeys(database, table);
        }
        while (dropOne(database)) {}
    }

    private void repairRows(Tables database, int table) {
        Rows rows = database.rows(table);
        for (int row = 0; row < rows.count(); row++) {
            for (int i = 0; i < TRIES && !settles(table, rows, row); i++) {
                redraw(table, rows, row);
            }
        }
    }

    /** Whether the row stands, if need be after values were swapped or taken over from rows before it. */
    private boolean settles(int table, Rows rows, int row) {
        if (standsAlone(table, rows, row)) {
            return true;
        }
        List<RowRepair> repairs = constraints.repairs(table);
        boolean changed = !repairs.isEmpty();
        for (int pass = 0; pass < PASSES && changed; pass++) {
            changed = false;
            for (RowRepair one : repairs) {
                changed |= one.repair(rows, row);
            }
        }
        return !repairs.isEmpty() && standsAlone(table, rows, row);
    }

    private boolean standsAlone(int table, Rows rows, int row) {
        return constraints.rowHolds(table, rows, row) && constraints.pairsHold(table, rows, row);
    }

    private void redraw(int table, Rows rows, int row) {
        for (int column = 0; column < rows.width(); column++) {
            int number = domains.columns().number(table, column);
            boolean forbiddenNull = rows.get(row, column) == Pool.NULL
                    && !domains.column(number).nullable();
            if (forbiddenNull || Chance.oneIn(3).happens(random)) {
                rows.set(row, column, domains.draw(number, random));
            }
        }
    }

    private void pointForeignKeys(Tables database, int table) {
        Rows rows = database.rows(table);
        ForeignKey.Choices drawn = column -> domains.codesOf(domains.columns().number(table, column));
        for (ForeignKey foreignKey : constraints.foreignKeys(table)) {
            Rows targets = database.rows(foreignKey.target());
            for (int row = 0; row < rows.count(); row++) {
                int tries = foreignKey.mayMatch() && targets.count() > 0 ? TRIES : 0;
                for (int i = 0; i < tries && !stands(database, table, foreignKey, row); i++) {
                    int target = random.nextInt(targets.count());
                    foreignKey.point(rows, row, targets, target, drawn);
                }
                if (!foreignKey.holds(database, rows, row)) {
                    rows.set(row, foreignKey.columns()[0], Pool.NULL);
                }
            }
        }
    }

    private boolean stands(Tables database, int table, ForeignKey foreignKey, int row) {
        Rows rows = database.rows(table);
        return foreignKey.holds(database, rows, row) && standsAlone(table, rows, row);
    }

    /** Drops the first row that can't stay. */
    private boolean dropOne(Tables database) {
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            for (int row = 0; row < rows.count(); row++) {
                boolean stays = standsAlone(table, rows, row);
                for (ForeignKey foreignKey : constraints.foreignKeys(table)) {
                    stays = stays && foreignKey.holds(database, rows, row);
                }
                if (!stays) {
                    rows.remove(row);
                    return true;
                }
            }
        }
        return false;
    }
}
