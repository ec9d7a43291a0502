package io.panoptes.triage.comparison;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Hang;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Judgement.Cause;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says what the outcomes of the statements of a test case mean. */
final class Judge {
    private Judge() {}

    /** A crash, hang or internal error in any of the statements comes first; then the two answers count. */
    static Judgement judge(List<String> statements, List<Outcome> outcomes, Script.Places places, Semantics semantics) {
        for (int i = places.first(); i < places.end(); i++) {
            Place place = place(i, places);
            Optional<Symptom> broken = broken(outcomes.get(i), place, statements.get(i));
            if (broken.isPresent()) {
                return broken.get();
            }
        }
        Optional<Judgement> changed = Stream.of(places.leftSide(), places.rightSide())
                .filter(Script.Place::changes)
                .flatMap(side -> changed(statements, outcomes, side, place(side.query(), places)).stream())
                .findFirst();
        if (changed.isPresent()) {
            return changed.get();
        }
        Outcome left = outcomes.get(places.left());
        Outcome right = outcomes.get(places.right());
        if (left instanceof Rows leftRows && right instanceof Rows rightRows) {
            return AnswerComparison.compare(leftRows, rightRows, semantics);
        }
        // An invalid side says more than an ordinary error of the other one: the test case itself is at fault.
        return isInvalid(right) ? inconclusive(right) : left instanceof Rows ? inconclusive(right) : inconclusive(left);
    }

    private static Place place(int statement, Script.Places places) {
        return isWithin(statement, places.leftSide())
                ? Place.LEFT
                : isWithin(statement, places.rightSide()) ? Place.RIGHT : Place.SETUP;
    }

    private static boolean isWithin(int statement, Script.Place side) {
        return side.from() <= statement && statement < side.end();
    }

    /** What there is to say of statements that change data; empty where all did, the checks found nothing and all is taken back. */
    private static Optional<Judgement> changed(
            List<String> statements, List<Outcome> outcomes, Script.Place side, Place place) {
        Stream<Integer> framing = Stream.concat(
                IntStream.range(side.first(), side.from()).boxed(),
                IntStream.range(side.end(), side.after()).boxed());
        Optional<Outcome> lost =
                framing.map(outcomes::get).filter(outcome -> !isDone(outcome)).findFirst();
        if (lost.isPresent()) {
            return Optional.of(new Judgement.Inconclusive(
                    Cause.STATE_LOST, Optional.empty(), "the changes were not taken back: " + lost.get()));
        }
        Optional<Outcome> refused = IntStream.range(side.from(), side.query())
                .mapToObj(outcomes::get)
                .filter(outcome -> !isDone(outcome))
                .findFirst();
        if (refused.isPresent()) {
            return Optional.of(inconclusive(refused.get()));
        }
        return IntStream.range(side.query() + 1, side.end())
                .boxed()
                .flatMap(i -> IntegrityAnswer.complaint(outcomes.get(i))
                        .<Judgement>map(message -> new InternalError(place, statements.get(i), message))
                        .stream())
                .findFirst();
    }

    private static boolean isDone(Outcome outcome) {
        return outcome instanceof Rows || outcome instanceof Outcome.Done;
    }

    static Optional<Symptom> broken(Outcome outcome, Place place, String statement) {
        return switch (outcome) {
            case Rows ignored -> Optional.empty();
            case Outcome.Done ignored -> Optional.empty();
            case Outcome.Skipped ignored -> Optional.empty();
            case Outcome.Failed failed ->
                failed.errorClass() == ErrorClass.INTERNAL
                        ? Optional.of(new InternalError(place, statement, failed.message()))
                        : failed.isTimedOut()
                                ? Optional.of(new Hang(
                                        place,
                                        statement,
                                        "no answer within %d ms; it could be cancelled"
                                                .formatted(Duration.ofNanos(failed.nanos())
                                                        .toMillis())))
                                : Optional.empty();
            case Outcome.Crashed(var evidence) -> Optional.of(new Crash(place, statement, evidence));
            case Outcome.Hung hung ->
                Optional.of(new Hang(
                        place,
                        statement,
                        "did not end within %d ms and could not be cancelled%n%s"
                                .formatted(hung.limitMillis(), hung.evidence())));
        };
    }

    private static boolean isInvalid(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed && failed.errorClass() == ErrorClass.INVALID;
    }

    private static Judgement inconclusive(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Failed failed ->
                new Judgement.Inconclusive(
                        switch (failed.errorClass()) {
                            case ORDINARY -> Cause.ORDINARY_ERROR;
                            case RESOURCE -> Cause.RESOURCE;
                            // An internal error was told before.
                            case INVALID, INTERNAL -> Cause.INVALID;
                        },
                        Optional.empty(),
                        failed.message());
            case Outcome.Skipped ignored -> new Judgement.Inconclusive(Cause.SKIPPED, Optional.empty(), "not run");
            case Outcome.Done ignored ->
                new Judgement.Inconclusive(Cause.INVALID, Optional.empty(), "the statement gave no rows at all");
            case Rows ignored -> throw new IllegalArgumentException("an answer is not inconclusive");
            case Outcome.Crashed ignored -> throw new IllegalArgumentException("a crash is not inconclusive");
            case Outcome.Hung ignored -> throw new IllegalArgumentException("a hang is not inconclusive");
        };
    }
}
