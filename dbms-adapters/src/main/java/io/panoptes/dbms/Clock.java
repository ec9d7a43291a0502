package io.panoptes.dbms;

/** What the time of a statement is measured by. */
public enum Clock {
    /** The CPU time of the thread that runs it: what else the machine does is no part of it. For an engine in our own process. */
    CPU,
    /** The time that passes: what a server does for a statement, its client can't see. */
    WALL
}
