package io.panoptes.discovery.mining;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.Profile;
import io.panoptes.discovery.examination.TrialDatabases;
import io.panoptes.discovery.examination.TrialRuns;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Failure;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.write.DatabaseScript;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Judges candidates for one seed: reads them, runs them on the target, and has the engine decide them; what is proven is run
 * on further databases there and on a second DBMS. Used by one thread at a time.
 */
final class SeedJudge {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int DATABASES = 3;
    private static final int MOST_CHARACTERS = 20_000;

    private final SeedCaq seed;
    private final Bench bench;
    private final Duration budget;
    private final Front front;
    private final Query query;
    private final Relation relation;
    private final Map<String, List<Scalar>> checks;
    private final List<Database> databases;

    private SeedJudge(
            SeedCaq seed,
            Bench bench,
            Duration budget,
            Front front,
            Query query,
            Relation relation,
            Map<String, List<Scalar>> checks) {
        this.seed = seed;
        this.bench = bench;
        this.budget = budget;
        this.front = front;
        this.query = query;
        this.relation = relation;
        this.checks = checks;
        this.databases = TrialDatabases.of(seed.schema(), relation, checks, DATABASES, seed.number());
    }

    /**
     * The DBMSs of one thread, and the engine.
     *
     * @param others run what is proven as well
     * @param trial of what is proven, as it is written
     */
    record Bench(
            ProblemDecider engine,
            Instance target,
            Profile profile,
            List<TrialRuns> others,
            Optional<OracleTrial> trial) {
        Bench {
            others = List.copyOf(others);
        }
    }

    /** Empty where the seed itself is nothing for the engine. */
    static Optional<SeedJudge> of(SeedCaq seed, Bench bench, Duration budget) {
        try {
            Front front = new Front(seed.schema(), ReadingProfile.STANDARD);
            return Optional.of(new SeedJudge(
                    seed,
                    bench,
                    budget,
                    front,
                    SqlReader.query(seed.query(), seed.schema()),
                    front.translate(seed.query()),
                    CheckConditions.of(seed.schema(), ReadingProfile.STANDARD)));
        } catch (SqlError | Unsupported | SqlTextException e) {
            return Optional.empty();
        }
    }

    long number() {
        return seed.number();
    }

    /** The plan of the seed; empty where the target can't say or run it. */
    Optional<Plan> plan() {
        enter();
        return run(query) instanceof Run.Ran(var plan) ? Optional.of(plan) : Optional.empty();
    }

    /** Makes the target's database that of this seed. */
    void enter() {
        Dialect dialect = bench.profile().dialect();
        bench.target().reset();
        bench.target().run(new DatabaseScript(dialect).unguarded(databases.getLast()), LIMIT);
    }

    /** In the order of the candidates. Those whose normal form is among the known ones are repetitions; that of each joins them. */
    List<CandidateJudgement> judge(List<Candidate> candidates, Set<String> known) {
        List<CandidateJudgement> judged = new ArrayList<>();
        candidates.forEach(candidate -> judged.add(judgeOrRefuse(candidate, known)));
        return examined(judged).stream().map(this::tried).toList();
    }

    private CandidateJudgement judgeOrRefuse(Candidate candidate, Set<String> known) {
        try {
            return judge(candidate, known);
        } catch (StackOverflowError e) {
            return failed(candidate, new Failure.Invalid("it is nested too deeply"));
        }
    }

    private CandidateJudgement judge(Candidate candidate, Set<String> known) {
        Query read;
        Relation other;
        try {
            if (candidate.sql().length() > MOST_CHARACTERS) {
                return failed(candidate, new Failure.Invalid("it is longer than " + MOST_CHARACTERS + " characters"));
            }
            read = SqlReader.query(candidate.sql(), seed.schema());
            if (!known.add(NormalForm.of(read, seed.schema(), seed.placeholders()))) {
                return failed(candidate, new Failure.Repeated());
            }
            Optional<String> objection = PermittedFunctions.objection(read, query);
            if (objection.isPresent()) {
                return failed(candidate, new Failure.Invalid(objection.get()));
            }
            other = front.translate(SqlWriter.write(read, Dialect.PORTABLE));
        } catch (SqlTextException | SqlError | Unsupported e) {
            return failed(candidate, new Failure.Invalid(String.valueOf(e.getMessage())));
        }
        if (other.types().size() != relation.types().size()) {
            return failed(
                    candidate,
                    new Failure.Invalid("it gives %d columns, and the seed gives %d"
                            .formatted(other.types().size(), relation.types().size())));
        }
        return switch (run(read)) {
            case Run.Refused(String message) ->
                failed(candidate, new Failure.Rejected(bench.target().target().toString(), message));
            case Run.Ran(Plan plan) -> decided(candidate, read, other, plan);
        };
    }

    /** What the target makes of a query. */
    private sealed interface Run {
        record Ran(Plan plan) implements Run {}

