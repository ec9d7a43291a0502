package io.panoptes.dbms.learning;

/** How a statement that takes too long is ended. */
public enum Cancellation {
    /** {@code Statement.cancel}. */
    CANCEL("by a cancel"),
    /** {@code Statement.setQueryTimeout}, for lack of a cancel that is heeded. */
    QUERY_TIMEOUT("by the driver's own time limit: it does not heed a cancel"),
    /** Neither is heeded: the process of the driver is ended, and a server goes on until it is done. */
    NONE("with the process of its driver: it heeds neither a cancel nor a time limit, and the server goes on with it");

    private final String words;

    Cancellation(String words) {
        this.words = words;
    }

    /** What follows {@code A statement that takes too long is ended}. */
    public String words() {
        return words;
    }
}
