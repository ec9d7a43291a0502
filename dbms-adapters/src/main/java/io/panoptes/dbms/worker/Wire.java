package io.panoptes.dbms.worker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What both ends of the pipe agree on. */
public final class Wire {

    // Requests.
    public static final int OPEN = 1;
    public static final int RUN = 2;
    public static final int RESET = 3;
    /** As {@link #RUN}, but the rows are read and dropped, and a flag behind the limit says whether CPU time is asked for. */
    public static final int MEASURE = 4;

    // What an observed statement is in its pair.
    public static final int LEFT = 1;
    public static final int RIGHT = 2;
    public static final int RIGHT_WHOLE = 3;

    // Where reached code is told of.
    public static final int NO_COVERAGE = 0;
    public static final int FILE_OF_PROCESS = 1;
    public static final int FILE_OF_SERVER = 2;
    public static final int PROBES = 3;

    // Answers.
    public static final int READY = 11;
    public static final int REFUSED = 12;
    public static final int ROWS = 13;
    public static final int DONE = 14;
    public static final int FAILED = 15;
    /** A sanitizer has printed a report, and the process goes on. */
    public static final int REPORTED = 16;

    // Values.
    public static final int NULL = 0;
    public static final int FALSE = 1;
    public static final int TRUE = 2;
    public static final int INTEGER = 3;
    public static final int BIG_INTEGER = 4;
    public static final int DECIMAL = 5;
    public static final int DOUBLE = 6;
    public static final int TEXT = 7;
    public static final int DATE = 8;
    public static final int TIME = 9;
    public static final int TIMESTAMP = 10;
    public static final int OPAQUE = 11;

    /** The SQLState of a statement that the worker itself stopped at its limit. */
    public static final String CANCELLED = "HYT00";

    private Wire() {}

    public static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    public static String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new java.io.EOFException("the pipe ended inside a text");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
