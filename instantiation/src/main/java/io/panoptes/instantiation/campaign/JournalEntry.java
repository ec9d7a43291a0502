package io.panoptes.instantiation.campaign;

import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.instantiation.testcase.TestCase;

/** A line of the journal. */
public sealed interface JournalEntry {

    /** The campaign begins. */
    record Opened(int format, CampaignPlan plan) implements JournalEntry {}

    /** Every case below {@code nextIndex} has been run, and every candidate among them stands above this line. */
    record Checkpoint(long nextIndex, long elapsedMillis, CampaignProgress progress) implements JournalEntry {}

    /** A case that disagreed, crashed, hung or raised an internal error, whole, before anything else is done with it. */
    record Candidate(TestCase testCase, Judgement judgement) implements JournalEntry {}

    /** What became of the candidate of this index. */
    record Settled(long index, Settlement settlement) implements JournalEntry {}
}