        record Refused(String message) implements Run {}
    }

    private Run run(Query candidate) {
        Dialect dialect = bench.profile().dialect();
        var lacking = dialect.cannotSay(candidate);
        if (lacking.isPresent()) {
            return new Run.Refused("it has no " + lacking.get().title());
        }
        String text = SqlWriter.write(candidate, dialect);
        Explain explain = bench.profile().explain();
        List<String> statements = new ArrayList<>(explain.statements(text));
        int questions = statements.size();
        statements.add(text);
        List<Outcome> outcomes = bench.target().run(statements, LIMIT);
        return switch (outcomes.getLast()) {
            case Outcome.Rows ignored ->
                new Run.Ran(explain.read(outcomes.subList(0, questions)).orElse(new Plan("UNKNOWN", "", List.of())));
            case Outcome.Done ignored -> new Run.Refused("it gave no rows at all");
            case Outcome.Failed failed -> new Run.Refused(failed.message());
            case Outcome.Crashed crashed -> broken("it crashed: " + crashed.evidence());
            case Outcome.Hung hung -> broken("it did not end within %d ms".formatted(hung.limitMillis()));
            case Outcome.Skipped ignored -> broken("it died on the way");
        };
    }

    private Run broken(String message) {
        enter();
        return new Run.Refused(message);
    }

    private CandidateJudgement decided(Candidate candidate, Query read, Relation other, Plan plan) {
        Verdict verdict;
        try {
            Options options = Options.STANDARD.withBudget(budget).withSemantics(seed.semantics());
            verdict = bench.engine()
                    .decide(seed.schema(), relation, other, checks, options)
                    .verdict();
        } catch (RuntimeException e) {
            // One pair that the engine chokes on must not end the run; it is counted, and told by its queries.
            return failed(
                    candidate,
                    new Failure.Open("engine bug, please report it: %s on %s and %s over %s"
                            .formatted(e, seed.query(), candidate.sql(), seed.schema())));
        }
        return switch (verdict) {
            case Verdict.Proved(var certificate, var examination, var assumptions, var check) ->
                new CandidateJudgement.Proved(
                        new Candidate(SqlWriter.write(read, Dialect.PORTABLE), candidate.how()),
                        read,
                        plan,
                        certificate);
            case Verdict.Refuted(var found) ->
                failed(
                        candidate,
                        new Failure.Refuted(
                                found.database(),
                                found.left().rows(),
                                found.right().rows()));
            case Verdict.Unknown(String reason, int ignored) -> failed(candidate, new Failure.Open(reason));
        };
    }

    /** Runs what is proven on every database and DBMS. */
    private List<CandidateJudgement> examined(List<CandidateJudgement> judged) {
        List<CandidateJudgement.Proved> proved = judged.stream()
                .filter(CandidateJudgement.Proved.class::isInstance)
                .map(CandidateJudgement.Proved.class::cast)
                .toList();
        if (proved.isEmpty()) {
            return judged;
        }
        List<Query> queries =
                proved.stream().map(CandidateJudgement.Proved::query).toList();
        List<CandidateJudgement> examined = new ArrayList<>(judged);
        List<TrialRuns> everywhere = new ArrayList<>(bench.others());
        everywhere.add(new TrialRuns(bench.target(), bench.profile().dialect()));
        for (TrialRuns runs : everywhere) {
            List<Optional<String>> disagreements = runs.disagreements(query, queries, databases, seed.semantics());
            for (int i = 0; i < proved.size(); i++) {
                int place = examined.indexOf(proved.get(i));
                if (place >= 0 && disagreements.get(i).isPresent()) {
                    examined.set(
                            place,
                            new CandidateJudgement.Contradicted(
                                    proved.get(i).candidate(),
                                    disagreements.get(i).get()));
                }
            }
        }
        enter();
        return examined;
    }

    /** What is proven, tried as it is written. */
    private CandidateJudgement tried(CandidateJudgement judgement) {
        if (!(judgement instanceof CandidateJudgement.Proved proved)
                || bench.trial().isEmpty()) {
            return judgement;
        }
        Candidate candidate = proved.candidate();
        TrialOutcome outcome = bench.trial().get().of(seed.schema(), seed.query(), candidate.sql(), seed.semantics());
        return switch (outcome) {
            case TrialOutcome.Held ignored -> proved;
            case TrialOutcome.Untried untried -> failed(candidate, new Failure.Open(untried.words()));
            case TrialOutcome.Contradicted contradicted ->
                new CandidateJudgement.Contradicted(
                        candidate,
                        "%s: %s and %s on %s"
                                .formatted(
                                        contradicted.words(),
                                        contradicted.left(),
                                        contradicted.right(),
                                        contradicted.database().rows()));
        };
    }

    private static CandidateJudgement failed(Candidate candidate, Failure failure) {
        return new CandidateJudgement.Failed(candidate, failure);
    }
}
