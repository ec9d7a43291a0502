package io.panoptes.cli.texttosql;

import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.evaluation.Evaluation;
import io.panoptes.texttosql.evaluation.EvaluationOptions;
import io.panoptes.texttosql.evaluation.PairKey;
import io.panoptes.texttosql.evaluation.PlausibleDifference;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.schema.DatabaseSchema;
import io.panoptes.texttosql.schema.SchemaSource;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One run over pairs: decides those that have no row yet, shows how far it is, and can be stopped.
 *
 * @param out the folder of the run
 * @param json a further file for the rows
 * @param elsewhere the machines that decide, where they are not this one
 * @param stop ends it early: pairs that are not begun have no row
 */
record PairRun(
        Optional<Path> out,
        Optional<Path> json,
        int workers,
        EvaluationOptions options,
        SchemaSource schemas,
        GivenFolder given,
        Optional<EvaluationParts> elsewhere,
        StopSignal stop) {

    /** @param groups pairs of one question, which try each other's counterexamples */
    Map<Pair, ResultRow> decide(List<List<Pair>> groups, PrintWriter err) throws InterruptedException {
        return decide(groups, List.of(), err);
    }

    /** @param kept pairs whose rows stay in the folder where an earlier run has them, though they are not asked for now */
    Map<Pair, ResultRow> decide(List<List<Pair>> groups, List<Pair> kept, PrintWriter err) throws InterruptedException {
        Map<Pair, String> keys = new LinkedHashMap<>();
        groups.forEach(group -> group.forEach(pair -> keys.put(pair, key(pair))));
        Map<String, ResultRow> rows = new LinkedHashMap<>();
        HashSet<String> wanted = new HashSet<>(keys.values());
        kept.forEach(pair -> wanted.add(key(pair)));
        try (Targets targets = new ReleasedTargets();
                TextRunners runners = new TextRunners(targets, options.dbms().settings());
                SolverPool solvers = new SolverPool(workers);
                RowFiles files = RowFiles.open(out, json, row -> wanted.contains(row.key()))) {
            files.earlier().forEach(row -> rows.put(row.key(), row));
            List<List<Pair>> open = open(groups, keys, rows);
            ProgressBar progress =
                    new ProgressBar(err, open.stream().mapToInt(List::size).sum(), Terminal.isThere());
            Evaluation evaluation = new Evaluation(schemas, options, solvers);
            Consumer<ResultRow> told = row -> {
                rows.put(row.key(), row);
                files.write(row);
                progress.step(row.outcome().word());
            };
            stop.tell(evaluation::stop);
            if (elsewhere.isPresent()) {
                elsewhere.get().run(open.stream().map(List::getFirst).toList(), told, stop::isGiven);
            } else {
                evaluation.run(
                        open,
                        workers,
                        () -> new Evaluation.Tools(
                                runners.open(List.of(options.dbms().name())).getFirst(),
                                given.runs(options.rules()),
                                given.plausible().map(PlausibleDifference::new)),
                        result -> told.accept(
                                ResultRow.of(result, key(result.pair()), given.values() == PlausibleValues.SHOWN)));
            }
            progress.end();
        }
        Map<Pair, ResultRow> known = new LinkedHashMap<>();
        keys.forEach((pair, key) -> Optional.ofNullable(rows.get(key)).ifPresent(row -> known.put(pair, row)));
        return known;
    }

    private static List<List<Pair>> open(List<List<Pair>> groups, Map<Pair, String> keys, Map<String, ResultRow> rows) {
        List<List<Pair>> open = new ArrayList<>();
        for (List<Pair> group : groups) {
            List<Pair> left = group.stream()
                    .distinct()
                    .filter(pair -> !rows.containsKey(keys.get(pair)))
                    .toList();
            if (!left.isEmpty()) {
                open.add(left);
            }
        }
        return open;
    }

    private String key(Pair pair) {
        return PairKey.of(pair, tables(pair.question()), options, given.words());
    }

    /** A database whose tables can't be read costs its own pairs; their rows say why. */
    Optional<DatabaseSchema> tables(BenchmarkQuestion question) {
        try {
            return schemas.of(question.database());
        } catch (BadInput e) {
            return Optional.empty();
        }
    }
}
