package io.panoptes.campaign;

import io.panoptes.instantiation.choice.ChoiceGain;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.symptom.Symptom;
import java.nio.file.Path;
import java.util.Optional;

/** What those who watch a campaign are told. */
public sealed interface CampaignEvent {

    /** @param firstIndex 0, or where a resumed campaign goes on */
    record Started(CampaignPlan plan, Path folder, int oracles, long firstIndex) implements CampaignEvent {}

    /** Told about every second. */
    record Progressed(CampaignProgress progress) implements CampaignEvent {}

    /** Told about every second where the cases are run on a cluster. */
    record Spread(ClusterLoad load) implements CampaignEvent {}

    /** A suspect is in the journal. */
    record Suspected(long index, String oracle, Symptom symptom) implements CampaignEvent {}

    /** What is being done with a suspect: confirming, reducing, trying versions. */
    record Examined(long index, String step) implements CampaignEvent {}

    /** @param finding where it is a new one */
    record Triaged(long index, TriageResult result, Optional<Finding> finding) implements CampaignEvent {}

    /** Something to know that is not an error. */
    record Noted(String message) implements CampaignEvent {}

    record Ended(CampaignProgress progress, ChoiceGain gain, Path folder) implements CampaignEvent {}
}
