package io.panoptes.languagemodel.http;

/** No whole answer came: the connection broke, the time ran out, or the answer had no end. */
public final class AnswerLost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What became of it. */
    public enum How {
        CONNECTION,
        TIME,
        TOO_LONG
    }

    private final How how;

    AnswerLost(How how, String message) {
        super(message);
        this.how = how;
    }

    public How how() {
        return how;
    }
}
