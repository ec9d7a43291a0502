package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.trial.TextPair;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The databases on which a proven pair is tried: none, one and many rows; few values that meet, and many that border on the
 * constants of the texts and on the ends of their types; fractions, NULLs, duplicates. The same pair gets the same ones.
 */
final class TrialData {
    private static final long SEED = 17;
    private static final int SMALL = 4;
    private static final int LARGE = 14;

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
        data.spread(atBorders, LARGE, 3, false);
        data.spread(asRead, LARGE, 2, false);
        data.random(asRead, Math.max(SMALL, Math.min(asRead.mostRows() + 1, LARGE)), 6, false);
        data.random(atBorders, SMALL, 4, false);
        data.spread(atEnds, LARGE, 2, true);
        data.random(asRead, 1, 2, false);
        data.random(atEnds, 2, 2, true);
        return List.copyOf(data.databases);
    }

    private void spread(Proposals proposals, int rows, int count, boolean extreme) {
        IntStream.range(0, count).forEach(i -> {
            Tables tables = new Tables(problem.schema());
            proposals.spread(tables, rows);
            add(tables, extreme);
        });
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
