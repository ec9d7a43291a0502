package io.panoptes.dbms.process;

import io.panoptes.dbms.Clock;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.coverage.Observation;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.dbms.worker.Opening;
import io.panoptes.dbms.worker.Wire;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One child process with one open database. It can die at any moment, and that is an outcome like any other. */
final class WorkerProcess implements AutoCloseable {

    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration CLEAN_UP = Duration.ofSeconds(5);
    /** How long a statement that was cancelled may take to heed it. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private static final long NEVER = Long.MAX_VALUE;

    private final Process process;
    private final WorkerFolder folder;
    private final RequestSender requests;
    private final DataInputStream in;
    private final ProcessAnswerReader answers;
    private final CoverageReader coverage;
    private final Launch launch;
    private final List<Path> driver;
    private final String name;

    private volatile long killAt = NEVER;
    private volatile boolean overLimit;
    private volatile boolean closed;
    private final Deque<Batch> inFlight = new ArrayDeque<>();
    private boolean spent;
    private String product = "";

    private WorkerProcess(
            Process process,
            WorkerFolder folder,
            Profile profile,
            Launch launch,
            List<Path> driver,
            String name,
            InstanceCoverage coverage) {
        this.process = process;
        this.folder = folder;
        this.requests = new RequestSender(process.getOutputStream(), name);
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
        this.answers = new ProcessAnswerReader(profile, launch.dynamicTypes());
        this.coverage = new CoverageReader(coverage);
        this.launch = launch;
        this.driver = driver;
        this.name = name;
    }

    /** Starts a process, without waiting until it is ready. */
    static WorkerProcess start(
            String name, Profile profile, Launch launch, List<Path> driver, Path scratch, InstanceCoverage coverage) {
        WorkerFolder folder = WorkerFolder.create(scratch);
        try {
            ProcessBuilder builder = new ProcessBuilder(WorkerCommand.of(launch, driver, folder))
                    .directory(folder.path().toFile())
                    .redirectError(folder.errors().toFile());
            builder.environment().putAll(WorkerCommand.environment(launch, folder));
            SanitizerOptions.complete(builder.environment());
            return new WorkerProcess(builder.start(), folder, profile, launch, driver, name, coverage);
        } catch (IOException e) {
            folder.delete();
            throw new TargetException(
                    Problem.DIED_AT_START, "can't start a process for %s: %s".formatted(name, e.getMessage()), e);
        }
    }

    void open() {
        killAt = now() + START.toMillis();
        try {
            requests.send(opening()::write);
            readReady();
        } catch (IOException e) {
            throw died("at its start", e);
        } finally {
            killAt = NEVER;
        }
    }

    /** A new database in the same process. */
    void reset() {
        if (!inFlight.isEmpty()) {
            inFlight.getLast().outcomes();
        }
        killAt = now() + START.toMillis();
        try {
            requests.send(out -> out.writeByte(Wire.RESET));
            readReady();
        } catch (IOException e) {
            throw died("when it was given a new database", e);
        } finally {
            killAt = NEVER;
        }
    }

    /** Sends the statements, whether or not the answers to earlier ones have been read. */
    Batch submit(List<String> statements, Duration limit, List<Observation> observed) {
        return submit(statements, limit, observed, Request.run(limit));
    }

    /** Sends statements whose rows are dropped, for the time that they take. */
    Batch measure(List<String> statements, Duration limit, Clock clock) {
        return submit(statements, limit, List.of(), Request.measure(limit, clock));
    }

    private Batch submit(List<String> statements, Duration limit, List<Observation> observed, Request request) {
        List<Observation> told = launch.coverage().isPresent() ? observed : List.of();
        Batch batch = new Batch(statements.size(), limit, told);
        inFlight.add(batch);
        if (isUsable()) {
            requests.send(request.with(statements, told));
        }
        return batch;
    }

    /** Statements that were sent together. */
    final class Batch implements Instance.Pending {

        private final int count;
        private final Duration limit;
        private final List<Observation> observed;
        private final List<Outcome> outcomes = new ArrayList<>();
        private final List<PairCoverage> pairs = new ArrayList<>();

        Batch(int count, Duration limit, List<Observation> observed) {
            this.count = count;
            this.limit = limit;
            this.observed = observed;
        }

