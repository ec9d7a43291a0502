package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.type.SqlType;
import java.util.random.RandomGenerator;

/** Small changes to a database: rows come, go and are copied with a difference, cells change. */
final class Mutation {
    private static final Weighted<Kind> CHANGES = Weighted.of(1, Kind.ADD_ROW)
            .or(2, Kind.COPY_ROW)
            .or(1, Kind.REMOVE_ROW)
            .or(4, Kind.CHANGE_CELL);
    private static final Weighted<NewValue> NEW_VALUES = Weighted.of(1, NewValue.NULL)
            .or(1, NewValue.OF_LINKED_COLUMN)
            .or(1, NewValue.OF_ANOTHER_ROW)
            .or(1, NewValue.NEXT)
            .or(2, NewValue.OF_DOMAIN);

    private final Domains domains;
    private final RandomGenerator random;
    private final int mostRows;

    Mutation(Domains domains, RandomGenerator random, int mostRows) {
        this.domains = domains;
        this.random = random;
        this.mostRows = mostRows;
    }

    private enum Kind {
        ADD_ROW,
        COPY_ROW,
        REMOVE_ROW,
        CHANGE_CELL
    }

    /** What a cell holds after a change. */
    private enum NewValue {
        NULL,
        OF_LINKED_COLUMN,
        OF_ANOTHER_ROW,
        NEXT,
        OF_DOMAIN
    }

    /** One to four changes, if there is a table to change; the constraints may no longer hold. */
    void change(Tables database) {
        if (database.size() == 0) {
            return;
        }
        int changes = Draw.between(random, 1, 4);
        for (int i = 0; i < changes; i++) {
            int table = random.nextInt(database.size());
            Rows rows = database.rows(table);
            if (rows.width() == 0) {
                continue;
            }
            switch (CHANGES.draw(random)) {
                case ADD_ROW -> addRow(rows, table);
                case COPY_ROW -> copyRow(rows, table);
                case REMOVE_ROW -> {
                    if (rows.count() > 0) {
                        rows.remove(random.nextInt(rows.count()));
                    }
                }
                case CHANGE_CELL -> changeCell(database, rows, table);
            }
        }
    }

    private void addRow(Rows rows, int table) {
        if (rows.count() < mostRows) {
            int row = rows.add();
            for (int column = 0; column < rows.width(); column++) {
                rows.set(row, column, domains.draw(domains.columns().number(table, column), random));
            }
        }
    }

    private void copyRow(Rows rows, int table) {
        if (rows.count() == 0 || rows.count() >= mostRows) {
            return;
        }
        int source = random.nextInt(rows.count());
        int row = rows.add();
        for (int column = 0; column < rows.width(); column++) {
            rows.set(row, column, rows.get(source, column));
        }
        int changed = random.nextInt(rows.width());
        rows.set(row, changed, domains.draw(domains.columns().number(table, changed), random));
    }

    private void changeCell(Tables database, Rows rows, int table) {
        if (rows.count() == 0) {
            return;
        }
        int row = random.nextInt(rows.count());
        int column = random.nextInt(rows.width());
        int number = domains.columns().number(table, column);
        long old = rows.get(row, column);
        long code = switch (NEW_VALUES.draw(random)) {
            case NULL -> domains.column(number).nullable() ? Pool.NULL : old;
            case OF_LINKED_COLUMN -> fromLinkedColumn(database, number, old);
            case OF_ANOTHER_ROW -> rows.get(random.nextInt(rows.count()), column);
            case NEXT -> next(number, old);
            case OF_DOMAIN -> domains.draw(number, random);
        };
        rows.set(row, column, code);
    }

    /** A value from a column that this one is compared with. */
    private long fromLinkedColumn(Tables database, int number, long otherwise) {
        int table = random.nextInt(database.size());
        Rows rows = database.rows(table);
        if (rows.count() == 0) {
            return otherwise;
        }
        for (int column = 0; column < rows.width(); column++) {
            int other = domains.columns().number(table, column);
            if (domains.groupOf(other) == domains.groupOf(number)
                    && domains.column(other)
                            .type()
                            .equals(domains.column(number).type())) {
                return rows.get(random.nextInt(rows.count()), column);
            }
        }
        return otherwise;
    }

    private long next(int number, long old) {
        boolean steps = switch (domains.column(number).type()) {
            case SqlType.IntegerType ignored -> true;
            case SqlType.DateType ignored -> true;
            case SqlType ignored -> false;
        };
        return steps && old != Pool.NULL && Math.abs(old) < Integer.MAX_VALUE
                ? old + (random.nextBoolean() ? 1 : -1)
                : old;
    }
}
