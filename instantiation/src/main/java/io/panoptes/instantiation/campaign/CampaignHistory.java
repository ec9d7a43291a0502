package io.panoptes.instantiation.campaign;

import io.panoptes.instantiation.campaign.JournalEntry.Candidate;
import io.panoptes.instantiation.campaign.JournalEntry.Checkpoint;
import io.panoptes.instantiation.campaign.JournalEntry.Opened;
import io.panoptes.instantiation.campaign.JournalEntry.Settled;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a journal tells of the campaign so far.
 *
 * @param candidates by the index of their case
 * @param settlements by the index of the candidate
 */
public record CampaignHistory(
        Optional<CampaignPlan> plan,
        Optional<Checkpoint> checkpoint,
        Map<Long, Candidate> candidates,
        Map<Long, Settlement> settlements) {

    public static final CampaignHistory NONE =
            new CampaignHistory(Optional.empty(), Optional.empty(), Map.of(), Map.of());

    public static CampaignHistory of(List<JournalEntry> entries) {
        Optional<CampaignPlan> plan = Optional.empty();
        Optional<Checkpoint> checkpoint = Optional.empty();
        Map<Long, Candidate> candidates = new LinkedHashMap<>();
        Map<Long, Settlement> settlements = new LinkedHashMap<>();
        for (JournalEntry entry : entries) {
            switch (entry) {
                case Opened opened -> plan = Optional.of(opened.plan());
                case Checkpoint latest -> checkpoint = Optional.of(latest);
                case Candidate candidate -> candidates.put(candidate.testCase().index(), candidate);
                case Settled(var index, var settlement) -> settlements.put(index, settlement);
            }
        }
        return new CampaignHistory(plan, checkpoint, candidates, settlements);
    }

    /** Candidates that nothing has become of yet. */
    public List<Candidate> open() {
        return candidates.entrySet().stream()
                .filter(entry -> !settlements.containsKey(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    public long nextIndex() {
        return checkpoint.map(Checkpoint::nextIndex).orElse(0L);
    }

    public long elapsedMillis() {
        return checkpoint.map(Checkpoint::elapsedMillis).orElse(0L);
    }
}
