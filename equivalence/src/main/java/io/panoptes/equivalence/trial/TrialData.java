package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.trial.TextPair;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The databases on which a proven pair is tried: none, one and many rows, and more than a LIMIT asks for; few values that meet and
 * tie, and many that border on the constants of the texts and on the ends of their types; neighbours in one row; a huge number
 * among small ones; fractions, NULLs, duplicates. The same pair gets the same ones.
 */
final class TrialData {
    private static final long SEED = 17;
    private static final int SMALL = 4;
    private static final int ALIKE = 8;
    private static final int LARGE = 14;
    private static final BigDecimal MOST_ROWS = BigDecimal.valueOf(41);

    private final Problem problem;
    private final Pool pool = new Pool();
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final LinkedHashSet<TrialDatabase> databases = new LinkedHashSet<>();

    private TrialData(Problem problem) {
        this.problem = problem;
    }

    /** Those that tell most first. */
    static List<TrialDatabase> of(Problem problem, TextPair texts) {
        TrialData data = new TrialData(problem);
        List<String> all = new ArrayList<>(List.of(texts.left(), texts.right()));
        all.addAll(texts.ddl());
        TextConstants constants = TextConstants.of(all);
        Proposals asRead = new Proposals(
                problem.schema(), List.of(problem.left(), problem.right()), problem.checks(), data.pool, data.random);
        Proposals atBorders =
                Proposals.withValues(problem, new TrialValues(constants, false)::of, data.pool, data.random);
        Proposals atEnds = Proposals.withValues(problem, new TrialValues(constants, true)::of, data.pool, data.random);
        data.add(new Tables(problem.schema()), false);
        data.spread(atBorders, LARGE, 2, false);
        data.spread(asRead, LARGE, 1, false);
        data.alike(atBorders, ALIKE, 3, false);
        data.random(asRead, Math.max(SMALL, Math.min(asRead.mostRows() + 1, LARGE)), 4, false);
        data.neighbours(atBorders, LARGE, false);
        data.alike(atBorders, rowsBeyond(constants), 1, false);
        data.random(atBorders, SMALL, 3, false);
        data.spread(atEnds, LARGE, 2, true);
        data.random(asRead, 1, 1, false);
        data.neighbours(atEnds, SMALL, true);
        data.hugeBesideSmall(true);
        return List.copyOf(data.databases);
    }

    private void spread(Proposals proposals, int rows, int count, boolean extreme) {
        IntStream.range(0, count).forEach(i -> {
            Tables tables = new Tables(problem.schema());
            proposals.spread(tables, rows);
            add(tables, extreme);
        });
    }

    private void alike(Proposals proposals, int rows, int count, boolean extreme) {
        IntStream.range(0, count).forEach(i -> {
            Tables tables = new Tables(problem.schema());
            proposals.alike(tables, rows);
            add(tables, extreme);
        });
    }

    /** Each from another place of the domains on. */
    private void neighbours(Proposals proposals, int rows, boolean extreme) {
        for (int from = 0; from < 2 * rows; from += rows) {
            Tables tables = new Tables(problem.schema());
            proposals.neighbours(tables, rows, from);
            add(tables, extreme);
        }
    }

    /** A number and its negative, which hides all small ones that are added to it, beside ones in all other columns. */
    private void hugeBesideSmall(boolean extreme) {
        Proposals proposals = Proposals.withValues(problem, TrialValues::hugeOrOne, pool, random);
        Tables tables = new Tables(problem.schema());
        proposals.neighbours(tables, 2, 0);
        add(tables, extreme);
    }

    /** More than a LIMIT or a HAVING asks for, where that is within reach. */
    private static int rowsBeyond(TextConstants constants) {
        return constants.numbers().stream()
                .filter(number -> number.signum() > 0 && number.compareTo(MOST_ROWS) < 0)
                .mapToInt(number -> number.intValue() + 3)
                .max()
                .orElse(ALIKE);
    }

    private void random(Proposals proposals, int rows, int count, boolean extreme) {
        IntStream.range(0, count).forEach(i -> {
            Tables tables = new Tables(problem.schema());
            proposals.random(tables, rows);
            add(tables, extreme);
        });
    }

    private void add(Tables tables, boolean extreme) {
        databases.add(new TrialDatabase(tables.toDatabase(pool), extreme));
    }
}
