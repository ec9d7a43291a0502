package io.panoptes.cluster;

import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The command of a campaign on a cluster, in a process of its own that can be killed. */
final class DriverProcess implements AutoCloseable {
    private static final long TICK_MILLIS = 100;

    private final Process process;
    private final Path log;

    private DriverProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** @param settings of Spark */
    static DriverProcess start(String master, long cases, Path folder, Path log, Map<String, String> settings)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path")));
        settings.forEach((name, value) -> command.add("-D%s=%s".formatted(name, value)));
        command.addAll(List.of(
                "io.panoptes.cli.Main",
                "fuzz",
                "--target=" + CampaignRun.TARGET,
                "--seed=" + CampaignRun.SEED,
                "--cases=" + cases,
                "--snippets=both",
                "--out=" + folder,
                "--cluster=" + master));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return new DriverProcess(
                builder.redirectErrorStream(true).redirectOutput(log.toFile()).start(), log);
    }

    /**
     * Kills it as soon as its journal holds as many suspects.
     *
     * @return what the journal holds then
     */
    CampaignHistory killAt(int suspects, Path folder) throws IOException, InterruptedException {
        while (process.isAlive()) {
            if (Files.exists(folder.resolve(Journal.FILE))
                    && history(folder).suspects().size() >= suspects) {
                process.destroyForcibly().waitFor();
                return history(folder);
            }
            Thread.sleep(TICK_MILLIS);
        }
        throw new IOException("the driver ended before it could be killed:\n" + Files.readString(log));
    }

    private static CampaignHistory history(Path folder) {
        return CampaignHistory.of(Journal.read(folder));
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
