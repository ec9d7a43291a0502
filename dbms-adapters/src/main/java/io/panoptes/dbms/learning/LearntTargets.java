package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.place.ServerPort;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.worker.Opening;
import io.panoptes.sql.write.Dialect;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One DBMS that was learnt, beside all that are known: what its cases are compared with. */
public final class LearntTargets implements Targets {
    /** One with a point where there is one: {@code 3.0} of {@code Firebird 3.0 LI-V6.3}, {@code 476} of {@code Trino 476}. */
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)+|(?<= )\\d+\\z");

    private static final int LAST_TRIED = 3;
    private static final int ENDING = 36 * 36 * 36 * 36 * 36;

    private final Targets known;
    private final UnknownPlace place;
    private final Workers workers = new Workers();
    private final SecureRandom random = new SecureRandom();
    private List<ProbeEvidence> evidence = List.of();
    private List<String> broken = List.of();
    private Duration spent = Duration.ZERO;
    private volatile boolean looksForCrashes;

    @SuppressWarnings("NullAway.Init")
    private LearntDbms learnt;

    private LearntTargets(Targets known, UnknownPlace place) {
        this.known = known;
        this.place = place;
    }

    /**
     * Learns what is there.
     *
     * @param known is closed with this
     * @param steps is told what is learnt now
     * @throws TargetException where it can't be opened, or no case could be trusted
     */
    public static LearntTargets learning(Targets known, UnknownPlace place, Consumer<String> steps) {
        return learning(known, place, ProbeInstance.LIMIT, steps);
    }

    /** @param limit of a statement */
    static LearntTargets learning(Targets known, UnknownPlace place, Duration limit, Consumer<String> steps) {
        var targets = new LearntTargets(known, place);
        try {
            targets.learn(limit, steps);
        } catch (TargetException e) {
            targets.close();
            throw e;
        }
        return targets;
    }

    /** With a profile that was learnt before, and perhaps edited, or that is shipped. */
    public static LearntTargets with(Targets known, UnknownPlace place, LearntDbms learnt) {
        var targets = new LearntTargets(known, place);
        targets.use(learnt);
        return targets;
    }

    private void learn(Duration limit, Consumer<String> steps) {
        long start = System.nanoTime();
        Target unknown = Target.atAddress("unknown", Version.LOCAL.text(), place.url());
        try (Instance instance = open(unknown, unknownProfile(), Cancellation.CANCEL)) {
            String product = ProductName.of(instance);
            String title = ProductName.title(product);
            var learning = new ProbeRunner(
                    instance,
                    Optional.of(() -> open(unknown, unknownProfile(), Cancellation.QUERY_TIMEOUT)),
                    limit,
                    steps);
            LearntDbms found = learning.learn(ProductName.name(title), title, version(product), place.origin());
            evidence = learning.evidence();
            broken = learning.broken();
            spent = Duration.ofNanos(System.nanoTime() - start);
            use(found.withOperations(CandidateOperations.lines(found.profile().dialect())));
        }
    }

    private void use(LearntDbms found) {
        if (!found.unfit().isEmpty()) {
            throw new TargetException(
                    Problem.REFUSED,
                    "%s can't be tested: a proof says nothing about it. %s%s"
                            .formatted(found.title(), found.unfit(), lastTried()));
        }
        learnt = found;
        Adapters.add(new LearntAdapter(found, place.launch(Opening.OWN, found.end())));
    }

    /** What was tried last and did not do: so a person sees whether the address, a setting or the DBMS is the reason. */
    private String lastTried() {
        return evidence.subList(Math.max(0, evidence.size() - LAST_TRIED), evidence.size()).stream()
                .map(tried -> "%n  %s%n    %s".formatted(tried.statement(), tried.answer()))
                .collect(Collectors.joining("", System.lineSeparator() + "Tried last:", ""));
    }

    private static Profile unknownProfile() {
        return new Profile(
                "unknown",
                Version.LOCAL,
                new Dialect("unknown", '"'),
                List.of(),
                Set.of(),
                Set.of(),
                Set.of(),
                List.of(),
                LearntExplain.of(""),
                List.of(),
                Upkeep.NONE);
    }

    static Version version(String product) {
        Matcher matcher = NUMBER.matcher(product);
        return matcher.find() ? new Version(matcher.group()) : Version.LOCAL;
    }

    public LearntDbms learnt() {
        return learnt;
    }

    /** With more that is known of it; what is drawn from now on is drawn from this. */
    public void refine(LearntDbms more) {
        use(more);
    }

    /** All that was tried; empty where the profile was read from files. */
    public List<ProbeEvidence> evidence() {
        return evidence;
    }

    /** How long it took to learn it; nothing where the profile was read from files. */
    public Duration spent() {
        return spent;
    }

    /** Statements that ended the process while it was learnt. */
    public List<String> broken() {
        return broken;
    }

    public Target target() {
        return Target.atAddress(learnt.name(), learnt.profile().version().text(), place.url());
    }

    @Override
    public Target find(String name, Optional<Path> build) {
        boolean ours = Stream.of(":", "@").anyMatch(mark -> name.startsWith(learnt.name() + mark))
                || name.equals(learnt.name());
        return ours ? target() : known.find(name, build);
    }

    @Override
    public String noteOn(Target target) {
        return isOurs(target)
                ? "%s has no adapter: what it knows was learnt, and its answers are compared with those of other DBMSs alone, for no other version is at hand."
                        .formatted(learnt.title())
                : known.noteOn(target);
    }

    @Override
    public Profile profile(Target target) {
        return isOurs(target) ? learnt.profile() : known.profile(target);
    }

    @Override
    public boolean mayRefuse(Target target) {
        return isOurs(target) || known.mayRefuse(target);
    }

    @Override
    public List<Version> releases(String dbms) {
        return dbms.equals(learnt.name()) ? List.of() : known.releases(dbms);
    }

    @Override
    public Instance open(Target target) {
        return isOurs(target) ? open(target, learnt.profile(), learnt.end()) : known.open(target);
    }

    @Override
    public Instance openApart(Target target) {
        return isOurs(target) ? open(target) : known.openApart(target);
    }

    @Override
    public void lookForCrashes() {
        looksForCrashes = true;
        known.lookForCrashes();
    }

    private boolean isOurs(Target target) {
        return Objects.equals(target.dbms(), nameOrNone());
    }

    private @Nullable String nameOrNone() {
        LearntDbms found = learnt;
        return found == null ? null : found.name();
    }

    private Instance open(Target target, Profile profile, Cancellation end) {
        String number = Integer.toString(random.nextInt(ENDING), 36);
        var names = new OwnNames(Opening.OWN + "0".repeat(5 - number.length()) + number);
        Instance instance = workers.open(
                target,
                profile,
                place.launch(names.ending(), end),
                place.driver().jars());
        Optional<ServerPort> port = looksForCrashes ? ServerPort.in(place.url()) : Optional.empty();
        return new SharedInstance(instance, target, names, SharedInstance.PATIENCE, port);
    }

    @Override
    public void close() {
        workers.close();
        known.close();
    }
}
