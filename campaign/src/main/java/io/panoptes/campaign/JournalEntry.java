package io.panoptes.campaign;

import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;

/** A line of the journal. */
public sealed interface JournalEntry {

    /** The campaign begins. */
    record Opened(int format, CampaignPlan plan) implements JournalEntry {}

    /** Every case below {@code nextIndex} has been run, and every suspect among them stands above this line. */
    record Checkpoint(long nextIndex, long elapsedMillis, CampaignProgress progress) implements JournalEntry {}

    /** A suspect, whole, before anything else is done with it. */
    record Suspected(Suspect suspect) implements JournalEntry {}

    /** What triage made of the suspect of this index. */
    record Triaged(long index, TriageResult result) implements JournalEntry {}
}
