package io.panoptes.triage.reduction.editable;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.ConcreteCase;
import java.util.List;
import java.util.Optional;

/** Writes the statements of an edited case for one target. */
public interface CaseWriter {
    ConcreteCase write(EditableCase edited);

    /** What drops all that these steps made, so that the next case finds an empty database; empty where that can't be said. */
    Optional<List<String>> removal(List<SetupStep> setup);

    /** How the equivalence engine may read what is written, what is the same for every DBMS first. */
    default List<EngineReading> readings() {
        return List.of(EngineReading.PORTABLE);
    }
}
