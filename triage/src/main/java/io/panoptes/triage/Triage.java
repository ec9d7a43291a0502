package io.panoptes.triage;

import io.panoptes.triage.finding.Finding;
import java.util.Optional;
import java.util.function.Consumer;

/** Triages suspects. For one thread. */
public interface Triage extends AutoCloseable {

    /**
     * Empty where it was told to hurry before it was whole: the suspect stays open.
     *
     * @param steps is told what is being done
     */
    Optional<Triaged> triage(Suspect suspect, Consumer<String> steps);

    @Override
    void close();

    /** What became of a suspect, with the finding where it is a new one. */
    record Triaged(TriageResult result, Optional<Finding> finding) {}
}
