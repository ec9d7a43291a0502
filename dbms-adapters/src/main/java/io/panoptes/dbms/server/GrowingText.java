package io.panoptes.dbms.server;

/** What a server writes to its log, wherever that is kept. */
interface GrowingText {

    /** Where it ends now. */
    long end();

    /** What stands behind this place; only the end of it where that is much. */
    String since(long from);
}
