package io.panoptes.benchmarks.cluster;

import java.util.List;

/**
 * What a number of executors came to, each with one task at a time.
 *
 * @param millis until the last task had ended and was taken in
 * @param busyMillis that executors worked, over all
 * @param driverMillis that the driver took results in
 */
public record ScalingRow(int executors, double millis, double busyMillis, double driverMillis) {

    /** The share of the executors' time in which they worked. */
    public double busy() {
        return busyMillis / (millis * executors);
    }

    /** The share of its time in which the driver took results in. */
    public double driver() {
        return driverMillis / millis;
    }

    /** What one executor took, divided by what these took and their number. */
    public double efficiency(ScalingRow one) {
        return one.millis / (millis * executors);
    }

    /** The fewest executors that are at most 5% slower than the fastest of these rows. */
    public static int stopsAt(List<ScalingRow> rows) {
        double fastest = rows.stream().mapToDouble(ScalingRow::millis).min().orElseThrow();
        return rows.stream()
                .filter(row -> row.millis() <= 1.05 * fastest)
                .mapToInt(ScalingRow::executors)
                .min()
                .orElseThrow();
    }
}
