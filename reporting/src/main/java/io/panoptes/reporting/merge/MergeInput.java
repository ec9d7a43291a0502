package io.panoptes.reporting.merge;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
import io.panoptes.campaign.JournalEntry.Checkpoint;
import io.panoptes.campaign.Shard;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.RunReports;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordJson;
import io.panoptes.triage.provenance.Provenance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder of a shard, or of shards that were merged before.
 *
 * @param parts the shards that it holds, and what each had come to
 * @param provenance of each start
 * @param report that was written at its end; empty where it was cut short
 */
record MergeInput(
        Path folder,
        CampaignHistory history,
        Map<Shard, Checkpoint> parts,
        List<Provenance> provenance,
        List<Finding> findings,
        Optional<RunReport> report) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Checkpoint NOTHING_RUN = new Checkpoint(0, 0, CampaignProgress.NONE);

    /** @throws MergeException when the folder holds a whole campaign, or none that has begun */
    static MergeInput read(Path folder) {
        List<JournalEntry> journal = Journal.read(folder);
        CampaignHistory history = CampaignHistory.of(journal);
        CampaignPlan plan =
                history.plan().orElseThrow(() -> new MergeException("the journal in %s is empty.".formatted(folder)));
        return new MergeInput(
                folder,
                history,
                history.merged().isEmpty()
                        ? Map.of(shard(plan, folder), history.checkpoint().orElse(NOTHING_RUN))
                        : history.merged(),
                journal.stream().flatMap(MergeInput::provenance).toList(),
                new FindingFolders(folder).load(),
                report(folder));
    }

    private static Shard shard(CampaignPlan plan, Path folder) {
        return plan.shard()
                .orElseThrow(() -> new MergeException(
                        "%s holds a whole campaign, and only the shards of one can be merged.%n  Run each machine with --shard, such as --shard 1/8 to 8/8."
                                .formatted(folder)));
    }

    private static Stream<Provenance> provenance(JournalEntry entry) {
        return entry instanceof JournalEntry.Began(var provenance) ? Stream.of(provenance) : Stream.empty();
    }

    /** With all details, also where the one beside the journal is for the public. */
    private static Optional<RunReport> report(Path folder) {
        Path whole = folder.resolve(RunReports.PRIVATE_FOLDER).resolve(RunReports.JSON);
        Path file = Files.isRegularFile(whole) ? whole : folder.resolve(RunReports.JSON);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(RecordJson.read(JSON.readTree(file.toFile()), RunReport.class));
        } catch (IOException | IllegalArgumentException damaged) {
            throw new MergeException("%s can't be read: %s%n  Remove it to merge the journal and the findings alone."
                    .formatted(file, damaged.getMessage()));
        }
    }

    /** Whether this folder holds shards that were put together. */
    static boolean isMerge(Path folder) {
        return !CampaignHistory.of(Journal.read(folder)).merged().isEmpty();
    }

    boolean isMerged() {
        return !history.merged().isEmpty();
    }

    CampaignPlan plan() {
        return history.plan().orElseThrow().whole();
    }

    int shards() {
        return parts.keySet().iterator().next().of();
    }

    int firstNumber() {
        return parts.keySet().stream().mapToInt(Shard::number).min().orElse(0);
    }

    Optional<TriageResult> result(long index) {
        return Optional.ofNullable(history.results().get(index));
    }
}
