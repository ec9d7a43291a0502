package io.panoptes.junit;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.ci.BuildCheck;
import io.panoptes.campaign.ci.CiListener;
import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.CiSettings;
import io.panoptes.campaign.ci.Deadline;
import io.panoptes.campaign.ci.Regression;
import io.panoptes.campaign.ci.UntilDeadline;
import io.panoptes.campaign.wiring.TimedCampaign;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.RunReports;
import io.panoptes.reporting.RunReports.Audience;
import io.panoptes.triage.provenance.PanoptesVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.sql.Driver;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.platform.commons.JUnitException;

/** The run that an annotation asks for. */
final class BuildRun {
    private final LogicBugs wanted;

    BuildRun(LogicBugs wanted) {
        this.wanted = wanted;
    }

    CiOutcome run() {
        long start = System.nanoTime();
        Path folder = folder();
        try (Targets targets = new ReleasedTargets()) {
            Duration time = time(wanted.time());
            Deadline deadline = new Deadline(start, time);
            Target target = new UntilDeadline(deadline)
                    .call("build", () -> target(targets))
                    .orElseThrow(() -> new JUnitException(
                            "the time was up before the build was found; give it more with time = \"2m\"."));
            CampaignPlan plan = new CampaignPlan(
                    target.toString(),
                    target.jar(),
                    wanted.seed() == 0 ? ThreadLocalRandom.current().nextLong(1, 1_000_000) : wanted.seed(),
                    Optional.of(time),
                    Optional.empty(),
                    1,
                    List.of(),
                    Optional.empty());
            Baseline baseline =
                    wanted.baseline().isEmpty() ? Baseline.EMPTY : Baseline.read(Path.of(wanted.baseline()));
            CiSettings settings = new CiSettings(
                    PanoptesVersion.text(),
                    "panoptes ci --target %s --seed %d --time %ds".formatted(target, plan.seed(), time.toSeconds()),
                    folder,
                    Instant.now(),
                    Arrays.stream(wanted.regressions()).map(Path::of).toList(),
                    baseline,
                    Optional.empty());
            CiOutcome outcome = new BuildCheck(
                            targets,
                            target,
                            plan,
                            settings,
                            deadline,
                            new TimedCampaign(
                                    targets,
                                    target,
                                    OracleLibrary.shipped().oracles(),
                                    folder,
                                    new FindingFolders(folder),
                                    baseline),
                            new Silent())
                    .run();
            RunReports.write(outcome, Audience.TEAM);
            return outcome;
        }
    }

    private Target target(Targets targets) {
        boolean ofDriver = !wanted.driver().equals(Driver.class);
        if (Stream.of(ofDriver, !wanted.build().isEmpty(), !wanted.url().isEmpty())
                        .filter(given -> given)
                        .count()
                > 1) {
            throw new JUnitException("driver, build and url are three ways to a target; give one of them.");
        }
        if (!wanted.url().isEmpty()) {
            return targets.find(wanted.target() + "@" + wanted.url(), Optional.empty());
        }
        Optional<Path> build = ofDriver
                ? Optional.of(jarOf(wanted.driver()))
                : Optional.of(wanted.build()).filter(file -> !file.isEmpty()).map(Path::of);
        return targets.find(wanted.target(), build);
    }

    private static Path jarOf(Class<?> driver) {
        CodeSource source = driver.getProtectionDomain().getCodeSource();
        try {
            if (source != null && source.getLocation() != null) {
                Path jar = Path.of(source.getLocation().toURI());
                if (Files.isRegularFile(jar)) {
                    return jar;
                }
            }
        } catch (URISyntaxException noFile) {
            // As if it had none.
        }
        throw new JUnitException(
                "%s is in no jar.%n  Package it, or name the jar with build.".formatted(driver.getName()));
    }

    /** A new folder each time: a run finds no journal of another. */
    private Path folder() {
        try {
            Path parent = Path.of(wanted.out());
            Files.createDirectories(parent);
            return Files.createTempDirectory(parent, "run-");
        } catch (IOException e) {
            throw new UncheckedIOException("%s can't be written".formatted(wanted.out()), e);
        }
    }

    /** {@code 30s}, {@code 10m}, {@code 1h30m}, as Java's own durations are written. */
    static Duration time(String text) {
        try {
            return Duration.parse("PT" + text.strip().toUpperCase(Locale.ROOT));
        } catch (java.time.format.DateTimeParseException e) {
            throw new JUnitException("time = \"%s\" is no time; write 30s, 10m or 1h.".formatted(text), e);
        }
    }

    /** Nobody reads along. */
    private static final class Silent implements CiListener {
        @Override
        public void regression(Regression regression) {}

        @Override
        public void campaign(CampaignEvent event) {}
    }
}
