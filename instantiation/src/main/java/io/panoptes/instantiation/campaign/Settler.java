package io.panoptes.instantiation.campaign;

import io.panoptes.instantiation.finding.Finding;
import java.util.Optional;
import java.util.function.Consumer;

/** Looks into candidates. For one thread. */
public interface Settler extends AutoCloseable {

    /** @param steps is told what is being done */
    Settled settle(JournalEntry.Candidate candidate, Consumer<String> steps);

    @Override
    void close();

    /** What became of a candidate, with the finding where it is a new one. */
    record Settled(Settlement settlement, Optional<Finding> finding) {}
}
