package io.panoptes.cli.engine;

import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import picocli.CommandLine.Option;

/** Whether and where verdicts are tried, as check, prove, refute and bench equivalence take it. */
public final class TrialArguments {
    @Option(names = "--no-trial", description = "Do not try the verdict on a DBMS with the texts as they are written.")
    private boolean none;

    @Option(
            names = "--trial-on",
            paramLabel = "TARGET",
            split = ",",
            description =
                    "The DBMSs to try a verdict on: mysql, postgresql@jdbc:postgresql://host/database, ... If absent,"
                            + " DuckDB and SQLite, where they read texts as the profile does.")
    private List<String> targets = List.of();

    /** What scripts of earlier versions call it. */
    @Option(names = "--validate-on", split = ",", hidden = true)
    private List<String> formerly = List.of();

    /** The DBMSs, which begin to open now. @param profiles as which texts are read */
    public TrialTargets open(List<ReadingProfile> profiles) {
        List<String> names = targets.isEmpty() ? formerly : targets;
        if (none || names.contains(ValidationTarget.NONE)) {
            return TrialTargets.NONE;
        }
        return names.isEmpty() ? TrialTargets.embedded(embedded(profiles)) : TrialTargets.named(names);
    }

    private static List<String> embedded(List<ReadingProfile> profiles) {
        return profiles.stream()
                .flatMap(profile -> profile.trialReadings().stream())
                .distinct()
                .flatMap(reading -> Adapters.ALL.stream().filter(adapter -> reads(adapter, reading)))
                .filter(adapter -> adapter.server().value().isEmpty())
                .map(Adapter::name)
                .toList();
    }

    private static boolean reads(Adapter adapter, String reading) {
        return adapter.reading()
                .value()
                .map(ReadingProfile::name)
                .filter(reading::equals)
                .isPresent();
    }
}
