package io.panoptes.dbms.trial;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs pairs on one instance, which stays open: the tables are made once for a pair, each database is inserted and rolled
 * back. After anything unexpected the instance is given a fresh database.
 */
final class InstanceTextRunner implements TextRunner {
    /** Databases that are sent together; a query that does not end costs no more of them. */
    private static final int BATCH = 8;

    private final Instance instance;
    private final Profile profile;
    private final String title;
    private final Optional<ReadingProfile> reading;
    private final boolean keepsTypes;
    private final Duration limit;
    private final List<String> settings;
    private boolean clean = true;

    /**
     * @param limit for each statement
     * @param settings run before the tables of each pair are made
     */
    InstanceTextRunner(
            Instance instance,
            Profile profile,
            String title,
            Optional<ReadingProfile> reading,
            boolean keepsTypes,
            Duration limit,
            List<String> settings) {
        this.instance = instance;
        this.profile = profile;
        this.title = title;
        this.reading = reading;
        this.keepsTypes = keepsTypes;
        this.limit = limit;
        this.settings = List.copyOf(settings);
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Optional<ReadingProfile> reading() {
        return reading;
    }

    @Override
    public boolean overflowIsError() {
        return !profile.hazards().contains(Hazard.OVERFLOW_CHANGES_TYPE);
    }

    @Override
    public boolean keepsTypes() {
        return keepsTypes;
    }

    @Override
    public TextRun run(TextPair pair, List<Database> databases) {
        Optional<TextRun> objection = objection(pair);
        if (objection.isPresent()) {
            return objection.get();
        }
        TextScript script = TextScript.of(pair, profile.dialect());
        if (!clean) {
            instance.reset();
        }
        clean = false;
        List<String> preparing = new ArrayList<>(settings);
        preparing.addAll(script.creating());
        Optional<String> trouble = trouble(instance.run(preparing, limit));
        if (trouble.isPresent()) {
            return new TextRun.Untaken(
                    TextRun.Part.TABLES, "%s does not take the tables: %s".formatted(title, trouble.get()));
        }
        TextRun run = new Course(pair, script).run(databases);
        clean = run instanceof TextRun.Ran
                && trouble(instance.run(script.dropping(), limit)).isEmpty();
        return run;
    }

    private static Optional<TextRun> objection(TextPair pair) {
        return pair.ddl().stream()
                .flatMap(table ->
                        untaken(TextRun.Part.TABLES, "a table", PermittedText.objectionToTable(table)).stream())
                .findFirst()
                .or(() -> untaken(TextRun.Part.LEFT, "the first query", PermittedText.objectionToQuery(pair.left())))
                .or(() ->
                        untaken(TextRun.Part.RIGHT, "the second query", PermittedText.objectionToQuery(pair.right())));
    }

    private static Optional<TextRun> untaken(TextRun.Part part, String what, Optional<String> objection) {
        return objection.map(reason -> new TextRun.Untaken(part, what + " is not run: " + reason));
    }

    /** What went wrong first. */
    private static Optional<String> trouble(List<Outcome> outcomes) {
        return outcomes.stream().flatMap(outcome -> trouble(outcome).stream()).findFirst();
    }

    private static Optional<String> trouble(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows ignored -> Optional.empty();
            case Outcome.Done ignored -> Optional.empty();
            case Outcome.Failed failed -> Optional.of(firstLine(failed.message()));
            case Outcome.Crashed ignored -> Optional.of("it crashed");
            case Outcome.Hung hung -> Optional.of("no answer within %d ms".formatted(hung.limitMillis()));
            case Outcome.Skipped ignored -> Optional.of("it was ended before");
        };
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }

    /** One pair on its databases. */
    private final class Course {
        private final TextPair pair;
        private final TextScript script;

        /** Why no more is run. */
        private Optional<String> end = Optional.empty();

        /** Why the DBMS takes a query at no time. */
        private Optional<TextRun> untaken = Optional.empty();

        Course(TextPair pair, TextScript script) {
            this.pair = pair;
            this.script = script;
        }

        TextRun run(List<Database> databases) {
            List<PairAnswer> answers = new ArrayList<>();
            for (int from = 0; from < databases.size() && untaken.isEmpty(); from += BATCH) {
                List<Database> batch = databases.subList(from, Math.min(databases.size(), from + BATCH));
                List<PairAnswer> found = end.isPresent() ? List.of() : answers(batch, List.of(), List.of());
                for (int i = 0; i < batch.size(); i++) {
                    PairAnswer answer =
                            i < found.size() ? found.get(i) : new PairAnswer.None(end.orElse("it was not run"));
                    answers.add(steady(answer, batch.get(i)));
                }
            }
            if (end.isPresent()) {
                // The tables are gone, or the statement still runs.
                clean = false;
                instance.reset();
                clean = true;
                return new TextRun.Ran(answers);
            }
            return untaken.orElseGet(() -> new TextRun.Ran(answers));
        }

