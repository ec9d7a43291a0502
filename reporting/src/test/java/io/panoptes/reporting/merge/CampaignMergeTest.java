package io.panoptes.reporting.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
import io.panoptes.campaign.Shard;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.RunReports;
import io.panoptes.reporting.RunReports.Audience;
import io.panoptes.reporting.model.CampaignEnd;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.SampleFinding;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two shards that found the same bug, and one that has a suspect left. */
class CampaignMergeTest {
    private static final Finding FINDING = SampleFinding.duckDb();

    @TempDir
    Path folder;

    @BeforeEach
    void twoShards() {
        shard(1, 3, 100, Optional.of(100L), List.of());
        shard(2, 3, 50, Optional.of(700L), List.of(650L));
    }

    @Test
    void whatTwoShardsFoundIsOneFinding() {
        CampaignMerge merge = merge("s1", "s2");
        assertThat(merge.findings()).extracting(Finding::id).containsExactly("F1");
        assertThat(merge.reported()).isEqualTo(2);
        assertThat(merge.results())
                .isEqualTo(Map.of(
                        100L, new TriageResult.Reported("F1", "findings/F1"), 700L, new TriageResult.Repeated("F1")));
        assertThat(merge.progress().cases()).isEqualTo(150);
        assertThat(merge.progress().suspects()).isEqualTo(3);
        assertThat(merge.progress().open()).isEqualTo(1);
        assertThat(merge.progress().findingCount()).isEqualTo(1);
        assertThat(merge.report().headline()).contains("150 cases", "1 new", "these are missing: 3");
        assertThat(merge.report().untriaged())
                .singleElement()
                .satisfies(open -> assertThat(open.command())
                        .isEqualTo("panoptes triage %s --case 650".formatted(folder.resolve("out"))));
    }

    @Test
    void theOrderOfTheFoldersDoesNotMatter() {
        assertThat(merge("s1", "s2").report()).isEqualTo(merge("s2", "s1").report());
    }

    @Test
    void whatIsWrittenReadsAsOneCampaign() {
        merge("s1", "s2").write(folder.resolve("out"), Audience.TEAM);
        CampaignHistory history = CampaignHistory.of(Journal.read(folder.resolve("out")));
        assertThat(history.plan().orElseThrow().shard()).isEmpty();
        assertThat(history.suspects()).containsOnlyKeys(100L, 650L, 700L);
        assertThat(history.open()).extracting(one -> one.testCase().index()).containsExactly(650L);
        assertThat(history.merged()).containsOnlyKeys(new Shard(1, 3), new Shard(2, 3));
        assertThat(files("out"))
                .containsKeys("junit.xml", "results.sarif", "summary.md", "report.json", "report.html")
                .containsKey("findings/F1/finding.json")
                .doesNotContainKey("findings/F2/finding.json");
    }

    @Test
    void mergingTwiceChangesNothing() {
        merge("s1", "s2").write(folder.resolve("out"), Audience.TEAM);
        Map<String, String> once = files("out");
        merge("s1", "s2").write(folder.resolve("out"), Audience.TEAM);
        assertThat(files("out")).isEqualTo(once);
        CampaignMerge.of(List.of(folder.resolve("out"), folder.resolve("s2")), folder.resolve("out"))
                .write(folder.resolve("out"), Audience.TEAM);
        assertThat(files("out")).isEqualTo(once);
    }

    @Test
    void aShardThatComesLaterIsAdded() {
        merge("s1", "s2").write(folder.resolve("out"), Audience.TEAM);
        shard(3, 3, 7, Optional.empty(), List.of());
        CampaignMerge all = merge("s3");
        assertThat(all.progress().cases()).isEqualTo(157);
        assertThat(all.report().headline()).doesNotContain("missing");
    }

    @Test
    void shardsWithoutNewsAreNoNews() {
        shard(1, 2, 10, Optional.empty(), List.of());
        shard(2, 2, 10, Optional.empty(), List.of());
        CampaignMerge merge = merge("s1", "s2");
        assertThat(merge.report().status()).isEqualTo(ReportStatus.NOTHING_NEW);
        assertThat(merge.report().exitCode()).contains(0);
    }

