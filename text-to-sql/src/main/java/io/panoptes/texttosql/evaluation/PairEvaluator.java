package io.panoptes.texttosql.evaluation;

import io.panoptes.dbms.trial.PermittedText;
import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.texttosql.benchmark.QueryText;
import io.panoptes.texttosql.constraint.ConstrainedDecider;
import io.panoptes.texttosql.constraint.NeededConstraints;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.explanation.PartingClause;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.pair.PairCounterexample;
import io.panoptes.texttosql.pair.PairOutcome;
import io.panoptes.texttosql.pair.PairOutcome.Different;
import io.panoptes.texttosql.pair.PairOutcome.Equal;
import io.panoptes.texttosql.pair.PairOutcome.Ground;
import io.panoptes.texttosql.pair.PairOutcome.Invalid;
import io.panoptes.texttosql.pair.PairOutcome.Open;
import io.panoptes.texttosql.schema.DatabaseSchema;
import io.panoptes.texttosql.search.TextSearch;
import io.panoptes.texttosql.search.UnsettledAnswers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides one pair: whether both queries are taken by the DBMS, whether they are the same text, whether the engine tells them apart
 * or proves them equal, and where it can do neither, whether running them does. Used by one thread at a time.
 *
 * @param decider the engine
 * @param runner the DBMS that has the last word on every difference
 */
record PairEvaluator(PairDecider decider, TextRunner runner, EvaluationOptions options) {
    /** SQLite's own limit for the length of a statement. */
    private static final int LONGEST_QUERY = 1_000_000;

    /** Beyond it a query is run and not read: the engine would take minutes over a list of thousands of constants. */
    private static final int LONGEST_READ = 20_000;

    /** Language models put it around what they write. */
    private static final String FENCE = "```";

    private static final int ROUNDS = 40;

    /** What the engine finds at all is mostly found by then. */
    private static final Duration SOON = Duration.ofMillis(400);

    /** Rounds of databases on which the DBMS is asked then, where answers may not be settled. */
    private static final int FIRST_ROUNDS = 3;

    private static final Duration MOST_FIRST_RUNNING = Duration.ofMillis(500);
    private static final Duration MOST_RUNNING = Duration.ofSeconds(2);
    private static final int LONGEST_REASON = 300;

    private List<ReadingProfile> profiles() {
        return List.of(options.dbms().readingWithoutNullKeys());
    }

    PairOutcome judge(Pair pair, DatabaseSchema tables, List<Database> knownDifferences) {
        String gold = pair.question().gold();
        if (pair.predicted().isEmpty()) {
            return new Invalid("there is no prediction for this question");
        }
        String predicted = pair.predicted().get();
        Optional<String> objection = objection(gold)
                .map(reason -> "the gold query is not run: " + reason)
                .or(() -> objection(predicted).map(reason -> "it is not run: " + reason));
        if (objection.isPresent()) {
            return new Invalid(objection.get());
        }
        TextPair texts = new TextPair(tables.ddl(), tables.schema(), gold, predicted, pair.semantics());
        Database empty = new Database(tables.schema(), Map.of());
        switch (runner.run(texts, List.of(empty))) {
            case TextRun.Untaken(var part, var reason) -> {
                return untaken(part, reason);
            }
            case TextRun.Ran(var answers) -> {
                if (isEndless(answers)) {
                    return endless(texts, empty);
                }
            }
        }
        if (QueryText.same(gold, predicted)) {
            return new Equal(Ground.SAME_TEXT, List.of(), "");
        }
        ShownDifference shown = new ShownDifference(runner, options.dbms().dialect(), texts, options.emptyIsNull());
        for (Database known : knownDifferences) {
            if (shown.run(known, "cross-check").isEmpty()) {
                return new Different(shown.shown().orElseThrow());
            }
        }
        return decide(tables, texts, shown);
    }

    private static Optional<String> objection(String query) {
        if (query.startsWith(FENCE)) {
            return Optional.of("it stands in a Markdown fence (%s), which is no SQL".formatted(FENCE));
        }
        return query.length() > LONGEST_QUERY
                ? Optional.of("it has %d characters".formatted(query.length()))
                : PermittedText.objectionToQuery(query).map(PairEvaluator::inOneLine);
    }

