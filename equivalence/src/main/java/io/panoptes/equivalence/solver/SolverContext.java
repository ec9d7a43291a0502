package io.panoptes.equivalence.solver;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.BoolSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Native;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import com.microsoft.z3.Z3Exception;
import io.panoptes.equivalence.solver.SolverAnswer.Satisfiable;
import io.panoptes.equivalence.solver.SolverAnswer.Undecided;
import io.panoptes.equivalence.solver.SolverAnswer.Unsatisfiable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A Z3 context for one use by one thread.
 *
 * <p>Formulas are built with {@link #z3()} by the thread that opened the context; {@link #check} runs on a thread of its
 * own, so that a check which ignores its limits can be given up. After that the context is lost: every further check is
 * undecided at once, and its memory is not freed, because Z3 may still be using it. Only {@link #cancel()} may be called
 * from other threads.
 *
 * <p>A crash inside Z3 ends the process. Where that must not happen, {@link SolverProcess} checks a formula in another one.
 */
public final class SolverContext implements AutoCloseable {

    private static final long MEMORY_CHECK_MILLIS = 20;

    private final SolverLimits limits;
    private final Context context;
    private final @Nullable SolverProcess process;
    private final ExecutorService runner = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("solver").daemon().factory());
    private volatile boolean cancelled;
    private final Runnable onClose;
    /** How many assertions of the solver that asked last the process has been sent. */
    private int sent;

    private boolean checking;
    private boolean lost;

    private SolverContext(SolverLimits limits, Context context, @Nullable SolverProcess process, Runnable onClose) {
        this.limits = limits;
        this.context = context;
        this.process = process;
        this.onClose = onClose;
    }

    public static SolverContext open(SolverLimits limits) {
        return new SolverContext(limits, new Context(), null, () -> {});
    }

    /** A context that builds formulas here and has them checked in the other process, which the caller closes. */
    public static SolverContext open(SolverLimits limits, SolverProcess process) {
        return open(limits, process, () -> {});
    }

    /** As {@link #open(SolverLimits, SolverProcess)}; {@code onClose} is told when the process is free again. */
    static SolverContext open(SolverLimits limits, SolverProcess process, Runnable onClose) {
        return new SolverContext(limits, new Context(), process, onClose);
    }

    /** The context to build formulas with. Its solvers come from {@link #newSolver}, so that limits hold. */
    public Context z3() {
        return context;
    }

    /** A solver that picks its strategy by what it is given and supports push, pop and assumptions. */
    public Solver newSolver() {
        return limited(context.mkSolver());
    }

    /** A solver for one logic, such as {@code QF_UFLIA}, which is often faster than the general one. */
    public Solver newSolver(String logic) {
        return limited(context.mkSolver(logic));
    }

    /** Whether the solver's assertions hold together under the assumptions, within this context's time limit. */
    @SafeVarargs
    public final SolverAnswer check(Solver solver, Expr<BoolSort>... assumptions) {
        return check(solver, limits.time(), assumptions);
    }

    /** As {@link #check(Solver, Expr[])}, within a time that is cut to this context's limit. */
    @SafeVarargs
    public final SolverAnswer check(Solver solver, Duration atMost, Expr<BoolSort>... assumptions) {
        Duration time = shorter(atMost);
        Optional<Undecided> barred = barred(time);
        if (barred.isPresent()) {
            return barred.get();
        }
        if (process != null) {
            return checkElsewhere(process, solver, time, assumptions);
        }
        return checkHere(solver, time, assumptions);
    }

    private Duration shorter(Duration atMost) {
        return atMost.compareTo(limits.time()) < 0 ? atMost : limits.time();
    }

    /** Why there can be no check. */
    private Optional<Undecided> barred(Duration time) {
        if (lost) {
            return Optional.of(new Undecided("an earlier check of this context did not stop"));
        }
        if (cancelled) {
            return Optional.of(new Undecided("cancelled"));
        }
        return time.isNegative() || time.isZero() ? Optional.of(new Undecided("timeout")) : Optional.empty();
    }

    /** Whether the check ends with a contradiction; as {@link #check}, without the model that it may find instead. */
    public boolean isContradiction(Solver solver, Duration atMost) {
        Duration time = shorter(atMost);
        Optional<Undecided> barred = barred(time);
        if (barred.isPresent()) {
            return false;
        }
        if (process == null) {
            return checkHere(solver, time, noAssumptions()).isUnsatisfiable();
        }
        return ask(process, solver, time, List.of(), false) instanceof SolverProcess.Reply.Unsatisfiable;
    }

    private SolverAnswer checkHere(Solver solver, Duration time, Expr<BoolSort>[] assumptions) {
        solver.setParameters(parameters(time));
        setChecking(true);
        Future<SolverAnswer> answer = runner.submit(() -> run(solver, assumptions));
        try {
            return waitFor(answer, time);
        } finally {
            setChecking(false);
        }
    }

    /** Stops the running check, and makes every later one undecided. May be called from any thread. */
    public synchronized void cancel() {
        cancelled = true;
        if (checking) {
            context.interrupt();
        }
        if (process != null) {
            process.close();
        }
    }

    @Override
    public void close() {
        runner.shutdown();
        if (!lost) {
            context.close();
        }
        onClose.run();
    }

    /** A model from elsewhere comes as the values of its constants. */
    private SolverAnswer checkElsewhere(
            SolverProcess elsewhere, Solver solver, Duration time, Expr<BoolSort>[] assumptions) {
        List<SolverProcess.Assumption> named = new ArrayList<>();
        for (Expr<BoolSort> assumption : assumptions) {
            Expr<?> name = assumption.isNot() ? assumption.getArgs()[0] : assumption;
            named.add(new SolverProcess.Assumption(name.getFuncDecl().getName().toString(), !assumption.isNot()));
        }
        return switch (ask(elsewhere, solver, time, named, true)) {
            case SolverProcess.Reply.Undecided(String reason, var ignored) -> new Undecided(reason);
            case SolverProcess.Reply.Unsatisfiable(List<Integer> core) ->
                new Unsatisfiable(core.stream()
                        .map(place -> (BoolExpr) assumptions[place])
                        .toList());
            case SolverProcess.Reply.Satisfiable(List<SolverProcess.Assignment> assignments, boolean whole) ->
                whole ? model(assignments, time) : model(solver, assignments, time, assumptions);
        };
    }

    private SolverProcess.Reply ask(
            SolverProcess elsewhere,
            Solver solver,
            Duration time,
            List<SolverProcess.Assumption> assumptions,
            boolean withModel) {
        return elsewhere.check(owner(solver), fresh -> assertions(solver, fresh), assumptions, withModel, time);
    }

    /** Assertions that were not made at the bottom may go again: who makes such asks anew each time. */
    private Object owner(Solver solver) {
        return solver.getNumScopes() > 0 ? new Object() : solver;
    }

    private String assertions(Solver solver, boolean all) {
        BoolExpr[] assertions = solver.getAssertions();
        Solver some = context.mkSolver();
        for (int i = all ? 0 : sent; i < assertions.length; i++) {
            some.add(assertions[i]);
        }
        sent = assertions.length;
        return some.toString();
    }

    private SolverAnswer model(List<SolverProcess.Assignment> assignments, Duration time) {
        Solver constants = context.mkSolver();
        assignments.forEach(assignment -> constants.add(assignment.in(context)));
        return checkHere(constants, time, noAssumptions());
    }

    @SafeVarargs
    private static Expr<BoolSort>[] noAssumptions(Expr<BoolSort>... none) {
        return none;
    }

    private SolverAnswer model(
            Solver solver, List<SolverProcess.Assignment> assignments, Duration time, Expr<BoolSort>[] assumptions) {
        solver.push();
        try {
            assignments.forEach(assignment -> solver.add(assignment.in(context)));
            return checkHere(solver, time, assumptions);
        } finally {
            solver.pop();
        }
    }

    /** Under the lock of {@link #cancel}: an interrupt must not reach a context that is closed. */
    private synchronized void setChecking(boolean checking) {
        this.checking = checking;
    }

    /** Z3's own time limit should end the check; this looks after the memory, and after checks that overstay. */
    private SolverAnswer waitFor(Future<SolverAnswer> answer, Duration time) {
        long deadline = System.nanoTime() + time.plusMillis(200).toNanos();
        // Z3 counts all contexts together: what others hold, or have left behind, must not be this one's end.
        long before = Native.getEstimatedAllocSize();
        while (true) {
            try {
                return answer.get(MEMORY_CHECK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException running) {
                if (Native.getEstimatedAllocSize() - before > limits.megabytes() * 1_000_000L) {
                    return interrupt(answer, "out of memory");
                }
                if (System.nanoTime() > deadline) {
                    return interrupt(answer, "timeout");
                }
            } catch (InterruptedException stop) {
                cancelled = true;
                SolverAnswer last = interrupt(answer, "cancelled");
                Thread.currentThread().interrupt();
                return last;
            } catch (ExecutionException failure) {
                return failed(failure);
            }
        }
    }

    private SolverAnswer interrupt(Future<SolverAnswer> answer, String reason) {
        context.interrupt();
        try {
            SolverAnswer last = answer.get(limits.grace().toMillis(), TimeUnit.MILLISECONDS);
            return last instanceof Undecided ? new Undecided(reason) : last;
        } catch (TimeoutException stuck) {
            lost = true;
            return new Undecided("%s, and the solver did not stop".formatted(reason));
        } catch (InterruptedException stop) {
            lost = true;
            Thread.currentThread().interrupt();
            return new Undecided("cancelled");
        } catch (ExecutionException failure) {
            return failed(failure);
        }
    }

    private static SolverAnswer failed(ExecutionException failure) {
        Throwable cause = failure.getCause();
        return switch (cause) {
            case Z3Exception z3 -> new Undecided("Z3: " + z3.getMessage());
            case OutOfMemoryError memory -> new Undecided("out of memory");
            case null, default -> throw new IllegalStateException("the check of a formula failed", failure);
        };
    }

    private static SolverAnswer run(Solver solver, Expr<BoolSort>[] assumptions) {
        Status status = solver.check(assumptions);
        return switch (status) {
            case SATISFIABLE -> new Satisfiable(solver.getModel());
            case UNSATISFIABLE -> new Unsatisfiable(assumptions.length == 0 ? List.of() : coreOf(solver));
            case UNKNOWN -> new Undecided(solver.getReasonUnknown());
        };
    }

    private static List<BoolExpr> coreOf(Solver solver) {
        return List.of(solver.getUnsatCore());
    }

    private Solver limited(Solver solver) {
        solver.setParameters(parameters(limits.time()));
        return solver;
    }

    private Params parameters(Duration time) {
        Params parameters = context.mkParams();
        parameters.add("timeout", (int) Math.min(Integer.MAX_VALUE, Math.max(1, time.toMillis())));
        SolverWorker.leaveCtrlCAlone(parameters);
        return parameters;
    }
}
