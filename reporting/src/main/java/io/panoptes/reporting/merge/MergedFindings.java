package io.panoptes.reporting.merge;

import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The findings of all shards, each bug once, by the deduplication that triage has. They are taken in in the order of their cases, so
 * the same shards give the same findings however they are named.
 */
final class MergedFindings {
    private final KnownFindings known = new KnownFindings(List.of());
    /** What the finding of a folder is called now. */
    private final Map<Place, String> ids = new HashMap<>();

    private final Set<String> notOnlyBefore = new HashSet<>();

    private record Place(Path folder, String id) {}

    private record Held(MergeInput input, Finding finding) {}

    private MergedFindings() {}

    static MergedFindings of(List<MergeInput> inputs) {
        MergedFindings merged = new MergedFindings();
        List<Held> all = new ArrayList<>();
        inputs.forEach(input -> input.findings().forEach(finding -> all.add(new Held(input, finding))));
        all.stream()
                .sorted(Comparator.comparingLong(
                        held -> held.finding().original().index()))
                .forEach(merged::take);
        return merged;
    }

    private void take(Held held) {
        String id = id(held.finding());
        ids.put(new Place(held.input().folder(), held.finding().id()), id);
        boolean before = held.input().report().stream()
                .flatMap(report -> report.alsoBefore().stream())
                .map(FindingReport::id)
                .anyMatch(held.finding().id()::equals);
        if (!before) {
            notOnlyBefore.add(id);
        }
    }

    private String id(Finding finding) {
        // The finding of a case may come from a shard and from an earlier merge of it.
        return known.madeOf(finding.original())
                .<Bug>map(same -> same)
                .orElseGet(() -> switch (known.addUnlessKnown(finding)) {
                    case KnownFindings.Added(var added) -> added;
                    case KnownFindings.Same(var same) -> same;
                })
                .id();
    }

    List<Finding> all() {
        return known.all();
    }

    /** Whether the build that each shard compared with shows it as well. */
    boolean isOnlyBefore(Finding finding) {
        return !notOnlyBefore.contains(finding.id());
    }

    /** What came of a suspect of this input, with the findings called as they are now. */
    TriageResult renamed(MergeInput input, long index, TriageResult result) {
        return switch (result) {
            case TriageResult.Reported(var id, var ignored) -> ofFinding(input, index, id);
            case TriageResult.Repeated(var id) -> ofFinding(input, index, id);
            case TriageResult.Known bug -> bug;
            case TriageResult.Dismissed reason -> reason;
        };
    }

    private TriageResult ofFinding(MergeInput input, long index, String old) {
        Optional<String> id = Optional.ofNullable(ids.get(new Place(input.folder(), old)));
        if (id.isEmpty()) {
            return new TriageResult.Dismissed("its finding %s was removed".formatted(old));
        }
        boolean itsOwn = known.all().stream()
                .anyMatch(finding ->
                        finding.id().equals(id.get()) && finding.original().index() == index);
        return itsOwn
                ? new TriageResult.Reported(id.get(), FindingFolders.FOLDER + "/" + id.get())
                : new TriageResult.Repeated(id.get());
    }
}
