package io.panoptes.benchmarks.cluster;

import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.sql.chance.Draw;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * A campaign or parts of a command on a cluster, by measured times: tasks last as those that were drawn from the measured ones, with the
 * rules by which the driver hands them out. The same seed gives the same times.
 */
public final class ClusterSimulation {
    /** As a campaign has them. */
    private static final long CASES_A_RANGE = 200;

    private final TaskTimes times;
    private final double reduceMillis;
    private final long seed;

    /** @param reduceMillis that the driver takes for a result, one after another */
    public ClusterSimulation(TaskTimes times, double reduceMillis, long seed) {
        this.times = times;
        this.reduceMillis = reduceMillis;
        this.seed = seed;
    }

    private enum Kind {
        CASES,
        TRIAGE
    }

    private record End(double at, Kind kind, int range) implements Comparable<End> {
        @Override
        public int compareTo(End other) {
            return Double.compare(at, other.at);
        }
    }

    /**
     * A campaign of as many ranges, with a suspect to be triaged for some of them, as often as was measured.
     *
     * @param executors with one task at a time
     */
    public ScalingRow campaign(int ranges, int executors) {
        return new Campaign(ranges, executors).run();
    }

    /** Parts that wait for nothing, in their order. */
    public ScalingRow parts(int parts, int executors) {
        Random random = new Random(seed);
        PriorityQueue<Double> free = new PriorityQueue<>();
        for (int i = 0; i < executors; i++) {
            free.add(0.0);
        }
        double busy = 0;
        double[] ends = new double[parts];
        for (int i = 0; i < parts; i++) {
            double time = draw(times.parts(), random);
            busy += time;
            ends[i] = free.remove() + time;
            free.add(ends[i]);
        }
        Arrays.sort(ends);
        double driver = 0;
        for (double end : ends) {
            driver = Math.max(driver, end) + reduceMillis;
        }
        return new ScalingRow(executors, driver, busy, reduceMillis * parts);
    }

    private static int epoch(int range) {
        return Math.toIntExact(Epochs.OF_ONE_MACHINE.of(range * CASES_A_RANGE));
    }

    private static double draw(List<Long> measured, Random random) {
        return Draw.oneOf(random, measured);
    }

    private final class Campaign {
        private final int ranges;
        private final int executors;
        private final int triageAtATime;
        private final double suspectsARange =
                (double) times.triage().size() / times.cases().size();
        private final Random random = new Random(seed);
        private final PriorityQueue<End> running = new PriorityQueue<>();
        private final Deque<Integer> waitingRanges = new ArrayDeque<>();
        private final boolean[] back;
        /** When the driver handed out an epoch. */
        private final double[] released;

        private int handedOut;
        private int takenIn;
        private long waitingTriage;
        private int casesRunning;
        private int triageRunning;
        private double suspectsDue;
        private double driverFree;
        private double busy;

        private Campaign(int ranges, int executors) {
            this.ranges = ranges;
            this.executors = executors;
            // As many threads of the driver wait for triage.
            this.triageAtATime = 1 + (executors - 1) / 2;
            this.back = new boolean[ranges];
            this.released = new double[epoch(ranges) + 1];
        }

        private ScalingRow run() {
            double now = 0;
            start(now);
            while (!running.isEmpty()) {
                End end = running.remove();
                now = end.at();
                switch (end.kind()) {
                    case CASES -> {
                        casesRunning--;
                        back[end.range()] = true;
                        takeIn(now);
                    }
                    case TRIAGE -> triageRunning--;
                }
                start(now);
            }
            return new ScalingRow(executors, Math.max(now, driverFree), busy, reduceMillis * ranges);
        }

        private void takeIn(double now) {
            while (takenIn < ranges && back[takenIn]) {
                takenIn++;
                driverFree = Math.max(driverFree, now) + reduceMillis;
                suspectsDue += suspectsARange;
                while (suspectsDue >= 1) {
                    suspectsDue--;
                    waitingTriage++;
                }
            }
        }

        private void start(double now) {
            // An epoch begins when the one two before it was taken in.
            while (handedOut < ranges && epoch(handedOut) <= epoch(takenIn) + 1) {
                released[epoch(handedOut)] = driverFree;
                waitingRanges.add(handedOut++);
            }
            while (casesRunning + triageRunning < executors) {
                boolean triage = waitingTriage > 0 && triageRunning < triageAtATime;
                if (!triage && waitingRanges.isEmpty()) {
                    return;
                }
                // The pools share the machines evenly.
                if (triage && (waitingRanges.isEmpty() || triageRunning <= casesRunning)) {
                    waitingTriage--;
                    triageRunning++;
                    add(now, Kind.TRIAGE, 0, draw(times.triage(), random));
                } else {
                    casesRunning++;
                    // The driver hands out an epoch when it has taken in what came before.
                    int range = waitingRanges.remove();
                    double start = Math.max(now, released[epoch(range)]);
                    add(start, Kind.CASES, range, draw(times.cases(), random));
                }
            }
        }

        private void add(double start, Kind kind, int range, double time) {
            busy += time;
            running.add(new End(start + time, kind, range));
        }
    }
}
