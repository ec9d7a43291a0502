package io.panoptes.equivalence;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.FiniteValues;
import io.panoptes.equivalence.front.FoldedTexts;
import io.panoptes.equivalence.front.Reading;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.front.RoundedQuotients;
import io.panoptes.equivalence.front.WideDigits;
import io.panoptes.equivalence.front.folding.CaseOfLetters;
import io.panoptes.equivalence.front.folding.FoldedProblem;
import io.panoptes.equivalence.front.folding.OrderOfTexts;
import io.panoptes.equivalence.front.values.WidthsOfColumns;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Refutation.Spurious;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.concrete.Trial;
import io.panoptes.equivalence.refuter.stage.Objection;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Database;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides pairs of texts: a verdict is given when it holds under every reading of the pair.
 *
 * @param allowed what a proof may take for granted; nothing, for an oracle
 */
public record PairDecider(ProblemDecider engine, List<ReadingProfile> profiles, Set<Assumption> allowed) {
    public PairDecider {
        profiles = List.copyOf(profiles);
        allowed = Set.copyOf(allowed);
    }

    /** @param solvers for the proofs; stages bring their own */
    public PairDecider(
            List<Stage> thorough, SolverSource solvers, List<ReadingProfile> profiles, Set<Assumption> allowed) {
        this(ProblemDecider.standard(thorough, solvers), profiles, allowed);
    }

    public PairDecision decide(QueryPair pair, Budget budget, Optional<Validator> validator) {
        return switch (Readings.of(pair, profiles)) {
            case Readings.Unread unread -> new PairDecision.NotRead(unread);
            case Readings.Read read -> decide(read, budget, validator);
        };
    }

    /** As {@link #decide(QueryPair, Budget, Optional)}, of a pair that has been read. */
    public PairDecision.Decided decide(Readings.Read read, Budget budget, Optional<Validator> validator) {
        return decide(read.readings(), budget, validator);
    }

    /** Each reading leads once, until one leads to a verdict that the others share. */
    private PairDecision.Decided decide(List<Reading> readings, Budget budget, Optional<Validator> validator) {
        List<Spurious> spurious = new ArrayList<>();
        String reason = "";
        for (Reading lead : readings) {
            if (budget.isOver() && !reason.isEmpty()) {
                break;
            }
            PairDecision.Decided decided = decide(lead, budget, validator);
            spurious.addAll(decided.spurious());
            Optional<String> objection = readings.size() == 1
                    ? objection(decided.verdict(), lead).or(() -> againstSpelling(decided.verdict(), lead, budget))
                    : againstNumbers(decided.verdict(), readings).or(() -> againstTexts(decided.verdict(), readings));
            if (objection.isPresent()) {
                reason = objection.get();
                break;
            }
            Shared shared = shared(decided.verdict(), lead, readings, budget);
            if (shared.objection().isEmpty()) {
                return new PairDecision.Decided(
                        withGranted(shared.verdict(), readings), decided.validation(), spurious);
            }
            reason = reason.isEmpty() ? shared.objection().get() : reason;
            if (decided.verdict() instanceof Verdict.Proved) {
                break;
            }
        }
        return new PairDecision.Decided(new Verdict.Unknown(reason, 0), Optional.empty(), spurious);
    }

    /** A proof says what it takes for granted of the values of a DBMS whose reading this is; strictly it is none. */
    private Verdict withGranted(Verdict verdict, List<Reading> readings) {
        if (!(verdict instanceof Verdict.Proved proved)) {
            return verdict;
        }
        Set<Assumption> granted = new HashSet<>();
        for (Reading reading : readings) {
            if (reading.profile().has(ReadingTrait.DATES_MAY_BE_INFINITE)
                    && FiniteValues.areDatesTakenForGranted(reading.problem())) {
                granted.add(Assumption.FINITE_DATES);
            }
            if (reading.profile().has(ReadingTrait.DECIMALS_MAY_BE_NAN)
                    && FiniteValues.areDecimalsTakenForGranted(reading.problem())) {
                granted.add(Assumption.FINITE_DECIMALS);
            }
            if (reading.profile().has(ReadingTrait.AFFINITY) && WideDigits.areNotLookedAt(reading.problem())) {
                granted.add(Assumption.WHOLE_NUMBERS_OF_53_BITS);
            }
            if (reading.profile().has(ReadingTrait.TEXT_IN_LOCAL_ORDER)
                    && !reading.profile().has(ReadingTrait.TEXT_FOLDS_CASE)
                    && OrderOfTexts.goesByLetters(reading.problem())) {
                granted.add(Assumption.LETTERS_ONE_BY_ONE);
            }
            if (reading.profile().has(ReadingTrait.TEXT_FOLDS_CASE)
                    && FoldedProblem.looksAtLastBlanks(reading.cautious().orElse(reading.problem()))) {
                granted.add(Assumption.NO_BLANKS_AT_THE_END);
            }
            if (reading.changesCase()) {
                granted.add(Assumption.TEXTS_EQUAL_IN_ANY_CASE);
            }
        }
        if (granted.isEmpty()) {
            return verdict;
        }
        Optional<Assumption> refused =
                granted.stream().filter(one -> !allowed.contains(one)).findFirst();
        if (refused.isPresent()) {
            return new Verdict.Unknown(
                    "the proof takes for granted: " + refused.get().words(), 0);
        }
        granted.addAll(proved.assumptions());
        return new Verdict.Proved(proved.certificate(), proved.examination(), granted, proved.check());
    }

