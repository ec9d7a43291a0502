package io.panoptes.dbms.process;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.coverage.CoverageSource;
import io.panoptes.dbms.coverage.EdgeNumbers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** All worker processes of this program, and the thread that ends those that hang. */
public final class Workers implements AutoCloseable {

    private static final long TICK_MILLIS = 50;

    private final Path scratch = Path.of(System.getProperty("java.io.tmpdir"));
    private final Map<Target, EdgeNumbers> edges = new ConcurrentHashMap<>();
    private final Set<WorkerInstance> open = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("worker-watch").daemon().factory());

    public Workers() {
        WorkerFolder.sweep(scratch);
        var unused = watch.scheduleWithFixedDelay(
                () -> open.forEach(WorkerInstance::killIfOverLimit), TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Removes the folders of processes that were killed together with their parent. */
    public static void sweep(Path scratch) {
        WorkerFolder.sweep(scratch);
    }

    /**
     * A fresh database in a process of its own.
     *
     * @param driver the jars of the DBMS
     * @throws TargetException when the process can't be started or does not live
     */
    public Instance open(Target target, Profile profile, Launch launch, List<Path> driver) {
        return open(target, profile, () -> launch, driver);
    }

    /**
     * As above.
     *
     * @param launches is asked for each process anew
     */
    public Instance open(Target target, Profile profile, Supplier<Launch> launches, List<Path> driver) {
        return opened(target, profile, launches, driver);
    }

    private WorkerInstance opened(Target target, Profile profile, Supplier<Launch> launches, List<Path> driver) {
        InstanceCoverage coverage = new InstanceCoverage(edges.computeIfAbsent(target, unknown -> new EdgeNumbers()));
        WorkerInstance instance = new WorkerInstance(
                target,
                () -> {
                    Launch launch = launches.get();
                    coverage.kind(launch.coverage().map(CoverageSource::kind).orElse(CoverageKind.NONE));
                    return WorkerProcess.start(target.toString(), profile, launch, driver, scratch, coverage);
                },
                coverage,
                open::remove);
        open.add(instance);
        try {
            instance.open();
        } catch (TargetException e) {
            open.remove(instance);
            throw e;
        }
        return instance;
    }

    /** The name and version that a DBMS gives itself, asked in a process that ends with the answer. */
    public String product(Target target, Profile profile, Launch launch, List<Path> driver) {
        try (WorkerInstance instance = opened(target, profile, () -> launch, driver)) {
            return instance.product();
        }
    }

    @Override
    public void close() {
        open.forEach(WorkerInstance::close);
        watch.shutdownNow();
    }
}
