package io.panoptes.instantiation.refusal;

import java.util.Map;

/**
 * What the cases of a range of numbers showed of the parts that they hold.
 *
 * @param first the number of the first case
 * @param end behind the last
 * @param cases those that ran
 * @param invalid those of them that gave no answer
 * @param tried the cases that held a part, by its name
 * @param refused those of them that gave no answer; without the parts that had none
 */
public record PartLesson(
        long first, long end, int cases, int invalid, Map<String, Integer> tried, Map<String, Integer> refused) {
    public PartLesson {
        tried = Map.copyOf(tried);
        refused = Map.copyOf(refused);
    }
}
