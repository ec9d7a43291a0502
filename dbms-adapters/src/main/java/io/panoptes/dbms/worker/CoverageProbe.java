package io.panoptes.dbms.worker;

import java.io.IOException;
import java.util.List;

/** Tells what code ran, by slots: numbers that mean the same as long as {@link #modules} only grows. */
interface CoverageProbe extends AutoCloseable {

    /** From here on. */
    void begin() throws IOException;

    /** Since {@link #begin}, each slot once. The array may be longer, and is overwritten by the next call. */
    int[] slots() throws IOException;

    /** How many of the last {@link #slots} there are. */
    int count();

    /** Those that are known by now. */
    List<CodeModule> modules();

    @Override
    void close() throws IOException;
}