        /** What each database gives, between settings that are made before its queries and taken back behind them. */
        private List<PairAnswer> answers(List<Database> databases, List<String> set, List<String> undo) {
            List<String> statements = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            for (Database database : databases) {
                statements.add("BEGIN");
                statements.addAll(script.filling(database));
                statements.addAll(set);
                places.add(statements.size());
                statements.add(pair.left());
                statements.add(pair.right());
                statements.addAll(undo);
                statements.add("ROLLBACK");
            }
            List<Outcome> outcomes = instance.run(statements, limit);
            List<PairAnswer> answers = new ArrayList<>();
            int start = 0;
            for (int place : places) {
                Optional<String> refused = trouble(outcomes.subList(start, place));
                answers.add(
                        refused.isPresent()
                                ? new PairAnswer.Refused(refused.get())
                                : compare(outcomes.get(place), outcomes.get(place + 1)));
                start = place + 2 + undo.size() + 1;
            }
            return answers;
        }

        private PairAnswer compare(Outcome left, Outcome right) {
            note(left, TextRun.Part.LEFT, "first");
            if (left instanceof Outcome.Rows) {
                // Behind an error some DBMSs refuse all that follows in the transaction.
                note(right, TextRun.Part.RIGHT, "second");
            }
            if (left instanceof Outcome.Rows(var ignored, var types, var leftRows, var nanos)
                    && right instanceof Outcome.Rows(var others, var otherTypes, var rightRows, var otherNanos)) {
                return AnswerMatch.equal(leftRows, rightRows, pair.semantics())
                        ? new PairAnswer.Same(leftRows.size())
                        : new PairAnswer.Different(leftRows, rightRows);
            }
            return new PairAnswer.None(trouble(List.of(left, right)).orElse("a query gave no rows at all"));
        }

        /** Whether the outcome says something about all databases. */
        private void note(Outcome outcome, TextRun.Part part, String which) {
            if (outcome instanceof Outcome.Failed failed) {
                if (failed.errorClass() == ErrorClass.RESOURCE) {
                    // Beside time an answer of a million values, which no small database needs: rows of a recursion
                    // without an end.
                    end = Optional.of(
                            failed.isTimedOut()
                                    ? "no answer within %d ms".formatted(limit.toMillis())
                                    : firstLine(failed.message()));
                } else if (failed.errorClass() == ErrorClass.INVALID) {
                    untaken = untaken.or(() -> Optional.of(new TextRun.Untaken(
                            part,
                            "%s does not take the %s query: %s".formatted(title, which, firstLine(failed.message())))));
                }
            } else if (!(outcome instanceof Outcome.Rows) && !(outcome instanceof Outcome.Done)) {
                end = trouble(outcome);
            }
        }

        /**
         * A difference counts when neither answer depends on the order of the rows or on the plan; or where an answer does, as with ties behind
         * a LIMIT, but not how many rows it has, and the two never have as many.
         */
        private PairAnswer steady(PairAnswer answer, Database database) {
            if (answer instanceof PairAnswer.None(var reason, var endless)) {
                return new PairAnswer.None(reason, endless || end.isPresent());
            }
            if (!(answer instanceof PairAnswer.Different(List<Row> left, List<Row> right)) || end.isPresent()) {
                return answer;
            }
            Semantics semantics = AnswerMatch.equal(left, right, Semantics.BAG) ? pair.semantics() : unordered();
            for (List<PairAnswer> others : otherWays(database)) {
                for (PairAnswer other : others) {
                    if (other instanceof PairAnswer.Different(List<Row> leftAgain, List<Row> rightAgain)
                            && (AnswerMatch.equal(left, leftAgain, semantics)
                                            && AnswerMatch.equal(right, rightAgain, semantics)
                                    || count(left) != count(right)
                                            && count(left) == count(leftAgain)
                                            && count(right) == count(rightAgain))) {
                        continue;
                    }
                    return new PairAnswer.None("an answer depends on the order of the rows, or on the plan");
                }
            }
            return answer;
        }

        private long count(List<Row> rows) {
            return pair.semantics() == Semantics.SET ? AnswerMatch.distinct(rows) : rows.size();
        }

        private Semantics unordered() {
            return pair.semantics() == Semantics.LIST ? Semantics.BAG : pair.semantics();
        }

        private List<List<PairAnswer>> otherWays(Database database) {
            List<List<PairAnswer>> answers = new ArrayList<>();
            List<Database> shuffled = RowOrders.of(database);
            answers.add(answers(shuffled, List.of(), List.of()));
            profile.planVariations().stream()
                    .filter(variation ->
                            variation.hint().isEmpty() && !variation.set().isEmpty())
                    .forEach(variation ->
                            answers.add(answers(List.of(shuffled.getFirst()), variation.set(), variation.undo())));
            return answers;
        }
    }
}
