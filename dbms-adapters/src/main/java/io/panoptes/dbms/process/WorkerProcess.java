package io.panoptes.dbms.process;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.worker.Opening;
import io.panoptes.dbms.worker.Wire;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** One child process with one open database. It can die at any moment, and that is an outcome like any other. */
final class WorkerProcess implements AutoCloseable {

    private static final Duration START = Duration.ofSeconds(60);
    /** How long a statement that was cancelled may take to heed it. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private static final long NEVER = Long.MAX_VALUE;

    private final Process process;
    private final WorkerFolder folder;
    private final DataOutputStream out;
    private final DataInputStream in;
    private final AnswerReader answers;
    private final Launch launch;
    private final String name;

    private volatile long killAt = NEVER;
    private volatile boolean overLimit;
    private volatile boolean closed;
    private boolean spent;

    private WorkerProcess(Process process, WorkerFolder folder, Profile profile, Launch launch, String name) {
        this.process = process;
        this.folder = folder;
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
        this.answers = new AnswerReader(in, profile, launch.dynamicTypes());
        this.launch = launch;
        this.name = name;
    }

    /** Starts a process, without waiting until it is ready. */
    static WorkerProcess start(String name, Profile profile, Launch launch, List<Path> driver, Path scratch) {
        WorkerFolder folder = WorkerFolder.create(scratch);
        try {
            Process process = new ProcessBuilder(WorkerCommand.of(launch, driver, folder))
                    .directory(folder.path().toFile())
                    .redirectError(folder.errors().toFile())
                    .start();
            return new WorkerProcess(process, folder, profile, launch, name);
        } catch (IOException e) {
            folder.delete();
            throw new TargetException(
                    Problem.DIED_AT_START, "can't start a process for %s: %s".formatted(name, e.getMessage()), e);
        }
    }

    void open() {
        killAt = now() + START.toMillis();
        try {
            opening().write(out);
            out.flush();
            readReady();
        } catch (IOException e) {
            throw died("at its start", e);
        } finally {
            killAt = NEVER;
        }
    }

    /** A new database in the same process. */
    void reset() {
        killAt = now() + START.toMillis();
        try {
            out.writeByte(Wire.RESET);
            out.flush();
            readReady();
        } catch (IOException e) {
            throw died("when it was given a new database", e);
        } finally {
            killAt = NEVER;
        }
    }

    List<Outcome> run(List<String> statements, Duration limit) {
        List<Outcome> outcomes = new ArrayList<>(statements.size());
        try {
            if (isUsable()) {
                send(statements, limit);
                while (outcomes.size() < statements.size() && !spent) {
                    killAt = now() + limit.plus(GRACE).toMillis();
                    outcomes.add(answers.read());
                    spent = answers.heapExhausted();
                }
            }
        } catch (IOException ended) {
            outcomes.add(end(limit, ended));
        } finally {
            killAt = NEVER;
        }
        while (outcomes.size() < statements.size()) {
            outcomes.add(new Outcome.Skipped());
        }
        return outcomes;
    }

    /** Whether it is worth sending it anything. */
    boolean isUsable() {
        return !spent && !closed && process.isAlive();
    }

    /** Called every now and then by a thread that is never busy. */
    void killIfOverLimit() {
        if (now() > killAt) {
            overLimit = true;
            process.destroyForcibly();
        }
    }

    long pid() {
        return process.pid();
    }

    @Override
    public void close() {
        closed = true;
        process.destroyForcibly();
        try {
            process.waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        folder.delete();
    }

    private void send(List<String> statements, Duration limit) throws IOException {
        killAt = now() + limit.plus(GRACE).toMillis();
        out.writeByte(Wire.RUN);
        out.writeInt((int) Math.min(limit.toMillis(), Integer.MAX_VALUE));
        out.writeInt(statements.size());
        for (String statement : statements) {
            Wire.writeText(out, statement);
        }
        out.flush();
    }

    private Outcome end(Duration limit, IOException ended) {
        spent = true;
        String exit = exit();
        if (closed || isStopRequest(exit)) {
            return new Outcome.Skipped();
        }
        if (overLimit) {
            return new Outcome.Hung(limit.toMillis(), folder.evidence());
        }
        return new Outcome.Crashed("The process ended: %s (%s)\n%s".formatted(exit, ended, folder.evidence()));
    }

    /** Somebody stopped the whole process group, by Ctrl-C for one: that says nothing about the DBMS. */
    private static boolean isStopRequest(String exit) {
        return exit.contains("SIGINT") || exit.contains("SIGTERM") || exit.contains("SIGHUP");
    }

    private String exit() {
        try {
            if (!process.waitFor(3, TimeUnit.SECONDS)) {
                process.destroyForcibly(); // it speaks nonsense
                return "it broke off, and was killed";
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            return "killed";
        }
        int code = process.exitValue();
        return "exit code " + code + (code > 128 ? " " + Signal.nameOf(code - 128) : "");
    }

    private void readReady() throws IOException {
        int answer = in.readUnsignedByte();
        if (answer == Wire.READY) {
            Wire.readText(in);
        } else if (answer == Wire.REFUSED) {
            String description = Wire.readText(in);
            throw new IOException(description + "\n" + Wire.readText(in));
        } else {
            throw new IOException("it answered %d, which means nothing".formatted(answer));
        }
    }

    private TargetException died(String when, IOException cause) {
        String exit = process.isAlive() && cause.getMessage() != null ? cause.getMessage() : exit();
        if (overLimit) {
            exit = "no answer in %d s".formatted(START.toSeconds());
        }
        String evidence = folder.evidence();
        close();
        String all = exit + "\n" + evidence;
        if (all.toLowerCase(Locale.ROOT).contains("no space left on device")) {
            return new TargetException(
                    Problem.DISK_FULL,
                    "%s could not be opened, for the disk of %s is full. Free some space there, or name another place with -Djava.io.tmpdir=..."
                            .formatted(name, folder.path().getParent()),
                    cause);
        }
        return new TargetException(Problem.DIED_AT_START, "%s died %s: %s".formatted(name, when, all.strip()), cause);
    }

    private Opening opening() {
        return new Opening(
                launch.driverClass(),
                launch.url(),
                launch.properties(),
                launch.setup().stream().map(Launch.Setup::sql).toList(),
                launch.setup().stream().map(Launch.Setup::optional).toList(),
                launch.closing(),
                launch.closingUrl(),
                launch.queryTimeout());
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }
}
