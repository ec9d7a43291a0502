package io.panoptes.benchmarks.coverage;

import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * The time that processors spent on this process and on those that it started, in nanoseconds: what a campaign costs, whatever
 * else runs on the machine. Looked up twice a second at most, for that takes a while where many processes run.
 */
public final class ProcessorClock implements LongSupplier {
    private static final long EVERY_NANOS = 500_000_000;

    private final com.sun.management.OperatingSystemMXBean system =
            (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    /** That of processes which have ended is not told any more, so it is kept. */
    private final Map<Long, Long> started = new HashMap<>();

    private long askedAt = Long.MIN_VALUE;
    private long known;

    @Override
    public synchronized long getAsLong() {
        long now = System.nanoTime();
        if (askedAt == Long.MIN_VALUE || now - askedAt > EVERY_NANOS) {
            askedAt = now;
            ProcessHandle.current()
                    .descendants()
                    .forEach(process -> process.info()
                            .totalCpuDuration()
                            .ifPresent(spent -> started.merge(process.pid(), spent.toNanos(), Math::max)));
            known = system.getProcessCpuTime()
                    + started.values().stream().mapToLong(Long::longValue).sum();
        }
        return known;
    }
}
