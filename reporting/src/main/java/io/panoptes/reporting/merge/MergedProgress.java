package io.panoptes.reporting.merge;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.JournalEntry.Checkpoint;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * The counts of shards that ran at the same time: cases add up, time does not. Of oracles and plans a shard says how many and not
 * which, so that of the one with the most stands for all: there are at least as many.
 */
final class MergedProgress {
    private MergedProgress() {}

    static CampaignProgress of(
            Collection<Checkpoint> parts,
            Map<Long, Suspect> suspects,
            Map<Long, TriageResult> results,
            List<Finding> findings) {
        List<CampaignProgress> all = parts.stream().map(Checkpoint::progress).toList();
        return new CampaignProgress(
                most(all, CampaignProgress::elapsedMillis),
                most(all, CampaignProgress::workedMillis),
                sum(all, CampaignProgress::cases),
                sum(all, CampaignProgress::stored),
                sum(all, CampaignProgress::valid),
                counts(all, CampaignProgress::dropped),
                counts(all, CampaignProgress::inconclusive),
                most(all, CampaignProgress::oraclesTried),
                most(all, CampaignProgress::planShapes),
                suspects.size(),
                suspects.size() - results.size(),
                sum(all, CampaignProgress::passedOver),
                kinds(findings),
                results.values().stream().filter(MergedProgress::isRepeat).count(),
                results.values().stream()
                        .filter(TriageResult.Dismissed.class::isInstance)
                        .count(),
                sum(all, CampaignProgress::nanosInside),
                sum(all, CampaignProgress::nanosWorking),
                most(all, CampaignProgress::lastFindingMillis));
    }

    private static boolean isRepeat(TriageResult result) {
        return result instanceof TriageResult.Repeated || result instanceof TriageResult.Known;
    }

    private static long sum(List<CampaignProgress> all, ToLongFunction<CampaignProgress> count) {
        return all.stream().mapToLong(count).sum();
    }

    private static long most(List<CampaignProgress> all, ToLongFunction<CampaignProgress> count) {
        return all.stream().mapToLong(count).max().orElse(0);
    }

    private static Map<String, Long> counts(
            List<CampaignProgress> all, Function<CampaignProgress, Map<String, Long>> of) {
        Map<String, Long> counts = new TreeMap<>();
        all.forEach(one -> of.apply(one).forEach((name, count) -> counts.merge(name, count, Long::sum)));
        return counts;
    }

    private static Map<String, Long> kinds(List<Finding> findings) {
        Map<String, Long> kinds = new TreeMap<>();
        findings.forEach(finding -> kinds.merge(finding.symptom().kind().name(), 1L, Long::sum));
        return kinds;
    }
}
