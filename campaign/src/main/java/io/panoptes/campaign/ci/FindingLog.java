package io.panoptes.campaign.ci;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The findings that a campaign reports, in their order, and the known bugs that it met. Safe for several threads. */
final class FindingLog {
    private final List<Found> found = new ArrayList<>();
    private final Map<Long, String> findingOf = new HashMap<>();
    private final Map<String, Long> known = new HashMap<>();

    /** @param folder below that of the run */
    record Found(Finding finding, String folder) {}

    synchronized void take(CampaignEvent event) {
        if (event instanceof CampaignEvent.Triaged triaged
                && triaged.result() instanceof TriageResult.Reported(var id, var folder)) {
            triaged.finding().ifPresent(finding -> found.add(new Found(finding, folder)));
        }
        if (event instanceof CampaignEvent.Triaged(var index, var result, var ignored)) {
            result.findingId().ifPresent(id -> findingOf.put(index, id));
        }
        if (event instanceof CampaignEvent.Triaged triaged && triaged.result() instanceof TriageResult.Known(var bug)) {
            known.merge(bug, 1L, Long::sum);
        }
    }

    /** In how many suspects each bug of the baseline showed, by its id. */
    synchronized Map<String, Long> known() {
        return Map.copyOf(known);
    }

    /** The finding that a case belongs to. */
    synchronized Optional<String> findingOf(long index) {
        return Optional.ofNullable(findingOf.get(index));
    }

    synchronized List<Found> found() {
        return List.copyOf(found);
    }
}
