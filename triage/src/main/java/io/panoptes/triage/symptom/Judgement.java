package io.panoptes.triage.symptom;

import io.panoptes.dbms.Hazard;
import java.util.Optional;

/** What the two answers of a test case say together. */
public sealed interface Judgement permits Judgement.Agrees, Judgement.Inconclusive, Symptom {

    /** The same, as it must be. */
    record Agrees(int rows) implements Judgement {
        @Override
        public String summary() {
            return "both queries give the same %d rows".formatted(rows);
        }
    }

    /** Says nothing: an ordinary error, or a difference that a correct DBMS may show. */
    record Inconclusive(Cause cause, Optional<Hazard> hazard, String message) implements Judgement {
        @Override
        public String summary() {
            return "inconclusive: " + message;
        }

        /** Whether the statements came to their end in order: what used to crash the target does not. */
        public boolean isInOrder() {
            return switch (cause) {
                case ORDINARY_ERROR, FLOATING_POINT -> true;
                case INVALID, RESOURCE, SKIPPED, STATE_LOST -> false;
            };
        }
    }

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
        SKIPPED,
        /** Changes of data could not be taken back, so that nobody knows what the database holds. */
        STATE_LOST
    }

    /** For people, in one line. */
    String summary();

    /** Whether both queries gave an answer, or broke the target. */
    default boolean isValid() {
        return switch (this) {
            case Agrees ignored -> true;
            case Symptom ignored -> true;
            case Inconclusive inconclusive -> inconclusive.cause() == Cause.FLOATING_POINT;
        };
    }
}
