package io.panoptes.equivalence.solver;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntNum;
import com.microsoft.z3.RatNum;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Z3 in a process of its own: where it hangs, eats memory or crashes, only the answer is lost. The process is started when
 * it is first needed, serves one formula after another, and is replaced when it dies. For one thread at a time.
 */
public final class SolverProcess implements AutoCloseable {
    /** Wait for processes. A thread whose process is killed ends its wait and serves another. */
    private static final Executor PIPES = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("solver-pipe-", 0).factory());

    private final int megabytes;
    private final Duration grace;
    private @Nullable Process process;
    /** Done when the process can take requests. */
    private CompletableFuture<Void> ready = CompletableFuture.completedFuture(null);

    /** Whose assertions the process holds. */
    private @Nullable Object owner;

    private volatile boolean isAnswering;

    public SolverProcess(int megabytes, Duration grace) {
        this.megabytes = megabytes;
        this.grace = grace;
    }

    /** A Boolean constant, or its negation, that is to hold. */
    public record Assumption(String name, boolean positive) {}

    /** What the process says of a formula. */
    public sealed interface Reply {
        /** {@code whole}: the assignments are all that there is to the model. */
        record Satisfiable(List<Assignment> assignments, boolean whole) implements Reply {}

        /** The places of the assumptions that suffice for the contradiction. */
        record Unsatisfiable(List<Integer> core) implements Reply {}

        /** {@code broken}: nobody knows what the process holds after it, or Z3 may keep some of its memory. */
        record Undecided(String reason, boolean broken) implements Reply {
            Undecided(String reason) {
                this(reason, false);
            }
        }
    }

    enum AssignedSort {
        BOOL,
        INT,
        REAL,
        STRING
    }

    /** What a constant is in the model. */
    public record Assignment(String name, AssignedSort sort, String value) {

        static Optional<Assignment> of(String name, Expr<?> value) {
            return switch (value) {
                case BoolExpr truth -> Optional.of(new Assignment(name, AssignedSort.BOOL, truth.toString()));
                case IntNum whole -> Optional.of(new Assignment(name, AssignedSort.INT, whole.toString()));
                case RatNum fraction -> Optional.of(new Assignment(name, AssignedSort.REAL, fraction.toString()));
                case Expr<?> text
                when text.isString() -> Optional.of(new Assignment(name, AssignedSort.STRING, text.getString()));
                case Expr<?> ignored -> Optional.empty();
            };
        }

        /** The equation in another context. */
        public BoolExpr in(Context z3) {
            return switch (sort) {
                case BOOL -> z3.mkEq(z3.mkBoolConst(name), z3.mkBool(Boolean.parseBoolean(value)));
                case INT -> z3.mkEq(z3.mkIntConst(name), z3.mkInt(value));
                case REAL -> z3.mkEq(z3.mkRealConst(name), z3.mkReal(value));
                case STRING -> z3.mkEq(z3.mkConst(name, z3.mkStringSort()), z3.mkString(value));
            };
        }
    }

    /** Whether the SMT-LIB text's assertions hold together under the assumptions. */
    public Reply check(String formula, List<Assumption> assumptions, Duration time) {
        return check(new Object(), fresh -> formula, assumptions, true, time);
    }

    /**
     * As {@link #check(String, List, Duration)}, for an owner who asks again and again: the assertions of its earlier checks
     * still hold, and {@code formula} is asked for those that have come since then; for all where it is told so.
     *
     * @param withModel whether a model is to be told where there is one: to write it takes longer than many a check
     */
    Reply check(
            Object asking,
            Function<Boolean, String> formula,
            List<Assumption> assumptions,
            boolean withModel,
            Duration time) {
        try {
            long start = System.nanoTime();
            Process running = running();
            if (!isReadyWithin(time)) {
                return new Reply.Undecided("the solver's process was still starting");
            }
            Duration left = Duration.ofNanos(Math.max(1, time.toNanos() - (System.nanoTime() - start)));
            boolean fresh = owner != asking;
            String text = formula.apply(fresh);
            isAnswering = true;
            CompletableFuture<Reply> reply = CompletableFuture.supplyAsync(
                    () -> exchange(running, fresh, text, assumptions, withModel, left), PIPES);
            Reply given = reply.get(left.plus(grace).toMillis(), TimeUnit.MILLISECONDS);
            isAnswering = false;
            if (given instanceof Reply.Undecided undecided && undecided.broken()) {
                close();
            } else {
                owner = asking;
            }
            return given;
        } catch (TimeoutException late) {
            close();
            return new Reply.Undecided("the solver did not stop within %s of its limit".formatted(grace));
        } catch (InterruptedException stop) {
            close();
            Thread.currentThread().interrupt();
            return new Reply.Undecided("cancelled");
        } catch (ExecutionException | IOException died) {
            close();
            return new Reply.Undecided("the solver's process ended");
        }
    }

    /** Starts the process ahead of the first check; does not wait for it. */
    void start() {
        try {
            running();
        } catch (IOException e) {
            // The first check says so.
            close();
        }
    }

    /** A process that is slow to start is left alone: a later check finds it ready. */
    private boolean isReadyWithin(Duration time) throws InterruptedException, ExecutionException {
        try {
            ready.get(time.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException starting) {
            return false;
        }
    }

    private static void awaitReady(Process process) {
        try {
            if (process.getInputStream().read() != SolverWorker.READY) {
                throw new UncheckedIOException(new IOException("the solver's process did not start"));
            }
        } catch (IOException died) {
            throw new UncheckedIOException(died);
        }
    }

    /**
     * Ends the process; another is started when one is needed again. May be called from any thread. A process that waits for
     * work goes when its input ends; any other is killed.
     */
    @Override
    public synchronized void close() {
        if (process != null) {
            if (isAnswering || !ready.isDone() || !endInput(process)) {
                process.destroyForcibly();
            }
            process = null;
            owner = null;
            isAnswering = false;
        }
    }

    private static boolean endInput(Process process) {
        try {
            process.getOutputStream().close();
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    long pid() {
        Process running = process;
        return running == null ? -1 : running.pid();
    }

    private synchronized Process running() throws IOException {
        if (process == null || !process.isAlive()) {
            owner = null;
            // Java itself looks at the property once; an executor of a cluster is told its place later.
            Path folder = Files.createTempDirectory(Path.of(System.getProperty("java.io.tmpdir")), "panoptes-solver");
            process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx256m",
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "--enable-native-access=ALL-UNNAMED",
                            "-Djava.io.tmpdir=" + folder,
                            "-cp",
                            System.getProperty("java.class.path"),
                            SolverWorker.class.getName(),
                            Integer.toString(megabytes))
                    .redirectError(ProcessBuilder.Redirect.to(nowhere()))
                    .start();
            Process started = process;
            started.onExit().thenRun(() -> delete(folder));
            ready = CompletableFuture.runAsync(() -> awaitReady(started), PIPES);
        }
        return process;
    }

    /** Where Z3 was unpacked: 35 MB, which a process that is killed leaves behind. */
    private static void delete(Path folder) {
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException | UncheckedIOException left) {
            // What is left lies among the temporary files, and harms nobody but the disk.
        }
    }

    private static File nowhere() {
        return new File(File.separatorChar == '\\' ? "NUL" : "/dev/null");
    }

    private static Reply exchange(
            Process process,
            boolean fresh,
            String formula,
            List<Assumption> assumptions,
            boolean withModel,
            Duration time) {
        try {
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
            out.writeInt((int) Math.clamp(time.toMillis(), 1, Integer.MAX_VALUE));
            out.writeBoolean(fresh);
            out.writeBoolean(withModel);
            SolverWorker.writeText(formula, out);
            out.writeInt(assumptions.size());
            for (Assumption assumption : assumptions) {
                SolverWorker.writeText(assumption.name(), out);
                out.writeBoolean(assumption.positive());
            }
            out.flush();
            return read(new DataInputStream(new BufferedInputStream(process.getInputStream())));
        } catch (IOException died) {
            throw new UncheckedIOException(died);
        }
    }

    private static Reply read(DataInputStream in) throws IOException {
        return switch (in.readByte()) {
            case SolverWorker.UNSATISFIABLE -> {
                List<Integer> core = new ArrayList<>();
                for (int i = in.readInt(); i > 0; i--) {
                    core.add(in.readInt());
                }
                yield new Reply.Unsatisfiable(core);
            }
            case SolverWorker.SATISFIABLE -> {
                List<Assignment> assignments = new ArrayList<>();
                for (int i = in.readInt(); i > 0; i--) {
                    assignments.add(new Assignment(
                            SolverWorker.readText(in),
                            AssignedSort.valueOf(SolverWorker.readText(in)),
                            SolverWorker.readText(in)));
                }
                yield new Reply.Satisfiable(assignments, in.readBoolean());
            }
            case SolverWorker.UNDECIDED -> new Reply.Undecided(SolverWorker.readText(in), false);
            case SolverWorker.BROKEN -> new Reply.Undecided(SolverWorker.readText(in), true);
            default -> throw new IOException("the solver's process answered what is no answer");
        };
    }
}
