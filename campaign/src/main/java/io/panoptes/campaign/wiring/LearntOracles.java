package io.panoptes.campaign.wiring;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntFolder;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.instantiation.screening.OracleScreen;
import io.panoptes.sql.oracle.Oracle;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** The oracles that a DBMS without an adapter is tested with: those that it reads, and answers alike on small data. */
public final class LearntOracles {
    /** The folder of the profile in that of a campaign. */
    public static final String PROFILE = "profile";

    private static final Duration BEFORE_A_CAMPAIGN = Duration.ofSeconds(25);
    /** Learning and trying together. */
    private static final Duration BEFORE_THE_FIRST_CASE = Duration.ofSeconds(40);

    private static final Duration FEWEST = Duration.ofSeconds(8);
    private static final int SHARE = 5;
    /** Of the time for these and for functions, which are tried first. */
    private static final int SHARE_OF_OPERATIONS = 3;

    private static final Duration BETWEEN_NOTES = Duration.ofSeconds(10);

    private final LearntTargets targets;
    private final Consumer<String> notes;

    /** @param notes is told how many there are, and how many differ */
    public LearntOracles(LearntTargets targets, Consumer<String> notes) {
        this.targets = targets;
        this.notes = notes;
    }

    /** How long a campaign waits for them, of the time that it has. */
    public static Duration trying(Optional<Duration> time) {
        return time.map(whole -> whole.dividedBy(SHARE))
                .filter(share -> share.compareTo(BEFORE_A_CAMPAIGN) < 0)
                .orElse(BEFORE_A_CAMPAIGN);
    }

    /** Where learning took long, less is left for them, so that the first case comes within a minute. */
    static Duration after(Duration learning, Duration time) {
        Duration most = left(BEFORE_THE_FIRST_CASE, learning);
        return time.compareTo(most) < 0 ? time : most;
    }

    private static Duration left(Duration time, Duration spent) {
        Duration left = time.minus(spent);
        return left.compareTo(FEWEST) < 0 ? FEWEST : left;
    }

    /** For a target that was learnt those that it answers alike, for others all of the library. */
    public static List<Oracle> of(
            Targets targets, List<Oracle> library, Path folder, Duration time, Consumer<String> notes) {
        return targets instanceof LearntTargets learnt
                ? new LearntOracles(learnt, notes).of(library, folder.resolve(PROFILE), after(learnt.spent(), time))
                : library;
    }

    /**
     * Those of the profile's files where it has them; else they are tried, and the profile is written with them.
     *
     * @param folder where the profile goes
     */
    public List<Oracle> of(List<Oracle> library, Path folder, Duration time) {
        Set<String> known = new TreeSet<>(targets.learnt().oracles());
        if (!known.isEmpty()) {
            return library.stream()
                    .filter(oracle -> known.contains(oracle.id()))
                    .toList();
        }
        OracleScreen.Screened screened;
        try (Instance instance = targets.open(targets.target())) {
            long start = System.nanoTime();
            new LearntOperations(targets, notes).tryOn(instance, time.dividedBy(SHARE_OF_OPERATIONS));
            Duration left = left(time, Duration.ofNanos(System.nanoTime() - start));
            screened = new OracleScreen(targets.learnt().profile(), instance)
                    .screen(library, left, progress(library.size(), left));
        }
        notes.accept(
                "of %,d oracles %,d are used; %,d are not read there, %,d give two answers on small data by themselves (listed in %s, not reported as bugs), %,d were not tried in time."
                        .formatted(
                                library.size(),
                                screened.kept().size(),
                                screened.unread(),
                                screened.differing().size(),
                                folder.resolve(LearntFolder.DIFFERS),
                                screened.untried()));
        List<String> differing = new ArrayList<>(targets.learnt().differing());
        differing.addAll(screened.differing());
        LearntDbms learnt = targets.learnt()
                .withDiffering(differing)
                .withOracles(screened.kept().stream().map(Oracle::id).toList());
        new LearntFolder(folder).write(learnt, targets.evidence());
        if (screened.kept().isEmpty()) {
            throw new TargetException(
                    Problem.REFUSED,
                    "%s can't be tested: no oracle is read there and answered alike. What was tried is in %s."
                            .formatted(targets.learnt().title(), folder));
        }
        return screened.kept();
    }

    /** Where tables are slow to make this takes its whole time. */
    private IntConsumer progress(int all, Duration time) {
        notes.accept("trying the %,d oracles on small data, for at most %d s".formatted(all, time.toSeconds()));
        long[] told = {System.nanoTime()};
        return tried -> {
            if (System.nanoTime() - told[0] > BETWEEN_NOTES.toNanos()) {
                told[0] = System.nanoTime();
                notes.accept("tried %,d oracles".formatted(tried));
            }
        };
    }
}
