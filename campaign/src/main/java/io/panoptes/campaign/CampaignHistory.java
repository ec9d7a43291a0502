package io.panoptes.campaign;

import io.panoptes.campaign.JournalEntry.Checkpoint;
import io.panoptes.campaign.JournalEntry.Learned;
import io.panoptes.campaign.JournalEntry.Merged;
import io.panoptes.campaign.JournalEntry.Opened;
import io.panoptes.campaign.JournalEntry.Suspected;
import io.panoptes.campaign.JournalEntry.Triaged;
import io.panoptes.instantiation.refusal.PartLesson;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a journal tells of the campaign so far.
 *
 * @param suspects by the index of their case
 * @param results by the index of the suspect
 * @param lessons what it learned of the parts of SQL that the target refuses
 * @param merged the shards that were put together, and what each had come to; empty for a campaign that ran here
 */
public record CampaignHistory(
        Optional<CampaignPlan> plan,
        Optional<Checkpoint> checkpoint,
        Map<Long, Suspect> suspects,
        Map<Long, TriageResult> results,
        List<PartLesson> lessons,
        Map<Shard, Checkpoint> merged) {

    public static final CampaignHistory NONE =
            new CampaignHistory(Optional.empty(), Optional.empty(), Map.of(), Map.of(), List.of(), Map.of());

    public static CampaignHistory of(List<JournalEntry> entries) {
        Optional<CampaignPlan> plan = Optional.empty();
        Optional<Checkpoint> checkpoint = Optional.empty();
        Map<Long, Suspect> suspects = new LinkedHashMap<>();
        Map<Long, TriageResult> results = new LinkedHashMap<>();
        List<PartLesson> lessons = new ArrayList<>();
        Map<Shard, Checkpoint> merged = new LinkedHashMap<>();
        for (JournalEntry entry : entries) {
            switch (entry) {
                case JournalEntry.Began ignored -> {}
                case Opened opened -> plan = Optional.of(opened.plan());
                case Checkpoint latest -> checkpoint = Optional.of(latest);
                case Learned(var lesson) -> lessons.add(lesson);
                case Merged(var shard, var last) -> merged.put(shard, last);
                case Suspected(var suspect) -> suspects.put(suspect.testCase().index(), suspect);
                case Triaged(var index, var result) -> results.put(index, result);
            }
        }
        return new CampaignHistory(plan, checkpoint, suspects, results, lessons, merged);
    }

    /** Suspects that are not triaged yet. */
    public List<Suspect> open() {
        return suspects.entrySet().stream()
                .filter(entry -> !results.containsKey(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Without the open suspects of other cases. */
    public CampaignHistory withOnly(Set<Long> cases) {
        Map<Long, Suspect> kept = new LinkedHashMap<>(suspects);
        kept.keySet().removeIf(index -> !results.containsKey(index) && !cases.contains(index));
        return new CampaignHistory(plan, checkpoint, kept, results, lessons, merged);
    }

    public long nextIndex() {
        return checkpoint.map(Checkpoint::nextIndex).orElse(0L);
    }

    public long elapsedMillis() {
        return checkpoint.map(Checkpoint::elapsedMillis).orElse(0L);
    }
}