        @Override
        public List<Outcome> outcomes() {
            while (inFlight.contains(this)) {
                inFlight.removeFirst().read();
            }
            return outcomes;
        }

        @Override
        public List<PairCoverage> coverage() {
            return pairs;
        }

        private void readNext(DataInputStream from) throws IOException {
            Outcome outcome = answers.read(from);
            if (pairs.size() < observed.size() && observed.get(pairs.size()).right() == outcomes.size()) {
                pairs.add(coverage.read(from));
            }
            outcomes.add(outcome);
        }

        private void read() {
            try {
                while (outcomes.size() < count && !spent) {
                    killAt = now() + limit.plus(GRACE).toMillis();
                    readNext(in);
                    spent = answers.isSpent();
                }
            } catch (IOException ended) {
                spent = true;
                readUnsent();
                if (outcomes.size() < count) {
                    outcomes.add(end(limit));
                }
            } finally {
                killAt = NEVER;
            }
            while (outcomes.size() < count) {
                outcomes.add(new Outcome.Skipped());
            }
            while (pairs.size() < observed.size()) {
                pairs.add(PairCoverage.EMPTY);
            }
        }

        private void readUnsent() {
            waitForEnd();
            try (DataInputStream unsent = new DataInputStream(new ByteArrayInputStream(folder.unsentAnswers()))) {
                while (outcomes.size() < count) {
                    readNext(unsent);
                }
            } catch (IOException end) {
                // There are no more.
            }
        }
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

    String product() {
        return product;
    }

    Path folder() {
        return folder.path();
    }

    @Override
    public void close() {
        closed = true;
        requests.close();
        try {
            // Where nobody asks any more it ends by itself, and drops what it made on a server before.
            if (!launch.cleansUp() || !process.waitFor(CLEAN_UP.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
            process.waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        folder.delete();
    }

    private Outcome end(Duration limit) {
        String exit = exit();
        if (closed || isStopRequest(exit)) {
            return new Outcome.Skipped();
        }
        if (overLimit) {
            return new Outcome.Hung(limit.toMillis(), folder.evidence());
        }
        return new Outcome.Crashed("The process ended: %s\n%s".formatted(exit, folder.evidence()));
    }

    /** Somebody stopped the whole process group, by Ctrl-C for one: that says nothing about the DBMS. */
    private static boolean isStopRequest(String exit) {
        return exit.contains("SIGINT") || exit.contains("SIGTERM") || exit.contains("SIGHUP");
    }

    private String exit() {
        if (!waitForEnd()) {
            return "it broke off, and was killed";
        }
        int code = process.exitValue();
        return "exit code " + code + (code > 128 ? " " + Signal.nameOf(code - 128) : "");
    }

    /** The pipe has ended, so the process should; one that only speaks nonsense is killed. */
    private boolean waitForEnd() {
        try {
            if (process.waitFor(3, TimeUnit.SECONDS)) {
                return true;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
        return false;
    }

    private void readReady() throws IOException {
        int answer = in.readUnsignedByte();
        if (answer == Wire.READY) {
            product = Wire.readText(in);
        } else if (answer == Wire.REFUSED) {
            throw new IOException(refusal(Wire.readText(in), Wire.readText(in)));
        } else {
            throw new IOException("it answered %d, which means nothing".formatted(answer));
        }
    }

    /** What was refused, and its innermost cause; the frames of a stack help nobody who names a wrong file. */
    private static String refusal(String description, String stack) {
        return Stream.concat(description.lines(), stack.lines().filter(line -> !line.startsWith("  at ")))
                .collect(Collectors.joining("\n"));
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
        if (all.contains("ClassNotFoundException: " + launch.driverClass())) {
            return new TargetException(
                    Problem.NO_DRIVER,
                    "%s can't be opened: there is no driver %s in %s. Name a jar that holds it."
                            .formatted(name, launch.driverClass(), driver),
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
                launch.limit(),
                launch.closing(),
                launch.closingUrl(),
                launch.queryTimeout(),
                launch.cleansUp(),
                WorkerCommand.coverageFrom(launch, folder),
                launch.ownNames(),
                launch.into());
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }
}
