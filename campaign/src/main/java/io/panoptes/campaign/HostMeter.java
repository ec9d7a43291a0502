package io.panoptes.campaign;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what the machines of a cluster have run. For one thread. */
final class HostMeter {
    private static final long WINDOW_NANOS = Duration.ofMinutes(1).toNanos();

    private final long start;
    private final Map<String, Host> hosts = new TreeMap<>();

    private static final class Host {
        private int tasks;
        private long cases;
        private final Deque<Done> lately = new ArrayDeque<>();
    }

    private record Done(long nanos, long cases) {}

    /** @param now in nanoseconds, as the other times here */
    HostMeter(long now) {
        this.start = now;
    }

    void ran(String host, long cases, long now) {
        Host one = hosts.computeIfAbsent(host, ignored -> new Host());
        one.tasks++;
        one.cases += cases;
        one.lately.addLast(new Done(now, cases));
        forget(one, now);
    }

    private static void forget(Host host, long now) {
        while (!host.lately.isEmpty() && now - host.lately.getFirst().nanos() > WINDOW_NANOS) {
            host.lately.removeFirst();
        }
    }

    /** @param tasks ranges that are with the machines */
    ClusterLoad load(int tasks, long now) {
        double seconds = Math.max(1e9, Math.min(now - start, WINDOW_NANOS)) / 1e9;
        hosts.values().forEach(host -> forget(host, now));
        List<ClusterLoad.Host> loads = hosts.entrySet().stream()
                .map(entry -> {
                    Host host = entry.getValue();
                    long lately = host.lately.stream().mapToLong(Done::cases).sum();
                    return new ClusterLoad.Host(entry.getKey(), host.tasks, host.cases, lately / seconds);
                })
                .toList();
        return new ClusterLoad(loads, tasks);
    }
}
