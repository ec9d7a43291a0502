package io.panoptes.dbms.worker;

import java.util.regex.Pattern;

/** Whether the statements so far have begun a transaction and not ended it, by the words of {@link io.panoptes.dbms.Transactions}. */
final class OpenTransaction {
    private static final Pattern BEGINS = Pattern.compile(
            "(?i)\\s*(?:BEGIN(?: TRANSACTION| WORK)?|START TRANSACTION|(?:SET )?AUTOCOMMIT (?:OFF|FALSE))\\s*");

    private static final Pattern ENDS =
            Pattern.compile("(?i)\\s*(?:COMMIT|ROLLBACK|(?:SET )?AUTOCOMMIT (?:ON|TRUE))\\s*");

    private boolean open;

    /** To be told before a statement runs, whatever comes of it. */
    void begin(String sql) {
        open |= BEGINS.matcher(sql).matches();
    }

    /** To be told when it has ended. */
    void end(String sql) {
        open &= !ENDS.matcher(sql).matches();
    }

    void newConnection() {
        open = false;
    }

    boolean isOpen() {
        return open;
    }
}