    /** Why a verdict is none for the DBMS whose reading this is, though it is one of the algebra. */
    private static Optional<String> objection(Verdict verdict, Reading reading) {
        Problem problem = reading.problem();
        boolean folds = reading.profile().has(ReadingTrait.TEXT_FOLDS_CASE);
        boolean rounds = reading.profile().has(ReadingTrait.QUOTIENTS_ROUND);
        Optional<String> order = reading.profile().has(ReadingTrait.TEXT_IN_LOCAL_ORDER)
                ? OrderOfTexts.against(problem, folds ? databaseOf(verdict) : Optional.empty())
                : Optional.empty();
        if (order.isPresent() && !(verdict instanceof Verdict.Unknown)) {
            return order;
        }
        return switch (verdict) {
            case Verdict.Proved ignored ->
                folds
                        ? CaseOfLetters.againstReading(problem).or(() -> CaseOfLetters.againstProof(problem))
                        : Optional.empty();
            case Verdict.Refuted(var found) -> {
                Optional<String> noRoom =
                        againstNumbers(verdict, List.of(reading)).or(() -> againstTexts(verdict, List.of(reading)));
                if (noRoom.isPresent()) {
                    yield noRoom;
                }
                if (UnsignedDifferences.areIn(problem)) {
                    yield Optional.of("a difference of UNSIGNED numbers, which is an error where it is below 0");
                }
                if (rounds && RoundedQuotients.mayAgree(problem, found)) {
                    yield Optional.of("a difference behind the digits that quotients are rounded to");
                }
                if (reading.profile().has(ReadingTrait.QUOTIENTS_OF_MANY_DIGITS)
                        && RoundedQuotients.mayAgreeWithManyDigits(problem, found)) {
                    yield Optional.of("a difference behind the last digits of a quotient");
                }
                if (reading.profile().has(ReadingTrait.FUNCTIONS_ARE_GIVEN)) {
                    Set<String> madeUp = madeUp(problem, found);
                    if (!madeUp.isEmpty()) {
                        yield Optional.of(
                                "a difference that may rest on a made-up meaning of " + String.join(", ", madeUp));
                    }
                    if (!reading.profile().has(ReadingTrait.NULL_BY_ZERO) && dividesByZero(problem, found)) {
                        yield Optional.of("a difference where a query divides by zero, of which nothing is known");
                    }
                }
                yield folds
                        ? CaseOfLetters.againstReading(problem)
                                .or(() -> CaseOfLetters.againstDifference(problem, found.database()))
                        : Optional.empty();
            }
            case Verdict.Unknown ignored -> Optional.empty();
        };
    }

    /** What is proved as if equal texts were the same must hold of any spelling as well. */
    private Optional<String> againstSpelling(Verdict verdict, Reading reading, Budget budget) {
        if (!(verdict instanceof Verdict.Proved) || !reading.profile().has(ReadingTrait.TEXT_FOLDS_CASE)) {
            return Optional.empty();
        }
        Problem problem = reading.cautious().orElse(reading.problem());
        Optional<Problem> folded = FoldedProblem.of(problem);
        if (folded.isEmpty()) {
            return Optional.of("a query looks into a text that may be any of several which are equal");
        }
        boolean compares = !folded.get().left().equals(problem.left())
                || !folded.get().right().equals(problem.right());
        return compares && !(decide(folded.get(), budget, Optional.empty()).verdict() instanceof Verdict.Proved)
                ? Optional.of("no proof holds for every spelling of texts that are equal")
                : Optional.empty();
    }

    private static Optional<Database> databaseOf(Verdict verdict) {
        return verdict instanceof Verdict.Refuted(var found) ? Optional.of(found.database()) : Optional.empty();
    }

    /** 40000 in a SMALLINT is in no database of a DBMS that keeps to the range of its columns; SQLite does not. */
    private static Optional<String> againstNumbers(Verdict verdict, List<Reading> readings) {
        return verdict instanceof Verdict.Refuted(var found)
                        && readings.stream().anyMatch(reading -> hasNoRoom(reading.profile(), found.database()))
                ? Optional.of("a difference on a database with values that their columns have no room for")
                : Optional.empty();
    }

    private static boolean hasNoRoom(ReadingProfile profile, Database database) {
        return !WidthsOfColumns.holdWholeNumbers(database)
                || (profile.has(ReadingTrait.COLUMNS_KEEP_THEIR_RANGE) && !WidthsOfColumns.hold(database))
                || (profile.has(ReadingTrait.TIMESTAMPS_ARE_SECONDS) && !WidthsOfColumns.holdMoments(database));
    }

