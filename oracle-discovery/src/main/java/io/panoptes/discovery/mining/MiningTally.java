package io.panoptes.discovery.mining;

import io.panoptes.languagemodel.Cost;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * Counts of a seed or of a run.
 *
 * @param answers how often the proposer gave candidates
 * @param proposed the candidates
 * @param failed candidates that were not proved, by what became of them: open, refuted, invalid, ...
 * @param open those that the engine left open, by its reason
 * @param proved candidates that are equal to their seed
 * @param oracles those of the proved that joined the library
 * @param alike those that did not, for they are planned like another one of their seed
 * @param known those that did not, for the library has them
 * @param contradicted those that a run on a real DBMS contradicts
 * @param similarities the sum of the similarities of plans over all pairs of proved queries of one seed
 * @param pairs the number of these pairs
 * @param oracleSimilarities the same sum over those that joined the library
 * @param oraclePairs the number of these pairs
 * @param judgedNanos the time that judging took, all threads together
 */
public record MiningTally(
        long seeds,
        long answers,
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
            new MiningTally(0, 0, 0, Map.of(), Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Cost.NONE);

    public MiningTally {
        failed = Map.copyOf(failed);
        open = Map.copyOf(open);
    }

    public MiningTally plus(MiningTally other) {
        return new MiningTally(
                seeds + other.seeds,
                answers + other.answers,
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

    /**
     * Every candidate once, by what became of it: {@code 192 answers: 1,536 candidates, 1,174 kept, 210 open, 0 refuted, 15 not
     * read, 137 planned alike}. What is rare is named where there is any.
     *
     * @param expected how many answers there are to judge, where that is known
     */
    public String status(OptionalLong expected) {
        StringBuilder line = new StringBuilder(
                expected.isPresent() && expected.getAsLong() > answers
                        ? "%,d of %,d answers".formatted(answers, expected.getAsLong())
                        : "%,d answers".formatted(answers));
        line.append(": %,d candidates, %,d kept, %,d open, %,d refuted, %,d not read, %,d planned alike"
                .formatted(proposed, oracles, count("open"), count("refuted"), count("invalid"), alike));
        failed.entrySet().stream()
                .filter(entry -> !Set.of("open", "refuted", "invalid").contains(entry.getKey()))
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> line.append(", %,d %s".formatted(entry.getValue(), entry.getKey())));
        long contradictedOnes = proposed
                - oracles
                - alike
                - failed.values().stream().mapToLong(Long::longValue).sum();
        return contradictedOnes > 0
                ? line.append(", %,d contradicted".formatted(contradictedOnes)).toString()
                : line.toString();
    }

    /** Input and output together, for each oracle that was kept; 0 where none was. */
    public long tokensAnOracle() {
        return oracles == 0 ? 0 : (cost.inputTokens() + cost.outputTokens()) / oracles;
    }

    /** 0 where no oracle was kept. */
    public BigDecimal dollarsAnOracle() {
        return oracles == 0
                ? BigDecimal.ZERO
                : cost.dollars().divide(BigDecimal.valueOf(oracles), 6, RoundingMode.HALF_UP);
    }

    private long count(String kind) {
        return failed.getOrDefault(kind, 0L);
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
