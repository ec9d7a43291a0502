package io.panoptes.campaign;

import io.panoptes.triage.Suspect;
import java.util.List;
import java.util.Optional;

/**
 * What a campaign learns from a case that was run elsewhere.
 *
 * @param oracle empty where the case itself was not run: its state breaks the target
 * @param silent whether it said nothing
 * @param shapes of the plans that were asked for
 * @param snippets the stored snippets that it holds
 */
public record CaseEvent(
        long index,
        Optional<String> oracle,
        boolean silent,
        List<String> shapes,
        List<Integer> snippets,
        Optional<Suspect> suspect) {
    public CaseEvent {
        shapes = List.copyOf(shapes);
        snippets = List.copyOf(snippets);
    }
}
