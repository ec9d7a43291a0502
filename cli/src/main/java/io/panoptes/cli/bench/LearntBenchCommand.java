package io.panoptes.cli.bench;

import io.panoptes.benchmarks.learnt.ProfileComparison;
import io.panoptes.benchmarks.learnt.ProfileComparison.End;
import io.panoptes.benchmarks.learnt.ProfileComparison.Party;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.wiring.LearntOracles;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.learning.DriverJars;
import io.panoptes.dbms.learning.LearntFolder;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.dbms.learning.UnknownPlace;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.worker.Folders;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares what was learnt of a DBMS through its driver with the profile that was written for it. */
@Command(
        name = "learnt",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Compares what is learnt of a DBMS through its driver alone with the profile of its adapter: draws test cases by"
                    + " each of the two, writes each case in the words of both, and counts in which it is answered.",
            "The adapter's words run as a campaign runs them, those that were learnt at the address that --url names."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all cases were run", "2:could not run", "130:stopped; what was counted is printed"},
        footerHeading = "%nExamples:%n",
        footer =
                "  panoptes bench learnt --dbms h2:2.4.240 --driver h2-2.4.240.jar --url 'jdbc:h2:{dir}/x' --cases 1000")
final class LearntBenchCommand implements Callable<Integer> {
    private static final int REASONS = 12;

    @Option(names = "--dbms", paramLabel = "NAME:VERSION", required = true, description = "The DBMS by its adapter.")
    private String name = "";

    @Option(
            names = "--driver",
            paramLabel = "JARS",
            required = true,
            description = "Its JDBC driver: a jar, several, or a folder.")
    private String driver = "";

    @Option(names = "--url", paramLabel = "ADDRESS", required = true, description = "An address for the driver.")
    private String url = "";

    @Option(
            names = "--profile",
            paramLabel = "FOLDER",
            description = "What panoptes learn --out has written, in place of learning again.")
    private Optional<Path> profile = Optional.empty();

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many are drawn by each profile. ${DEFAULT-VALUE} if absent.")
    private int cases = 0;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The same seed gives the same cases. ${DEFAULT-VALUE} if absent.")
    private long seed = 0;

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;

    @Override
    public Integer call() throws IOException {
        PrintWriter stderr = spec.commandLine().getErr();
        UnknownPlace place = new UnknownPlace(DriverJars.of(driver), url, "");
        try (Targets released = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(() -> stopped = true)) {
            // A name that is not known is told before anything is learnt.
            Target written = released.find(name, Optional.empty());
            Path folder = Files.createTempDirectory("panoptes-learnt-");
            try (LearntTargets learnt = profile.map(
                            read -> LearntTargets.with(new ReleasedTargets(), place, new LearntFolder(read).read()))
                    .orElseGet(() -> LearntTargets.learning(
                            new ReleasedTargets(), place, step -> stderr.println("panoptes: learning: " + step)))) {
                compare(released, written, learnt, folder, stderr);
            } finally {
                Folders.delete(folder);
            }
            interruption.ended(ExitCode.NOTHING_FOUND);
            return ExitCode.NOTHING_FOUND;
        }
    }

    private void compare(Targets released, Target written, LearntTargets learnt, Path folder, PrintWriter stderr) {
        List<Oracle> library = OracleLibrary.shipped().oracles();
        List<Oracle> used =
                LearntOracles.of(learnt, library, folder, LearntOracles.trying(Optional.empty()), note -> {});
        stderr.printf("panoptes: %,d oracles are used%n", used.size());
        Party byAdapter = new Party(released.profile(written), () -> released.open(written));
        Party byLearning = new Party(learnt.profile(learnt.target()), () -> learnt.open(learnt.target()));
        count("drawn by the adapter", byAdapter, byLearning, released, written, library);
        count("drawn by what was learnt", byLearning, byAdapter, learnt, learnt.target(), used);
    }

    private void count(String title, Party own, Party other, Targets targets, Target target, List<Oracle> oracles) {
        CampaignPlan plan = new CampaignPlan(
                name,
                Optional.empty(),
                seed,
                Optional.empty(),
                Optional.of((long) cases),
                1,
                List.of(),
                Optional.empty());
        StandardSupplies supplies = new StandardSupplies(
                targets,
                target,
                plan,
                oracles,
                finding -> finding.id(),
                new KnownFindings(List.of()),
                TriageLimits.QUICK,
                Duration.ZERO);
        Map<End, Integer> ends = new EnumMap<>(End.class);
        Map<Reason, Integer> reasons = new HashMap<>();
        ProgressBar progress = new ProgressBar(spec.commandLine().getErr(), cases, Terminal.isThere());
        new ProfileComparison(own, other)
                .run(
                        supplies.newBuilder(),
                        cases,
                        compared -> {
                            ends.merge(compared.end(), 1, Integer::sum);
                            if (compared.end() != End.BOTH) {
                                reasons.merge(new Reason(compared.end(), compared.why()), 1, Integer::sum);
                            }
                            progress.step("compared");
                        },
                        () -> !stopped);
        progress.end();
        print(title, ends, reasons);
    }

    /** Why a case is not answered in both words. */
    private record Reason(End end, String why) {
        String text() {
            return switch (end) {
                case BOTH -> "";
                case OWN_ALONE -> "the other words: " + why;
                case OTHER_ALONE -> "its own words: " + why;
                case NEITHER -> "both words: " + why;
                case UNSAID -> "the other lacks " + why;
            };
        }
    }

    private void print(String title, Map<End, Integer> ends, Map<Reason, Integer> reasons) {
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.printf(
                "%s: %,d cases; answered in both words %,d, in its own alone %,d, in the other's alone %,d, in neither %,d; the other lacks something of %,d%n",
                title,
                ends.values().stream().mapToInt(Integer::intValue).sum(),
                ends.getOrDefault(End.BOTH, 0),
                ends.getOrDefault(End.OWN_ALONE, 0),
                ends.getOrDefault(End.OTHER_ALONE, 0),
                ends.getOrDefault(End.NEITHER, 0),
                ends.getOrDefault(End.UNSAID, 0));
        // Those in whose words the two differ come first.
        reasons.entrySet().stream()
                .sorted(Map.Entry.<Reason, Integer>comparingByKey(Comparator.comparing(Reason::end))
                        .thenComparing(
                                Map.Entry.<Reason, Integer>comparingByValue().reversed()))
                .limit(REASONS)
                .forEach(entry -> stdout.printf(
                        "  %5d  %s%n", entry.getValue(), entry.getKey().text()));
        stdout.flush();
    }
}
