package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.schema.Column;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/**
 * Random small databases. Each draws its values from a handful picked for it, so that values meet; columns that are
 * compared with each other draw from one handful.
 */
final class RandomDatabases {
    private static final int HANDFUL = 4;
    private static final int FIRST = 4;
    private static final int ALIKE = 3;
    /** Of databases. */
    private static final Chance MANY_NULLS = Chance.oneIn(4);
    /** Of tables. */
    private static final Chance NO_ROWS = Chance.oneIn(12);
    /** Of rows. */
    private static final Chance COPY_OF_A_ROW = Chance.oneIn(8);

    private static final Weighted<Passing> PASSINGS =
            Weighted.of(1, Passing.IN_ANY_ORDER).or(1, Passing.ONE_VALUE).or(3, Passing.THROUGH_THE_DOMAIN);

    private final Domains domains;
    private final Repair repair;
    private final RandomGenerator random;
    private final long[][] handfuls;

    RandomDatabases(Domains domains, Repair repair, RandomGenerator random) {
        this.domains = domains;
        this.repair = repair;
        this.random = random;
        this.handfuls = new long[domains.columns().count()][];
    }

    /** Fills the tables with up to {@code mostRows} rows each. */
    void fill(Tables database, int mostRows) {
        pickHandfuls();
        Chance nulls = MANY_NULLS.happens(random) ? Chance.of(3, 10) : Chance.of(Draw.between(random, 0, 1), 10);
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            rows.clear();
            int count = NO_ROWS.happens(random) ? 0 : 1 + random.nextInt(mostRows);
            for (int row = 0; row < count; row++) {
                rows.add();
                fill(rows, row, table, nulls);
            }
        }
        repair.repair(database);
    }

    /**
     * Fills the tables with that many rows each; a column runs through its whole domain in an order of its own, with a NULL in
     * every sixth row.
     */
    void spread(Tables database, int count) {
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            rows.clear();
            for (int row = 0; row < count; row++) {
                rows.add();
            }
            for (int column = 0; column < rows.width(); column++) {
                spread(rows, column, domains.columns().number(table, column));
            }
        }
        repair.repair(database);
    }

    /**
     * Fills the tables with that many rows each, of which many are alike: a column that a key needs to differ runs through its
     * domain, the others hold two or three values, or NULL.
     */
    void alike(Tables database, int count, ConstraintSet constraints) {
        pickHandfuls();
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            rows.clear();
            for (int row = 0; row < count; row++) {
                rows.add();
            }
            for (int column = 0; column < rows.width(); column++) {
                int number = domains.columns().number(table, column);
                if (constraints.isLastOfKey(table, column)) {
                    spread(rows, column, number);
                } else {
                    alike(rows, column, number);
                }
            }
        }
        repair.repair(database);
    }

    /**
     * Fills the tables with that many rows each, most of which pass all conditions of a query: a column that is compared with constants
     * mostly has the first of its values in all rows; another one goes through its values in their order, so that rows of the same
     * number meet where columns of two tables are compared.
     */
    void passing(Tables database, int count, ConstraintSet constraints, Predicate<Column> isCompared) {
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            rows.clear();
            for (int row = 0; row < count; row++) {
                rows.add();
            }
            for (int column = 0; column < rows.width(); column++) {
                int number = domains.columns().number(table, column);
                if (constraints.isLastOfKey(table, column)) {
                    spread(rows, column, number);
                } else {
                    passing(rows, column, domains.codesOf(number), isCompared.test(domains.column(number)));
                }
            }
        }
        repair.repair(database);
    }

    /** Which values of its domain a column takes, row by row. */
    private enum Passing {
        IN_ANY_ORDER,
        ONE_VALUE,
        THROUGH_THE_DOMAIN
    }

    private void passing(Rows rows, int column, long[] domain, boolean compared) {
        Passing way = PASSINGS.draw(random);
        for (int row = 0; row < rows.count(); row++) {
            int choice = way == Passing.IN_ANY_ORDER
                    ? random.nextInt(Math.max(1, domain.length))
                    : compared || way == Passing.ONE_VALUE ? 0 : row % Math.max(1, domain.length);
            rows.set(row, column, domain.length == 0 ? Pool.NULL : domain[choice]);
        }
    }

    private void alike(Rows rows, int column, int number) {
        long[] handful = handfuls[number];
        int choices = Math.min(2 + random.nextInt(ALIKE - 1), handful.length);
        boolean withNull = choices == 0
                || domains.column(number).nullable() && Chance.oneIn(3).happens(random);
        for (int row = 0; row < rows.count(); row++) {
            int choice = random.nextInt(choices + (withNull ? 1 : 0));
            rows.set(row, column, choice == choices ? Pool.NULL : handful[choice]);
        }
    }

    /**
     * Fills the tables with that many rows each; each column goes through its whole domain in its order, one step ahead of the
     * column before it, so that neighbours in the domain stand beside and below each other.
     */
    void neighbours(Tables database, int count, int from) {
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            rows.clear();
            for (int row = 0; row < count; row++) {
                rows.add();
                for (int column = 0; column < rows.width(); column++) {
                    long[] domain = domains.codesOf(domains.columns().number(table, column));
                    rows.set(
                            row,
                            column,
                            domain.length == 0 ? Pool.NULL : domain[(from + row + column) % domain.length]);
                }
            }
        }
        repair.repair(database);
    }

    private void spread(Rows rows, int column, int number) {
        long[] domain = shuffled(domains.codesOf(number), rows.count());
        int nulls = Draw.between(random, 0, 5);
        for (int row = 0; row < rows.count(); row++) {
            boolean isNull = domain.length == 0 || (domains.column(number).nullable() && row % 6 == nulls);
            rows.set(row, column, isNull ? Pool.NULL : domain[row % domain.length]);
        }
    }

    /** In a random order, with the first few, which matter most, among the {@code count} at the beginning. */
    private long[] shuffled(long[] domain, int count) {
        long[] codes = domain.clone();
        int first = Math.min(FIRST, codes.length);
        shuffle(codes, first, codes.length);
        shuffle(codes, 0, Math.min(codes.length, Math.max(first, count)));
        return codes;
    }

    private void shuffle(long[] codes, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int other = from + random.nextInt(i - from + 1);
            long code = codes[i];
            codes[i] = codes[other];
            codes[other] = code;
        }
    }

    private void fill(Rows rows, int row, int table, Chance nulls) {
        if (row > 0 && COPY_OF_A_ROW.happens(random)) {
            for (int column = 0; column < rows.width(); column++) {
                rows.set(row, column, rows.get(random.nextInt(row), column));
            }
            return;
        }
        for (int column = 0; column < rows.width(); column++) {
            int number = domains.columns().number(table, column);
            boolean isNull = domains.column(number).nullable() && nulls.happens(random);
            long[] handful = handfuls[number];
            rows.set(row, column, isNull || handful.length == 0 ? Pool.NULL : handful[random.nextInt(handful.length)]);
        }
    }

    private void pickHandfuls() {
        for (int column = 0; column < handfuls.length; column++) {
            handfuls[column] = handful(column);
        }
        for (int column = 0; column < handfuls.length; column++) {
            int group = domains.groupOf(column);
            if (group != column && sameKind(column, group)) {
                handfuls[column] = handfuls[group];
            }
        }
        // The columns that refer to a key keep a few of its values, so that a large group comes up.
        for (int column = 0; column < handfuls.length; column++) {
            if (domains.isKey(column) && domains.wantedRows() > handfuls[column].length) {
                handfuls[column] = withMore(handfuls[column], column);
            }
        }
    }

    /** The values and the whole domain behind them. */
    private long[] withMore(long[] handful, int column) {
        return LongStream.concat(LongStream.of(handful), LongStream.of(domains.codesOf(column)))
                .distinct()
                .toArray();
    }

    private boolean sameKind(int column, int other) {
        return domains.column(column).type().equals(domains.column(other).type());
    }

    /** Constants and plain values stand first in a domain and come up more often. */
    private long[] handful(int column) {
        long[] domain = domains.codesOf(column);
        long[] handful = new long[Math.min(domain.length, 1 + random.nextInt(HANDFUL))];
        for (int i = 0; i < handful.length; i++) {
            int bound = random.nextBoolean() ? Math.min(domain.length, 5) : domain.length;
            handful[i] = domain[random.nextInt(bound)];
        }
        return handful;
    }
}
