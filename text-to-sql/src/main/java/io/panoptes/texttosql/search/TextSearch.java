package io.panoptes.texttosql.search;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Searches a database on which two texts differ by running them on a DBMS, for pairs that the engine can't read or leaves open:
 * small databases that keep the constraints, with the constants of the texts in the columns that they stand beside.
 *
 * @param accept which differences count
 */
public record TextSearch(TextRunner runner, Predicate<PairAnswer.Different> accept) {
    private static final long SEED = 11;
    private static final int BATCH = 16;
    private static final int MOST_ROWS = 6;

    /** Ways to make a database, which take turns. */
    private static final int KINDS = 4;

    /** A database with the two answers. */
    public record Found(Database database, PairAnswer.Different answers) {}

    /** @param rounds of {@value BATCH} databases, at most */
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
        private final Schema mentioned;
        private final Budget budget;
        private final Pool pool = new Pool();
        private final ColumnValues values;
        private final Proposals proposals;
        private final int limited;
        private final Set<Column> keys;

        Search(TextPair texts, Schema mentioned, Optional<ValueChoice> choice, Budget budget) {
            this.texts = texts;
            this.mentioned = mentioned;
            this.budget = budget;
            Relation any = new Relation.Scan(mentioned.tables().getFirst());
            Problem problem = new Problem(
                    mentioned,
                    any,
                    any,
                    texts.semantics(),
                    CheckConditions.of(mentioned, BenchmarkDbms.readingWithoutNullKeys(runner)));
            this.keys = keys(mentioned);
            this.limited = LimitedRows.of(List.of(texts.left(), texts.right()));
            this.values = new ColumnValues(ColumnConstants.of(mentioned, List.of(texts.left(), texts.right())));
            SplittableRandom random = new SplittableRandom(SEED);
            this.proposals = choice.map(chosen -> Proposals.withOnly(
                            problem, (table, column) -> chosen.of(table, column, values.of(column)), pool, random))
                    .orElseGet(() -> Proposals.withValues(problem, this::values, pool, random));
        }

        private List<Value> values(Column column) {
            return keys.contains(column) ? values.ofKey(column, limited) : values.of(column);
        }

        private static Set<Column> keys(Schema schema) {
            return schema.tables().stream()
                    .flatMap(table -> table.constraints().stream().flatMap(constraint -> keyOf(constraint, table)))
                    .collect(Collectors.toSet());
        }

        private static Stream<Column> keyOf(Constraint constraint, Table table) {
            List<String> names = constraint instanceof Constraint.PrimaryKey(List<String> primary)
                    ? primary
                    : constraint instanceof Constraint.Unique(List<String> unique) ? unique : List.of();
            return names.stream().map(name -> table.columns().get(table.indexOf(name)));
        }

        Optional<Found> run(int rounds) {
            for (int round = 0; round < rounds && !budget.isOver(); round++) {
                List<Tables> batch = new ArrayList<>();
                for (int i = 0; i < BATCH; i++) {
                    Tables tables = new Tables(mentioned);
                    // The last ones have enough rows for a LIMIT to leave some out.
                    int least = i < BATCH - KINDS ? 0 : limited;
                    if (i % KINDS == 3) {
                        proposals.spread(tables, Math.max(least, 2 + i / 2));
                    } else if (i % KINDS == 1) {
                        // Two users of one name: what a subquery takes one row of, and a join both.
                        proposals.alike(tables, Math.max(least, 2 + i / KINDS));
                    } else if (i % KINDS == 2) {
                        proposals.passing(tables, Math.max(least, 1 + i / KINDS), values::isCompared);
                    } else {
                        proposals.random(tables, 1 + (round + i) % MOST_ROWS);
                    }
                    batch.add(tables);
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
            Tables small = proposals.minimise(tables, this::differs, budget);
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
            return new Database(texts.schema(), tables.toDatabase(pool).rows());
        }
    }
}
