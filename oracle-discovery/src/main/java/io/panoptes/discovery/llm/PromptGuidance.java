package io.panoptes.discovery.llm;

import io.panoptes.sql.oracle.Oracle;
import java.util.List;

/**
 * What a model is shown beside the seed.
 *
 * @param examples oracles that found bugs; three of them are shown, others each round
 * @param context what is known of the target's optimizer, cut to a budget; empty where nothing is
 * @param repair whether every second question is for corrected forms of what failed
 */
public record PromptGuidance(List<Oracle> examples, String context, boolean repair) {
    public static final PromptGuidance NONE = new PromptGuidance(List.of(), "", false);

    public PromptGuidance {
        examples = List.copyOf(examples);
    }
}
