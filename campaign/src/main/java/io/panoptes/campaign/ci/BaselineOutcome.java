package io.panoptes.campaign.ci;

import io.panoptes.campaign.baseline.BaselineEntry;
import java.util.List;

/**
 * What came of the bugs of the baseline.
 *
 * @param seen those that showed
 * @param gone those that were run on the build and do not show any more: {@code panoptes baseline prune} takes them out
 * @param notSeen the others; of these it is not known whether they are still there
 */
public record BaselineOutcome(List<SeenBug> seen, List<BaselineEntry> gone, List<BaselineEntry> notSeen) {
    public static final BaselineOutcome NONE = new BaselineOutcome(List.of(), List.of(), List.of());

    public BaselineOutcome {
        seen = List.copyOf(seen);
        gone = List.copyOf(gone);
        notSeen = List.copyOf(notSeen);
    }
}
