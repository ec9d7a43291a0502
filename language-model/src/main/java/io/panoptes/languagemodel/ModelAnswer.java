package io.panoptes.languagemodel;

/** What came of a question. */
public sealed interface ModelAnswer {

    /** What the model said, and what that cost: nothing where it was on record. */
    record Said(String text, Cost cost) implements ModelAnswer {}

    /** The question was written down and is answered in another run. */
    record Deferred() implements ModelAnswer {}

    /** Nothing was said. The message is for people and holds no secret. */
    record Refused(Cause cause, String message, Cost cost) implements ModelAnswer {}

    /** Why nothing was said; {@link #isFinal} when no other question will fare better. */
    enum Cause {
        BUDGET(true),
        KEY(true),
        NO_SUCH_MODEL(true),
        REQUEST(false),
        BUSY(false),
        SERVER(false),
        CONNECTION(false),
        TIME(false),
        TOO_LONG(false),
        UNREADABLE(false),
        NOT_ON_RECORD(false);

        private final boolean isFinal;

        Cause(boolean isFinal) {
            this.isFinal = isFinal;
        }

        public boolean isFinal() {
            return isFinal;
        }
    }
}
