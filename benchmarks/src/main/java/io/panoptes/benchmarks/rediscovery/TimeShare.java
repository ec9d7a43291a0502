package io.panoptes.benchmarks.rediscovery;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Splits the time among versions: as much for each on average as was asked for, more where more bugs are sought. It grows with
 * the root of their number, for the first bugs of a version are found sooner than the last.
 */
final class TimeShare {
    private TimeShare() {}

    static Map<String, Duration> of(Map<String, Integer> bugs, Duration each) {
        double sum = bugs.values().stream().mapToDouble(Math::sqrt).sum();
        Map<String, Duration> shares = new HashMap<>();
        bugs.forEach((version, count) -> shares.put(
                version, Duration.ofMillis(Math.round(each.toMillis() * bugs.size() * Math.sqrt(count) / sum))));
        return shares;
    }
}
