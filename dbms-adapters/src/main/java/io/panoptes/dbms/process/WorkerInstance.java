package io.panoptes.dbms.process;

import io.panoptes.dbms.Clock;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.coverage.Coverage;
import io.panoptes.dbms.coverage.Observation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An instance whose process is replaced when it dies. After the first death a spare one is kept ready. */
final class WorkerInstance implements Instance {

    private final Target target;
    private final Supplier<WorkerProcess> starter;
    private final InstanceCoverage coverage;
    private final Consumer<WorkerInstance> onClose;

    private volatile WorkerProcess process;
    private volatile @Nullable WorkerProcess spare;

    WorkerInstance(
            Target target,
            Supplier<WorkerProcess> starter,
            InstanceCoverage coverage,
            Consumer<WorkerInstance> onClose) {
        this.target = target;
        this.starter = starter;
        this.coverage = coverage;
        this.onClose = onClose;
        this.process = starter.get();
    }

    /** Must be called first, once somebody watches over this instance. */
    void open() {
        process.open();
    }

    @Override
    public Target target() {
        return target;
    }

    @Override
    public List<Outcome> run(List<String> statements, Duration limit) {
        return submit(statements, limit).outcomes();
    }

    @Override
    public Pending submit(List<String> statements, Duration limit) {
        return submit(statements, limit, List.of());
    }

    @Override
    public Pending submit(List<String> statements, Duration limit, List<Observation> observed) {
        return process.submit(statements, limit, observed);
    }

    @Override
    public Coverage coverage() {
        return coverage.soFar();
    }

    @Override
    public List<Outcome> measure(List<String> statements, Duration limit, Clock clock) {
        return process.measure(statements, limit, clock).outcomes();
    }

    @Override
    public void reset() {
        if (process.isUsable()) {
            try {
                process.reset();
                return;
            } catch (TargetException died) {
                // The database may be too broken to be closed: that is what a new process is for.
            }
        }
        replace();
    }

    @Override
    public void close() {
        process.close();
        WorkerProcess waiting = spare;
        if (waiting != null) {
            waiting.close();
        }
        onClose.accept(this);
    }

    @Override
    public String product() {
        return process.product();
    }

    void killIfOverLimit() {
        process.killIfOverLimit();
    }

    long pid() {
        return process.pid();
    }

    Path folder() {
        return process.folder();
    }

    private void replace() {
        process.close();
        WorkerProcess next = spare;
        spare = null;
        if (next == null || !next.isUsable()) {
            next = starter.get();
        }
        process = next;
        next.open();
        // The JVM starts in the background; it only waits to be told what to open.
        spare = starter.get();
    }
}
