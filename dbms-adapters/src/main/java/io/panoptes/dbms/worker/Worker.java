package io.panoptes.dbms.worker;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The worker process: {@code Worker <pid of the parent> <its own folder>}. Requests come on stdin, answers go to stdout. */
public final class Worker {

    private final DataInputStream in;
    private final Answers answers;
    private final DataOutputStream out;
    private final WorkerSession session;

    private Worker(DataInputStream in, Answers answers, Watch watch, Path folder) {
        this.in = in;
        this.answers = answers;
        this.out = new DataOutputStream(answers);
        this.session = new WorkerSession(out, watch, folder);
    }

    public static void main(String[] arguments) {
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16));
        OutputStream pipe = new FileOutputStream(FileDescriptor.out);
        // What a driver prints must not end up between our answers.
        PrintStream log = new PrintStream(
                new CappedOutput(new FileOutputStream(FileDescriptor.err)), true, StandardCharsets.UTF_8);
        System.setOut(log);
        System.setErr(log);
        System.setIn(InputStream.nullInputStream());

        Path folder = Path.of(arguments[1]);
        AtomicReference<@Nullable Worker> worker = new AtomicReference<>();
        Watch watch = new Watch(
                ProcessHandle.of(Long.parseLong(arguments[0])),
                Thread.currentThread(),
                () -> end(worker.get(), folder));
        watch.start();
        try {
            Worker serving = new Worker(in, new Answers(pipe, folder), watch, folder);
            worker.set(serving);
            serving.serve();
        } catch (IOException parentGone) {
            // Nobody is left to tell.
        } catch (Throwable unexpected) {
            unexpected.printStackTrace(log);
            Runtime.getRuntime().halt(70);
        }
        end(worker.get(), folder);
    }

    /** No shutdown hooks: a DBMS that hangs in one must not keep the process. */
    private static synchronized void end(@Nullable Worker worker, Path folder) {
        if (worker != null) {
            worker.session.cleanUp();
        }
        Folders.delete(folder);
        Runtime.getRuntime().halt(0);
    }

    private void serve() throws IOException {
        while (true) {
            int request = in.read();
            switch (request) {
                case -1 -> {
                    return;
                }
                case Wire.OPEN -> answer(() -> session.open(Opening.read(in)));
                case Wire.RESET -> answer(session::reset);
                case Wire.RUN -> run();
                case Wire.MEASURE -> measure();
                default -> throw new IllegalStateException("unknown request " + request);
            }
            answers.send();
        }
    }

    private interface Step {
        void run() throws SQLException, IOException, ReflectiveOperationException;
    }

    private void answer(Step step) throws IOException {
        try {
            step.run();
            out.writeByte(Wire.READY);
            Wire.writeText(out, session.product());
        } catch (SQLException | ReflectiveOperationException | RuntimeException | LinkageError | OutOfMemoryError e) {
            out.writeByte(Wire.REFUSED);
            Wire.writeText(out, ErrorSignature.describe(e));
            Wire.writeText(out, ErrorSignature.stack(e));
        }
    }

    private void run() throws IOException {
        int limitMillis = in.readInt();
        String[] statements = readStatements();
        byte[] roles = in.readNBytes(in.readInt());
        answers.startClock();
        for (int i = 0; i < statements.length; i++) {
            session.run(statements[i], limitMillis, i < roles.length ? roles[i] : 0);
            answers.keep();
        }
    }

    private void measure() throws IOException {
        int limitMillis = in.readInt();
        boolean cpu = in.readBoolean();
        String[] statements = readStatements();
        in.skipNBytes(in.readInt());
        answers.startClock();
        for (String statement : statements) {
            session.measure(statement, limitMillis, cpu);
            answers.keep();
        }
    }

    private String[] readStatements() throws IOException {
        int count = in.readInt();
        String[] statements = new String[count];
        for (int i = 0; i < count; i++) {
            statements[i] = Wire.readText(in);
        }
        return statements;
    }
}
