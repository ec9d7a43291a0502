package io.panoptes.texttosql.search;

import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Searches a database on which two texts differ by running them on a DBMS, for pairs that the engine can't read or leaves open:
 * small databases that keep the constraints, with the constants of the texts in the columns that they stand beside.
 *
 * @param accept which differences count
 */
public record TextSearch(TextRunner runner, Predicate<PairAnswer.Different> accept) {
    /** A database with the two answers. */
    public record Found(Database database, PairAnswer.Different answers) {}

    /** @param rounds of 16 databases, at most */
    public Optional<Found> search(TextPair texts, int rounds, Budget budget) {
        return search(texts, Optional.empty(), rounds, budget);
    }

    /** Among databases that hold no other values than the chosen ones. */
    public Optional<Found> searchAmong(TextPair texts, ValueChoice choice, int rounds, Budget budget) {
        return search(texts, Optional.of(choice), rounds, budget);
    }

    private Optional<Found> search(TextPair texts, Optional<ValueChoice> choice, int rounds, Budget budget) {
        Schema named = MentionedTables.of(texts.schema(), List.of(texts.left(), texts.right()));
        // Any text may stand in a column of dates, unless the values are chosen.
        Schema mentioned =
                choice.isPresent() ? named : KeptSchema.of(named, BenchmarkDbms.readingWithoutNullKeys(runner));
        if (mentioned.tables().isEmpty()) {
            return Optional.empty();
        }
        try {
            return new Search(texts, mentioned, choice, budget).run(rounds);
        } catch (Unsupported | SqlError e) {
            return Optional.empty();
        }
    }

    private final class Search {
        private final TextPair texts;
        private final Budget budget;
        private final TextDraws draws;

        Search(TextPair texts, Schema mentioned, Optional<ValueChoice> choice, Budget budget) {
            this.texts = texts;
            this.budget = budget;
            this.draws = new TextDraws(
                    mentioned,
                    List.of(texts.left(), texts.right()),
                    choice,
                    BenchmarkDbms.readingWithoutNullKeys(runner));
        }

        Optional<Found> run(int rounds) {
            for (int round = 0; round < rounds && !budget.isOver(); round++) {
                List<Tables> batch = new ArrayList<>();
                for (int i = 0; i < TextDraws.BATCH; i++) {
                    batch.add(draws.draw(round * TextDraws.BATCH + i));
                }
                List<PairAnswer> answers = answers(batch);
                for (int i = 0; i < answers.size(); i++) {
                    if (answers.get(i) instanceof PairAnswer.Different different && accept.test(different)) {
                        return Optional.of(smallest(batch.get(i), different));
                    }
                }
                if (answers.size() < batch.size()) {
                    return Optional.empty();
                }
            }
            return Optional.empty();
        }

        private Found smallest(Tables tables, PairAnswer.Different answers) {
            Tables small = draws.proposals().minimise(tables, this::differs, budget);
            return answers(List.of(small)).stream()
                    .filter(PairAnswer.Different.class::isInstance)
                    .map(answer -> new Found(database(small), (PairAnswer.Different) answer))
                    .findFirst()
                    .orElseGet(() -> new Found(database(tables), answers));
        }

        private boolean differs(Tables tables) {
            return answers(List.of(tables)).stream()
                    .anyMatch(answer -> answer instanceof PairAnswer.Different different && accept.test(different));
        }

        private List<PairAnswer> answers(List<Tables> batch) {
            return switch (runner.run(texts, batch.stream().map(this::database).toList())) {
                case TextRun.Ran(var answers) -> answers;
                case TextRun.Untaken ignored -> List.of();
            };
        }

        private Database database(Tables tables) {
            return new Database(texts.schema(), tables.toDatabase(draws.pool()).rows());
        }
    }
}
