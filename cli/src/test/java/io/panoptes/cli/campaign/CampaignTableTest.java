package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignTableTest {
    @TempDir
    Path folder;

    @Test
    void addsUpWhatTheJournalsTell() {
        journal("h2:2.5.252", 1_000, 40);
        journal("sqlite:3.54.1.0", 3_000, 60);
        var text = new StringWriter();
        CampaignTable.print(new PrintWriter(text), folder);
        assertThat(text.toString().lines().map(line -> line.replaceAll(" +", " ")))
                .containsExactly(
                        "campaign cases seconds valid plans stored suspicious",
                        "h2:2.5.252 1,000 9 50.0% 40 250 5",
                        "sqlite:3.54.1.0 3,000 9 50.0% 60 750 5",
                        "all 4,000 18 50.0% 100 1,000 10");
    }

    private void journal(String target, long cases, long plans) {
        var plan = new CampaignPlan(
                target, Optional.empty(), 1, Optional.empty(), Optional.of(cases), 1, List.of(), Optional.empty());
        var progress = new CampaignProgress(
                10_000, 9_000, cases, cases / 4, cases / 2, Map.of(), Map.of(), 1, plans, 2, 0, 3, Map.of(), 0, 0, 5, 6,
                -1);
        try (Journal journal = Journal.append(folder.resolve(target.replace(':', '-')))) {
            journal.write(new JournalEntry.Opened(1, plan));
            journal.write(new JournalEntry.Checkpoint(cases, 10_000, progress));
        }
    }
}
