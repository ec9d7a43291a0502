package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.SeedFile;
import io.panoptes.campaign.wiring.Learning;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.guidance.PowerSchedule;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** The options that say what a campaign learns from. */
public final class LearningArguments {
    private static final long MEGABYTE = 1L << 20;

    @Option(
            names = "--guidance",
            paramLabel = "GUIDANCE",
            description = "What the campaign learns from while it runs: nothing (none), the shapes of plans (plans, the"
                    + " default), or also the code that its queries reach (coverage), for which the target must be"
                    + " an instrumented build or one in Java: --target h2 --guidance coverage.")
    private Optional<LearningSource> guidance = Optional.empty();

    @Option(
            names = "--schedule",
            paramLabel = "SCHEDULE",
            defaultValue = "FAST",
            description =
                    "With --guidance coverage, how much is spent on a seed, as AFL++ has it: less where many cases took"
                            + " its path (fast, the default), or the same each time (explore).")
    private PowerSchedule schedule = PowerSchedule.FAST;

    @Option(
            names = "--seed-disk",
            paramLabel = "MB",
            defaultValue = "64",
            description =
                    "With --guidance coverage, how much of the disk seeds may take, in megabytes; 64 if absent. The"
                            + " oldest go first.")
    private long seedDisk = 64;

    @Option(names = "--coverage", description = "The same as --guidance coverage.")
    private boolean coverage;

    public Optional<LearningSource> guidance() {
        if (coverage && guidance.isPresent() && guidance.get() != LearningSource.COVERAGE) {
            throw new CannotRun("--coverage and --guidance %s ask for two things; leave one of them out"
                    .formatted(guidance.get().name().toLowerCase(Locale.ROOT)));
        }
        return coverage ? Optional.of(LearningSource.COVERAGE) : guidance;
    }

    /** What a campaign with this plan learns from, with the seeds of its folder. */
    Learning learning(CampaignPlan plan, Path folder, Consumer<String> notes) {
        if (seedDisk < 1) {
            throw new CannotRun("--seed-disk must be at least 1, in megabytes.");
        }
        Learning learning = Learning.of(plan).by(schedule);
        if (learning.guidance() != LearningSource.COVERAGE) {
            return learning;
        }
        SeedFile seeds = new SeedFile(folder, seedDisk * MEGABYTE, notes);
        return learning.keeping(seeds.read(), seeds::keep);
    }
}