    @Test
    void aShardThatWroteNoReportIsNoCleanRun() throws IOException {
        shard(1, 2, 10, Optional.empty(), List.of());
        shard(2, 2, 10, Optional.empty(), List.of());
        Files.delete(folder.resolve("s2").resolve(RunReports.JSON));
        CampaignMerge merge = merge("s1", "s2");
        assertThat(merge.report().exitCode()).contains(3);
        assertThat(merge.report().why()).contains("shard 2", "cut short");
    }

    @Test
    void shardsOfTwoCampaignsAreRefused() {
        shard(2, 4, 10, Optional.empty(), List.of());
        assertThatThrownBy(() -> merge("s1", "s2"))
                .hasMessageContainingAll(folder.resolve("s1").toString(), "the number of shards (3, 4)");
    }

    @Test
    void aShardThatHasGoneOnSinceIsNotMixedWithWhatItWas() {
        merge("s1", "s2").write(folder.resolve("out"), Audience.TEAM);
        shard(2, 3, 60, Optional.empty(), List.of());
        assertThatThrownBy(() -> merge("s2")).hasMessageContainingAll("shard 2/3", "different points");
    }

    private CampaignMerge merge(String... shards) {
        return CampaignMerge.of(Stream.of(shards).map(folder::resolve).toList(), folder.resolve("out"));
    }

    /** The folder of a shard, as a campaign leaves it. */
    private void shard(int number, int of, long cases, Optional<Long> found, List<Long> open) {
        Path own = folder.resolve("s" + number);
        Journal.discard(own);
        try {
            Files.deleteIfExists(own.resolve("findings/F1/finding.json"));
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
        CampaignPlan plan = new CampaignPlan(
                "duckdb:1.3.2.0",
                Optional.empty(),
                7,
                Optional.empty(),
                Optional.of(5_000L),
                1,
                List.of(),
                Optional.empty(),
                Optional.of(new Shard(number, of)));
        long suspects = open.size() + (found.isPresent() ? 1 : 0);
        var progress = new CampaignProgress(
                10_000 + number,
                9_000,
                cases,
                0,
                cases,
                Map.of("NONDETERMINISM", 2L),
                Map.of(),
                5,
                6,
                suspects,
                open.size(),
                0,
                Map.of(),
                0,
                0,
                5,
                6,
                -1);
        FindingFolders folders = new FindingFolders(own);
        try (Journal journal = Journal.append(own)) {
            journal.write(new JournalEntry.Opened(Journal.FORMAT, plan));
            found.ifPresent(index -> {
                journal.write(new JournalEntry.Suspected(suspect(index)));
                folders.save(of(index));
                journal.write(new JournalEntry.Triaged(
                        index, new TriageResult.Reported(FINDING.id(), "findings/" + FINDING.id())));
            });
            open.forEach(index -> journal.write(new JournalEntry.Suspected(suspect(index))));
            journal.write(new JournalEntry.Checkpoint(5_000, progress.elapsedMillis(), progress));
        }
        List<Finding> findings = found.map(index -> List.of(of(index))).orElse(List.of());
        RunReports.write(
                new CampaignFacts("0.1.0", plan, own, Instant.parse("2026-11-0%dT10:00:00Z".formatted(number))),
                new CampaignEnd(progress, findings, List.of(), ""),
                Audience.TEAM);
    }

    private static Suspect suspect(long index) {
        return new Suspect(of(index).original(), FINDING.symptom());
    }

    /** The finding, made of another case. */
    private static Finding of(long index) {
        ObjectNode json = (ObjectNode) RecordJson.write(FINDING, Finding.class);
        ((ObjectNode) json.get("original")).put("index", index);
        return RecordJson.read(json, Finding.class);
    }

    private Map<String, String> files(String name) {
        Path root = folder.resolve(name);
        try (Stream<Path> files = Files.walk(root)) {
            Map<String, String> texts = new TreeMap<>();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.put(root.relativize(file).toString(), Files.readString(file));
            }
            return texts;
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
