package io.panoptes.discovery.mining;

import io.panoptes.languagemodel.Cost;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts of a seed or of a run.
 *
 * @param failed by the kind of failure
 * @param open by reason, those that the engine left open
 * @param proved equal to its seed
 * @param oracles those of the proven that joined the library
 * @param alike proven, but planned like another one of its seed
 * @param similarities the sum over all pairs of proven queries of one seed
 * @param judgedNanos the time that judging took, all threads together
 */
public record MiningTally(
        long seeds,
        long proposed,
        Map<String, Long> failed,
        Map<String, Long> open,
        long proved,
        long oracles,
        long alike,
        long known,
        long contradicted,
        double similarities,
        long pairs,
        double oracleSimilarities,
        long oraclePairs,
        long judgedNanos,
        Cost cost) {
    public static final MiningTally NONE =
            new MiningTally(0, 0, Map.of(), Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Cost.NONE);

    public MiningTally {
        failed = Map.copyOf(failed);
        open = Map.copyOf(open);
    }

    public MiningTally plus(MiningTally other) {
        return new MiningTally(
                seeds + other.seeds,
                proposed + other.proposed,
                sum(failed, other.failed),
                sum(open, other.open),
                proved + other.proved,
                oracles + other.oracles,
                alike + other.alike,
                known + other.known,
                contradicted + other.contradicted,
                similarities + other.similarities,
                pairs + other.pairs,
                oracleSimilarities + other.oracleSimilarities,
                oraclePairs + other.oraclePairs,
                judgedNanos + other.judgedNanos,
                cost.plus(other.cost));
    }

    private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
        Map<String, Long> sum = new TreeMap<>(one);
        other.forEach((key, count) -> sum.merge(key, count, Long::sum));
        return sum;
    }

    /** The similarity of plans of section 7.6 of the Argus paper, over all queries that were proven; 1 without pairs. */
    public double similarity() {
        return pairs == 0 ? 1 : similarities / pairs;
    }

    /** The same over those alone that joined the library. */
    public double oracleSimilarity() {
        return oraclePairs == 0 ? 1 : oracleSimilarities / oraclePairs;
    }
}