    /** A text that is longer than its column says is in no database of a DBMS that keeps to it. */
    private static Optional<String> againstTexts(Verdict verdict, List<Reading> readings) {
        return verdict instanceof Verdict.Refuted(var found)
                        && readings.stream()
                                .anyMatch(reading -> !WidthsOfColumns.holdTexts(
                                        reading.problem().schema(), found.database()))
                ? Optional.of("a difference on a database with texts that their columns do not keep")
                : Optional.empty();
    }

    /** The functions whose meaning was made up to tell the queries apart. */
    private static Set<String> madeUp(Problem problem, Verdict.Counterexample found) {
        Pool pool = new Pool();
        Trial trial = Trial.of(problem, pool, Meaning.LENIENT);
        trial.on(Tables.of(found.database(), pool));
        return trial.madeUp();
    }

    /** Whether a query has no answer on the database if a division by zero gives none. */
    private static boolean dividesByZero(Problem problem, Verdict.Counterexample found) {
        Pool pool = new Pool();
        return Trial.of(problem, pool, Meaning.STRICT).on(Tables.of(found.database(), pool)) == Trial.Outcome.NO_ANSWER;
    }

    /**
     * What a verdict under one reading is under all.
     *
     * @param verdict with all that the proofs under the readings take for granted
     * @param objection why it is none under another; empty where it is one
     */
    private record Shared(Verdict verdict, Optional<String> objection) {}

    private Shared shared(Verdict verdict, Reading lead, List<Reading> readings, Budget budget) {
        Verdict all = verdict;
        for (Reading other : readings) {
            if (other != lead) {
                String name = other.profile().name();
                Shared shared = shared(all, name, other, budget);
                if (shared.objection().isPresent()) {
                    return new Shared(
                            verdict, shared.objection().map(reason -> "as %s reads it: %s".formatted(name, reason)));
                }
                all = shared.verdict();
            }
        }
        return new Shared(all, Optional.empty());
    }

    private Shared shared(Verdict verdict, String name, Reading other, Budget budget) {
        return switch (verdict) {
            case Verdict.Proved proved ->
                switch (decide(other, budget, Optional.empty()).verdict()) {
                    case Verdict.Proved again -> new Shared(both(proved, again, name), Optional.empty());
                    case Verdict.Refuted ignored -> new Shared(verdict, Optional.of("the queries differ"));
                    case Verdict.Unknown(var reason, var ignored) -> new Shared(verdict, Optional.of(reason));
                };
            case Verdict.Refuted(var counterexample) ->
                new Shared(
                        verdict,
                        new EvaluatorReview(Meaning.LENIENT)
                                .objection(other.problem(), asKept(counterexample, other))
                                .map(Objection::reason));
            case Verdict.Unknown ignored -> new Shared(verdict, Optional.empty());
        };
    }

    /** The counterexample as another reading has its texts. */
    private static Verdict.Counterexample asKept(Verdict.Counterexample found, Reading other) {
        return other.profile().has(ReadingTrait.TEXT_FOLDS_CASE)
                ? new Verdict.Counterexample(
                        FoldedTexts.of(found.database()), found.left(), found.right(), found.stage())
                : found;
    }

    /** A proof under two readings assumes what either does, and is checked by the kernel where both are. */
    private static Verdict.Proved both(Verdict.Proved one, Verdict.Proved other, String name) {
        Set<Assumption> assumptions = new HashSet<>(one.assumptions());
        assumptions.addAll(other.assumptions());
        Verdict.Check check = switch (other.check()) {
            case Verdict.Check.ByKernel ignored -> one.check();
            case Verdict.Check.ByReplay(String reason)
            when one.check() instanceof Verdict.Check.ByKernel ->
                new Verdict.Check.ByReplay("as %s reads it: %s".formatted(name, reason));
            case Verdict.Check.ByReplay ignored -> one.check();
        };
        return new Verdict.Proved(one.certificate(), one.examination(), assumptions, check);
    }

    private PairDecision.Decided decide(Reading reading, Budget budget, Optional<Validator> validator) {
        PairDecision.Decided decided = decide(reading.problem(), budget, validator);
        boolean isProved = decided.verdict() instanceof Verdict.Proved;
        return reading.cautious()
                .filter(ignored -> isProved)
                .map(cautious -> decide(cautious, budget, validator))
                .map(again -> again.verdict() instanceof Verdict.Proved
                        ? again
                        : new PairDecision.Decided(
                                new Verdict.Unknown(
                                        "the proof needs a reference that is said of one column alone, which may be"
                                                + " read over",
                                        0),
                                Optional.empty(),
                                decided.spurious()))
                .orElse(decided);
    }

    private PairDecision.Decided decide(Problem problem, Budget budget, Optional<Validator> validator) {
        Options options = new Options(problem.semantics(), budget.left(), allowed, validator);
        var decision = engine.decide(problem.schema(), problem.left(), problem.right(), problem.checks(), options);
        return new PairDecision.Decided(decision.verdict(), decision.validation(), decision.spurious());
    }
}
