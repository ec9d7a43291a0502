package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry.Checkpoint;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What the campaigns in the folders of a folder came to, each by its journal, and all of them together. */
public final class CampaignTable {
    private CampaignTable() {}

    public static void print(PrintWriter out, Path folder) {
        var all = new ArrayList<CampaignProgress>();
        out.printf(
                "%-24s %10s %8s %8s %8s %10s %10s%n",
                "campaign", "cases", "seconds", "valid", "plans", "stored", "suspicious");
        for (Path own : folders(folder)) {
            CampaignHistory history = CampaignHistory.of(Journal.read(own));
            Optional<CampaignProgress> progress = history.checkpoint().map(Checkpoint::progress);
            if (history.plan().isPresent() && progress.isPresent()) {
                print(out, history.plan().get().target(), List.of(progress.get()));
                all.add(progress.get());
            }
        }
        print(out, "all", all);
        out.flush();
    }

    private static void print(PrintWriter out, String name, List<CampaignProgress> campaigns) {
        long cases = campaigns.stream().mapToLong(CampaignProgress::cases).sum();
        long valid = campaigns.stream().mapToLong(CampaignProgress::valid).sum();
        out.printf(
                Locale.ROOT,
                "%-24s %,10d %,8.0f %7.1f%% %,8d %,10d %,10d%n",
                name,
                cases,
                campaigns.stream().mapToLong(CampaignProgress::workedMillis).sum() / 1000.0,
                cases == 0 ? 0 : 100.0 * valid / cases,
                campaigns.stream().mapToLong(CampaignProgress::planShapes).sum(),
                campaigns.stream().mapToLong(CampaignProgress::stored).sum(),
                campaigns.stream()
                        .mapToLong(campaign -> campaign.suspects() + campaign.passedOver())
                        .sum());
    }

    private static List<Path> folders(Path folder) {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(own -> Files.exists(own.resolve(Journal.FILE)))
                    .sorted()
                    .toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
