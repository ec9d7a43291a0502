package io.panoptes.instantiation.start;

import io.panoptes.instantiation.state.SetupStep;
import java.util.List;

/**
 * What states begin with.
 *
 * @param steps the tables, rows and indexes of a user; none for states that are all drawn
 * @param only whether states have no other tables
 * @param leftOut what the script had beside that
 */
public record StartState(List<SetupStep> steps, boolean only, List<LeftOut> leftOut) {
    public static final StartState NONE = new StartState(List.of(), false, List.of());

    public StartState {
        steps = List.copyOf(steps);
        leftOut = List.copyOf(leftOut);
    }

    /** Whether one of its tables has this name. */
    public boolean hasTable(String name) {
        return steps.stream()
                .anyMatch(step -> step instanceof SetupStep.CreateTable create
                        && create.name().equals(name));
    }
}
