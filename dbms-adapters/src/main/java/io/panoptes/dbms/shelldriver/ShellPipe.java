package io.panoptes.dbms.shelldriver;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A running shell: a statement goes in, and what it prints up to a mark comes out. */
final class ShellPipe {
    private static final String MARK = "-- panoptes: the statement has ended --";
    private static final byte[] END = (MARK + "\n").getBytes(StandardCharsets.UTF_8);

    /** More than any test case needs. */
    private static final int MOST_BYTES = 64 << 20;

    /** The statement was ended, and the shell with it. */
    static final class Cancelled extends Exception {
        private static final long serialVersionUID = 1;
    }

    /** Rows, and what was printed about an error. */
    record Printed(String rows, String error) {}

    private final Process process;
    private final OutputStream in;
    private final InputStream out;
    private final InputStream errors;
    private volatile boolean cancelled;

    ShellPipe(String file, List<String> options) throws SQLException {
        List<String> command = new ArrayList<>(List.of(file));
        command.addAll(options);
        ProcessBuilder builder = new ProcessBuilder(command);
        // A file of the user's own settings would change what is printed.
        builder.environment().put("HOME", "/nonexistent");
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new SQLException("the shell does not start: " + e.getMessage(), e);
        }
        in = process.getOutputStream();
        out = process.getInputStream();
        errors = process.getErrorStream();
    }

    /** Runs one statement. A shell that dies takes the worker process with it, as an engine in that process would. */
    Printed ask(String sql) throws Cancelled {
        try {
            in.write((sql + "\n;\n.print '" + MARK + "'\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
            String rows = readToMark();
            return new Printed(rows, new String(errors.readNBytes(errors.available()), StandardCharsets.UTF_8));
        } catch (IOException ended) {
            if (cancelled) {
                throw new Cancelled();
            }
            return died();
        }
    }

    private String readToMark() throws IOException, Cancelled {
        Read read = new Read();
        byte[] buffer = new byte[1 << 16];
        while (read.size() < MOST_BYTES) {
            int count = out.read(buffer);
            if (count < 0) {
                throw new IOException("the shell has ended");
            }
            read.write(buffer, 0, count);
            if (read.isWhole()) {
                return read.rows();
            }
        }
        process.destroyForcibly();
        throw new Cancelled();
    }

    /** What was read so far. */
    private static final class Read extends ByteArrayOutputStream {
        boolean isWhole() {
            return count >= END.length && Arrays.equals(buf, count - END.length, count, END, 0, END.length);
        }

        String rows() {
            return new String(buf, 0, count - END.length, StandardCharsets.UTF_8);
        }
    }

    private Printed died() {
        int exitCode = 1;
        try {
            System.err.print(new String(errors.readAllBytes(), StandardCharsets.UTF_8));
            exitCode = process.waitFor();
        } catch (IOException | InterruptedException nothingMore) {
            // What it said so far is told.
        }
        System.err.println("the shell ended by itself with exit code " + exitCode);
        System.err.flush();
        Runtime.getRuntime().halt(exitCode == 0 ? 1 : exitCode);
        throw new IllegalStateException("halted");
    }

    /** Ends the shell in the middle of a statement, from another thread: it would end by itself after an interrupt, too. */
    void cancel() {
        cancelled = true;
        process.destroyForcibly();
    }

    void close() {
        cancel();
    }
}
