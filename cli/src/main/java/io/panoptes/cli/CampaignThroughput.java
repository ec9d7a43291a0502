package io.panoptes.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.worker.Folders;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;

/**
 * Runs a campaign on each target, the whole way from the command line, and prints how many valid test cases and queries a
 * second it ran, and the share of the workers' time that was spent inside the DBMS.
 *
 * <p>Arguments: seconds for each target, how many times, and the targets; {@code postgresql:18.6.0*2} has two workers, and one
 * without a number has one.
 */
public final class CampaignThroughput {
    private CampaignThroughput() {}

    public static void main(String[] arguments) throws IOException {
        List<String> all = List.of(arguments);
        String seconds = all.isEmpty() ? "30" : all.get(0);
        int times = all.size() < 2 ? 3 : Integer.parseInt(all.get(1));
        List<String> targets = all.size() < 3
                ? List.of("duckdb:1.3.2.0", "duckdb:2.0.0.1", "sqlite:3.54.1.0", "h2:2.5.252")
                : all.subList(2, all.size());
        System.out.printf(
                "%-24s %8s %12s %14s %8s %8s%n", "target", "cases", "cases/s", "valid queries/s", "valid", "inside");
        for (String target : targets) {
            for (int seed = 1; seed <= times; seed++) {
                print(target, run(target, seconds, seed));
            }
        }
    }

    private static void print(String target, JsonNode progress) {
        double worked = progress.path("workedMillis").asDouble() / 1000;
        long cases = progress.path("cases").asLong();
        long valid = progress.path("valid").asLong();
        System.out.printf(
                "%-24s %8d %12.0f %14.0f %7.1f%% %7.1f%%%n",
                target,
                cases,
                cases / worked,
                2 * valid / worked,
                100.0 * valid / Math.max(1, cases),
                100.0
                        * progress.path("nanosInside").asLong()
                        / progress.path("nanosWorking").asLong());
    }

    private static JsonNode run(String target, String seconds, int seed) throws IOException {
        Path folder = Files.createTempDirectory("panoptes-throughput");
        try {
            return run(target, seconds, seed, folder.resolve("campaign"));
        } finally {
            Folders.delete(folder);
        }
    }

    private static JsonNode run(String target, String seconds, int seed, Path campaign) throws IOException {
        int star = target.lastIndexOf('*');
        StringWriter out = new StringWriter();
        CommandLine command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(out));
        command.execute(
                "fuzz",
                "--target",
                star < 0 ? target : target.substring(0, star),
                "--workers",
                star < 0 ? "1" : target.substring(star + 1),
                "--time",
                seconds + "s",
                "--seed",
                Integer.toString(seed),
                "--json",
                "--out",
                campaign.toString());
        ObjectMapper mapper = new ObjectMapper();
        for (String line : out.toString().lines().toList()) {
            JsonNode event = mapper.readTree(line);
            if (event.path("event").asText().equals("ended")) {
                return event.path("progress");
            }
        }
        throw new IllegalStateException("the campaign on %s did not end:%n%s".formatted(target, out));
    }
}
