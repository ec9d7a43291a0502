package io.panoptes.campaign;

import java.util.List;

/**
 * What came of the cases of a range.
 *
 * @param events in the order of the cases
 * @param host that ran them
 */
public record RangeOutcome(CaseRange range, CampaignProgress counts, List<CaseEvent> events, String host) {
    public RangeOutcome {
        events = List.copyOf(events);
    }
}
