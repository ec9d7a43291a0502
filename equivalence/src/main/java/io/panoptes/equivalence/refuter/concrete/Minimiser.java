package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import java.util.function.Predicate;

/** Makes a database smaller and plainer while it keeps what makes it interesting: fewest rows first, then plain values. */
final class Minimiser {
    private final Domains domains;
    private final ConstraintSet constraints;
    private final Predicate<Tables> interesting;
    private final Budget budget;

    /** {@code interesting} must include that the constraints hold. */
    Minimiser(Domains domains, ConstraintSet constraints, Predicate<Tables> interesting, Budget budget) {
        this.domains = domains;
        this.constraints = constraints;
        this.interesting = interesting;
        this.budget = budget;
    }

    Tables minimise(Tables database) {
        Tables best = database.copy();
        Tables candidate = database.copy();
        while (dropRows(best, candidate) && !budget.isOver()) {}
        while (dropRowPairs(best, candidate) && !budget.isOver()) {}
        while (plainValues(best, candidate) && !budget.isOver()) {}
        return best;
    }

    private boolean dropRows(Tables best, Tables candidate) {
        boolean dropped = false;
        for (int table = 0; table < best.size(); table++) {
            for (int row = best.rows(table).count() - 1; row >= 0; row--) {
                candidate.copyFrom(best);
                candidate.rows(table).remove(row);
                dropped |= keep(best, candidate) || (constraints.unlink(candidate) && keep(best, candidate));
            }
        }
        return dropped;
    }

    /** Two rows at once: of a foreign key and its target, say. */
    private boolean dropRowPairs(Tables best, Tables candidate) {
        for (int table = 0; table < best.size(); table++) {
            for (int row = best.rows(table).count() - 1; row >= 0; row--) {
                for (int other = table; other < best.size(); other++) {
                    int last = other == table ? row - 1 : best.rows(other).count() - 1;
                    for (int otherRow = last; otherRow >= 0; otherRow--) {
                        candidate.copyFrom(best);
                        candidate.rows(table).remove(row);
                        candidate.rows(other).remove(otherRow);
                        if (keep(best, candidate)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    /** Each value as far to the front of its domain as can be; a change is made to all cells of the same value at once. */
    private boolean plainValues(Tables best, Tables candidate) {
        boolean changed = false;
        for (int table = 0; table < best.size(); table++) {
            Rows rows = best.rows(table);
            for (int row = 0; row < rows.count(); row++) {
                for (int column = 0; column < rows.width() && !budget.isOver(); column++) {
                    changed |= plainValue(best, candidate, table, row, column);
                }
            }
        }
        return changed;
    }

    private boolean plainValue(Tables best, Tables candidate, int table, int row, int column) {
        long old = best.rows(table).get(row, column);
        int number = domains.columns().number(table, column);
        for (long plain : domains.codesOf(number)) {
            if (plain == old) {
                return false;
            }
            candidate.copyFrom(best);
            candidate.rows(table).set(row, column, plain);
            if (keep(best, candidate)) {
                return true;
            }
            if (old != Pool.NULL) {
                candidate.copyFrom(best);
                // Another column may have the values in the other order, and would change them back.
                if (replaceAll(candidate, domains.groupOf(number), old, plain) < 0 && keep(best, candidate)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** By how many places the cells are further from the front of their domains than before, together. */
    private int replaceAll(Tables database, int group, long old, long plain) {
        int further = 0;
        for (int table = 0; table < database.size(); table++) {
            Rows rows = database.rows(table);
            for (int row = 0; row < rows.count(); row++) {
                for (int column = 0; column < rows.width(); column++) {
                    int number = domains.columns().number(table, column);
                    if (rows.get(row, column) == old && domains.groupOf(number) == group) {
                        rows.set(row, column, plain);
                        further += place(plain, number) - place(old, number);
                    }
                }
            }
        }
        return further;
    }

    /** A value that is not in the domain stands behind all that are. */
    private int place(long code, int column) {
        long[] domain = domains.codesOf(column);
        for (int i = 0; i < domain.length; i++) {
            if (domain[i] == code) {
                return i;
            }
        }
        return domain.length;
    }

    private boolean keep(Tables best, Tables candidate) {
        if (!interesting.test(candidate)) {
            return false;
        }
        best.copyFrom(candidate);
        return true;
    }
}
