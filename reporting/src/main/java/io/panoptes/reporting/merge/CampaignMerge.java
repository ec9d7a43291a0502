package io.panoptes.reporting.merge;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
import io.panoptes.campaign.JournalEntry.Checkpoint;
import io.panoptes.campaign.Shard;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.RunReports;
import io.panoptes.reporting.RunReports.Audience;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The shards of a campaign as one campaign.
 *
 * @param plan of the whole campaign
 * @param parts what each shard had come to, by its number
 * @param suspects by the index of their case
 * @param results by the index of the suspect
 * @param reported how many findings the shards had, before duplicates among them were left out
 */
public record CampaignMerge(
        CampaignPlan plan,
        int shards,
        Map<Integer, Checkpoint> parts,
        Map<Long, Suspect> suspects,
        Map<Long, TriageResult> results,
        List<Finding> findings,
        int reported,
        CampaignProgress progress,
        RunReport report) {

    /**
     * Puts together what is in these folders; a shard that comes twice counts once.
     *
     * @param out what the report calls the folder; where it holds an earlier merge, that is taken in too
     * @throws MergeException when they are not shards of one campaign
     */
    public static CampaignMerge of(List<Path> folders, Path out) {
        List<MergeInput> inputs = inputs(folders, out);
        MergedFindings findings = MergedFindings.of(inputs);
        Map<Integer, Checkpoint> parts = new TreeMap<>();
        Map<Long, Suspect> suspects = new TreeMap<>();
        Map<Long, TriageResult> results = new TreeMap<>();
        for (MergeInput input : inputs) {
            input.parts().forEach((shard, last) -> parts.put(shard.number(), last));
            input.history().suspects().forEach((index, suspect) -> {
                suspects.putIfAbsent(index, suspect);
                input.result(index)
                        .ifPresent(result -> results.putIfAbsent(index, findings.renamed(input, index, result)));
            });
        }
        CampaignPlan plan = inputs.getFirst().plan();
        int shards = inputs.getFirst().shards();
        CampaignProgress progress = MergedProgress.of(parts.values(), suspects, results, findings.all());
        List<Suspect> open = suspects.entrySet().stream()
                .filter(entry -> !results.containsKey(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        return new CampaignMerge(
                plan,
                shards,
                parts,
                suspects,
                results,
                findings.all(),
                inputs.stream().mapToInt(input -> input.findings().size()).sum(),
                progress,
                new MergedReport(plan, out, inputs, missing(shards, parts)).of(progress, findings, open));
    }

    private static List<Integer> missing(int shards, Map<Integer, Checkpoint> parts) {
        return Stream.iterate(1, number -> number <= shards, number -> number + 1)
                .filter(number -> !parts.containsKey(number))
                .toList();
    }

    private static List<MergeInput> inputs(List<Path> folders, Path out) {
        List<MergeInput> found = Stream.concat(folders.stream(), earlier(out).stream())
                .map(folder -> folder.toAbsolutePath().normalize())
                .distinct()
                .map(MergeInput::read)
                .sorted(Comparator.comparing((MergeInput input) -> !input.isMerged())
                        .thenComparingInt(MergeInput::firstNumber))
                .toList();
        MergeInput first = found.getFirst();
        List<MergeInput> taken = new ArrayList<>();
        Map<Shard, MergeInput> holders = new TreeMap<>(Comparator.comparingInt(Shard::number));
        for (MergeInput input : found) {
            requireSameCampaign(first, input);
            if (!isTaken(input, holders)) {
                taken.add(input);
                input.parts().keySet().forEach(shard -> holders.put(shard, input));
            }
        }
        return taken;
    }

    private static Optional<Path> earlier(Path out) {
        if (!Files.isRegularFile(out.resolve(Journal.FILE))) {
            return Optional.empty();
        }
        if (!MergeInput.isMerge(out)) {
            throw new MergeException(
                    "%s already holds a campaign that is no merge.%n  Choose another folder with --out."
                            .formatted(out));
        }
        return Optional.of(out);
    }

    /** Whether all that it holds was taken in with another folder. */
    private static boolean isTaken(MergeInput input, Map<Shard, MergeInput> holders) {
        long held = 0;
        for (Map.Entry<Shard, Checkpoint> part : input.parts().entrySet()) {
            MergeInput holder = holders.get(part.getKey());
            if (holder != null) {
                held++;
                if (!part.getValue().equals(holder.parts().get(part.getKey()))) {
                    throw new MergeException(
                            "%s and %s both hold shard %s, at different points.%n  Merge the shards themselves, each once, into a new folder."
                                    .formatted(holder.folder(), input.folder(), part.getKey()));
                }
            }
        }
        if (held > 0 && held < input.parts().size()) {
            throw new MergeException(
                    "%s holds shards that another folder holds too, and others.%n  Merge the shards themselves, each once, into a new folder."
                            .formatted(input.folder()));
        }
        return held > 0;
    }

    private static void requireSameCampaign(MergeInput first, MergeInput other) {
        String difference = difference(first, other);
        if (!difference.isEmpty()) {
            throw new MergeException(
                    "%s and %s are not shards of one campaign: they differ in %s.%n  Merge the folders of one campaign at a time."
                            .formatted(first.folder(), other.folder(), difference));
        }
    }

    private static String difference(MergeInput first, MergeInput other) {
        CampaignPlan one = first.plan();
        CampaignPlan two = other.plan();
        if (!one.target().equals(two.target())) {
            return "the target (%s, %s)".formatted(one.target(), two.target());
        }
        if (one.seed() != two.seed()) {
            return "the seed (%d, %d)".formatted(one.seed(), two.seed());
        }
        if (first.shards() != other.shards()) {
            return "the number of shards (%d, %d)".formatted(first.shards(), other.shards());
        }
        if (!one.snippets().equals(two.snippets())) {
            return "--snippets";
        }
        boolean sameBuild = first.provenance().stream()
                .allMatch(mine -> other.provenance().stream()
                        .allMatch(theirs -> mine.build().equals(theirs.build())
                                && mine.oracles().equals(theirs.oracles())));
        return sameBuild ? "" : "the build or the oracles, by their checksums";
    }

    /**
     * Writes journal, findings and reports.
     *
     * @throws UncheckedIOException when one can't be written
     */
    public void write(Path out, Audience audience) {
        Journal.discard(out);
        discardFindings(out);
        FindingFolders folders = new FindingFolders(out);
        findings.forEach(folders::save);
        try (Journal journal = Journal.append(out)) {
            journal.write(new JournalEntry.Opened(Journal.FORMAT, plan));
            parts.forEach((number, last) -> journal.write(new JournalEntry.Merged(new Shard(number, shards), last)));
            suspects.forEach((index, suspect) -> {
                journal.write(new JournalEntry.Suspected(suspect));
                TriageResult result = results.get(index);
                if (result != null) {
                    journal.write(new JournalEntry.Triaged(index, result));
                }
            });
            journal.write(new Checkpoint(doneBelow(), progress.elapsedMillis(), progress));
        }
        RunReports.write(out, report, audience);
    }

    /** Every case below this was run by the shard that owns it. */
    private long doneBelow() {
        LongStream ends = LongStream.rangeClosed(1, shards).map(number -> {
            Checkpoint last = parts.get((int) number);
            return last == null ? (number - 1) * Shard.BLOCK : last.nextIndex();
        });
        return ends.min().orElse(0);
    }

    private static void discardFindings(Path out) {
        Path folder = out.resolve(FindingFolders.FOLDER);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "the findings of the earlier merge in %s can't be removed: %s"
                            .formatted(folder, exception.getMessage()),
                    exception);
        }
    }
}
