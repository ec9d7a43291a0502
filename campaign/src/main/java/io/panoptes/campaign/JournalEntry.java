package io.panoptes.campaign;

import io.panoptes.instantiation.refusal.PartLesson;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.provenance.Provenance;

/** A line of the journal. */
public sealed interface JournalEntry {

    /** The campaign begins. */
    record Opened(int format, CampaignPlan plan) implements JournalEntry {}

    /** The target is up, and cases are run from here on; again for each part of a campaign that was resumed. */
    record Began(Provenance provenance) implements JournalEntry {}

    /** Every case below {@code nextIndex} has been run, and every suspect among them stands above this line. */
    record Checkpoint(long nextIndex, long elapsedMillis, CampaignProgress progress) implements JournalEntry {}

    /** What the cases of a range showed of the parts of SQL that they hold; stands above the checkpoint that is behind the range. */
    record Learned(PartLesson lesson) implements JournalEntry {}

    /** This journal was put together from shards; one of them had come to this. */
    record Merged(Shard shard, Checkpoint last) implements JournalEntry {}

    /** A suspect, whole, before anything else is done with it. */
    record Suspected(Suspect suspect) implements JournalEntry {}

    /** What triage made of the suspect of this index. */
    record Triaged(long index, TriageResult result) implements JournalEntry {}
}
