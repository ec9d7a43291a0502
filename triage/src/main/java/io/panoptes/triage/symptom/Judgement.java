package io.panoptes.triage.symptom;

import io.panoptes.dbms.Hazard;
import java.util.Optional;

/** What the two answers of a test case say together. */
public sealed interface Judgement {

    /** The same, as it must be. */
    record Agrees(int rows) implements Judgement {}

    /** Not the same: a logic bug, if the pair is really equivalent. */
    record Differs(Difference difference) implements Judgement {}

    /** Says nothing: an ordinary error, or a difference that a correct DBMS may show. */
    record Inconclusive(Cause cause, Optional<Hazard> hazard, String message) implements Judgement {}

    /** An internal error, a crash or a hang: a bug whatever the pair. */
    record Broken(Failure failure, Place place, String statement, String message) implements Judgement {}

    /** Why nothing can be said. */
    enum Cause {
        /** The test case is not valid SQL for the target. */
        INVALID,
        /** A run-time error that a correct DBMS may raise in one plan and not in another. */
        ORDINARY_ERROR,
        /** Memory, disk or time ran out. */
        RESOURCE,
        /** The answers differ by no more than floating point allows. */
        FLOATING_POINT,
        /** It was not run. */
        SKIPPED
    }

    enum Failure {
        INTERNAL_ERROR,
        CRASH,
        HANG
    }

    /** Where in the test case it happened. */
    enum Place {
        SETUP,
        LEFT,
        RIGHT
    }

    /** Whether this is worth a closer look. */
    default boolean isSuspicious() {
        return switch (this) {
            case Agrees ignored -> false;
            case Inconclusive ignored -> false;
            case Differs ignored -> true;
            case Broken ignored -> true;
        };
    }

    /** Whether both queries gave an answer. */
    default boolean isValid() {
        return switch (this) {
            case Agrees ignored -> true;
            case Differs ignored -> true;
            case Broken ignored -> true;
            case Inconclusive inconclusive -> inconclusive.cause() == Cause.FLOATING_POINT;
        };
    }

    /** Whether a reduced case that gives {@code other} still shows what this one shows. */
    default boolean isSameManner(Judgement other) {
        return switch (this) {
            case Agrees ignored -> other instanceof Agrees;
            case Inconclusive mine -> other instanceof Inconclusive theirs && mine.cause() == theirs.cause();
            case Differs(var mine) -> other instanceof Differs(var theirs) && mine.kind() == theirs.kind();
            case Broken mine ->
                other instanceof Broken theirs
                        && mine.failure() == theirs.failure()
                        && (mine.place() == Place.SETUP) == (theirs.place() == Place.SETUP)
                        // Where a query that does not end was when it was stopped, is chance.
                        && (mine.failure() == Failure.HANG
                                || ErrorMessage.signature(mine.message())
                                        .equals(ErrorMessage.signature(theirs.message())));
        };
    }
}