    private static String inOneLine(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining(" "));
    }

    private static PairOutcome untaken(TextRun.Part part, String reason) {
        return switch (part) {
            case LEFT -> new Invalid("the gold query is wrong: " + reason);
            case RIGHT -> new Invalid(reason);
            case TABLES, DBMS -> new Open(reason);
        };
    }

    private static boolean isEndless(List<PairAnswer> answers) {
        return answers.stream()
                .anyMatch(answer -> answer instanceof PairAnswer.None(var reason, var endless) && endless);
    }

    /** A query that does not end on tables without rows ends on none. */
    private PairOutcome endless(TextPair texts, Database empty) {
        TextPair goldAlone = new TextPair(texts.ddl(), texts.schema(), texts.left(), texts.left(), texts.semantics());
        return runner.run(goldAlone, List.of(empty)) instanceof TextRun.Ran(var answers) && !isEndless(answers)
                ? new Invalid("it does not end in time on tables without rows")
                : new Open("the gold query does not end in time on tables without rows");
    }

    private PairOutcome decide(DatabaseSchema tables, TextPair texts, ShownDifference shown) {
        Budget budget = Budget.of(options.time());
        if (Math.max(texts.left().length(), texts.right().length()) > LONGEST_READ) {
            return run(texts, shown, budget, "a query has more than %,d characters".formatted(LONGEST_READ));
        }
        QueryPair pair = new QueryPair(texts.schema(), texts.left(), texts.right(), texts.semantics());
        return switch (Readings.of(pair, profiles())) {
            case Readings.Unread unread -> run(texts, shown, budget, notRead(unread));
            case Readings.Read read -> {
                ReadPair open = new ReadPair(read, pair, tables, texts, shown);
                yield decidedSoon(open, budget).orElseGet(() -> outcome(decided(open, budget), open, budget));
            }
        };
    }

    /** A pair that is read, with what tells and shows a difference. */
    private record ReadPair(
            Readings.Read read, QueryPair pair, DatabaseSchema tables, TextPair texts, ShownDifference shown) {}

    /** Where answers may not be settled: what the engine says in little time, or else what the DBMS shows on a few databases. */
    private Optional<PairOutcome> decidedSoon(ReadPair open, Budget budget) {
        if (!UnsettledAnswers.mayBeOf(open.texts().left())
                && !UnsettledAnswers.mayBeOf(open.texts().right())) {
            return Optional.empty();
        }
        Verdict verdict = decided(open, budget.atMost(SOON));
        return verdict instanceof Verdict.Unknown
                ? found(open.texts(), open.shown(), FIRST_ROUNDS, budget.atMost(MOST_FIRST_RUNNING))
                        .map(difference -> explained(difference, open.read()))
                : Optional.of(outcome(verdict, open, budget));
    }

    private Verdict decided(ReadPair open, Budget budget) {
        DatabaseSchema tables = open.tables();
        return new ConstrainedDecider(decider, profiles())
                .decide(
                        open.read(),
                        open.pair(),
                        tables.assumed().isEmpty() ? tables.schema() : tables.declared(),
                        tables.assumed(),
                        budget,
                        Optional.of(open.shown()))
                .verdict();
    }

    private PairOutcome outcome(Verdict verdict, ReadPair open, Budget budget) {
        ShownDifference shown = open.shown();
        return switch (verdict) {
            case Verdict.Refuted ignored -> explained(shown.shown().orElseThrow(), open.read());
            case Verdict.Proved proved ->
                proved(open.read(), open.texts(), shown, assumes(open.tables(), open.pair(), proved), budget);
            case Verdict.Unknown(var reason, var rows) ->
                run(open.texts(), shown, Budget.of(MOST_RUNNING), open(reason, rows, shown));
        };
    }

    private static PairOutcome explained(PairCounterexample difference, Readings.Read read) {
        return new Different(
                difference.withParting(PartingClause.of(read.first().problem(), difference.database())));
    }

    private static String notRead(Readings.Unread unread) {
        String query = switch (unread.side()) {
            case LEFT -> "the gold query";
            case RIGHT -> "the predicted query";
            case SCHEMA -> "the schema";
        };
        return "%s is not read: %s".formatted(query, inOneLine(unread.reason()));
    }

    private static String open(String reason, int rows, ShownDifference shown) {
        String first = reason.lines().findFirst().orElse("");
        String cut = first.length() <= LONGEST_REASON ? first : first.substring(0, LONGEST_REASON) + "...";
        String bound = rows > 0 ? "; equal on all databases of up to %d rows a table".formatted(rows) : "";
        String denied = shown.denial().isEmpty() ? "" : "; a difference did not show: " + shown.denial();
        return cut + bound + denied;
    }

    /** What the proof takes for granted, and the constraints that the tables do not declare and that it needs. */
    private List<String> assumes(DatabaseSchema tables, QueryPair pair, Verdict.Proved proved) {
        Stream<String> constraints = tables.assumed().isEmpty()
                ? Stream.of()
                : NeededConstraints.of(decider, pair, tables.declared(), tables.assumed(), Budget.of(options.time()))
                        .stream()
                        .map(TableConstraint::words);
        return Stream.concat(proved.assumptions().stream().sorted().map(Assumption::words), constraints)
                .toList();
    }

    /** A proof is tried before it is given. */
    private PairOutcome proved(
            Readings.Read read, TextPair texts, ShownDifference shown, List<String> assumes, Budget budget) {
        return switch (new Trials(List.of(runner), true).ofProof(read, texts)) {
            case TrialOutcome.Held ignored -> new Equal(Ground.PROOF, assumes, "");
            case TrialOutcome.Untried(var reason) -> new Equal(Ground.PROOF, assumes, "not tried: " + reason);
            case TrialOutcome.Contradicted contradicted ->
                shown.run(contradicted.database(), "trial of a proof").isEmpty()
                        ? new Different(shown.shown().orElseThrow())
                        : run(texts, shown, budget, "engine bug, please report it: " + contradicted.words());
        };
    }

    /** The last resort: the texts are run on many databases. */
    private PairOutcome run(TextPair texts, ShownDifference shown, Budget budget, String reason) {
        return found(texts, shown, ROUNDS, budget.atMost(MOST_RUNNING))
                .<PairOutcome>map(Different::new)
                .orElseGet(() -> new Open(reason));
    }

    private Optional<PairCounterexample> found(TextPair texts, ShownDifference shown, int rounds, Budget budget) {
        return new TextSearch(runner, answers -> !shown.isDegenerate(answers))
                .search(texts, rounds, budget)
                .map(difference -> new PairCounterexample(
                        difference.database(),
                        shown.inserts(difference.database()),
                        difference.answers().left(),
                        difference.answers().right(),
                        runner.title(),
                        "running the texts",
                        ""));
    }
}
