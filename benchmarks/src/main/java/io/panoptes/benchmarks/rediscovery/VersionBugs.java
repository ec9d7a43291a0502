package io.panoptes.benchmarks.rediscovery;

import io.panoptes.benchmarks.rediscovery.VersionTrial.Tried;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.triage.CaseOpener;
import io.panoptes.triage.FullTriage;
import io.panoptes.triage.Isolation;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.VersionProbe;
import io.panoptes.triage.WrittenCaseOpener;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.Examined;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.reduction.Reducer;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.ReductionBudget;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Symptom;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Looks for the known bugs of one version among the suspects of a campaign on it. */
final class VersionBugs {
    /** Suspects tried on the versions: of those that are alike, few. */
    private static final int MOST_TRIED = 400;

    /** Suspects in which one bug is searched. */
    private static final int MOST_EXAMINED = 24;

    /** Suspects that are none of the bugs and are triaged all the same. */
    private static final int MOST_UNLISTED = 4;

    private static final Duration LONGEST_REDUCTION = Duration.ofSeconds(8);

    private static final ReductionBudget TO_SHRINK = new ReductionBudget(120, Duration.ofMillis(400));

    private final OpenTargets open;
    private final Target target;
    private final CaseOpener opener;
    private final VersionProbe probe;
    private final FindingStore store;
    private final Consumer<String> lines;
    private final BooleanSupplier stopped;

    private final Map<String, BugRow> rows = new LinkedHashMap<>();
    private final List<UnlistedBug> unlisted = new ArrayList<>();
    private final Examined examined = new Examined();
    private final Map<KnownBug, Integer> attempts = new HashMap<>();
    private int findings;

    VersionBugs(
            Targets targets,
            OpenTargets open,
            Target target,
            FindingStore store,
            Consumer<String> lines,
            BooleanSupplier stopped) {
        this.open = open;
        this.target = target;
        this.opener = WrittenCaseOpener.of(targets.profile(target));
        this.probe = new VersionProbe(open, TargetCaseWriter::new);
        this.store = store;
        this.lines = lines;
        this.stopped = stopped;
    }

    /**
     * A suspect and what the versions said of it.
     *
     * @param constructs what it is made of
     */
    private record Trialed(VersionSuspect suspect, Tried tried, Set<String> constructs) {
        /** Where others come and go with the same versions, it must also be about the same. */
        boolean maybe(KnownBug bug) {
            return tried.possible().contains(bug)
                    && (tried.possible().size() == 1 || BugMatch.mayHold(constructs, bug));
        }
    }

    /** @param there the bugs that are there on this version */
    VersionOutcome run(List<VersionSuspect> suspects, List<KnownBug> there, Duration time) {
        List<Trialed> parts = isolate(suspects, there, time);
        List<Trialed> tried = shrink(
                OfEachKind.choose(
                        parts, VersionBugs::kind, part -> part.constructs().size(), MOST_TRIED),
                time);
        lines.accept(
                "  %d suspects, %d when those that show several things are split, %d of them tried on the tested versions"
                        .formatted(suspects.size(), parts.size(), tried.size()));
        long trialEnd = System.nanoTime() + ExaminationTime.ofStep(time).toNanos();
        new VersionTrial(probe, target, () -> stopped.getAsBoolean() || System.nanoTime() > trialEnd)
                .run(tried.stream().map(Trialed::tried).toList());
        examine(tried, there, time);
        there.stream()
                .filter(bug -> !rows.containsKey(bug.id()))
                .forEach(bug -> rows.put(
                        bug.id(),
                        BugRow.missed(
                                bug, target.version(), whyMissed(bug, tried).note())));
        examineUnlisted(tried);
        return new VersionOutcome(target.dbms(), target.version(), List.copyOf(rows.values()), unlisted);
    }

    private WhyMissed whyMissed(KnownBug bug, List<Trialed> tried) {
        return new WhyMissed(
                count(tried, one -> one.tried().possible().contains(bug)),
                count(tried, one -> one.maybe(bug)),
                attempts.getOrDefault(bug, 0));
    }

    private static int count(List<Trialed> tried, Predicate<Trialed> which) {
        return (int) tried.stream().filter(which).count();
    }

    /** Several bugs may show in one suspect, whose versions are then those of none. */
    private List<Trialed> isolate(List<VersionSuspect> suspects, List<KnownBug> there, Duration time) {
        var isolation = new Isolation(
                opener, new TargetCaseWriter(open.targets().profile(target)), open.runner(target), stopped);
        long end = System.nanoTime() + ExaminationTime.ofStep(time).toNanos();
        List<Trialed> parts = new ArrayList<>();
        for (VersionSuspect suspect : suspects) {
            boolean late = stopped.getAsBoolean() || System.nanoTime() > end;
            List<Suspect> shown = late ? List.of(suspect.suspect()) : isolation.parts(suspect.suspect());
            for (Suspect part : shown) {
                Tried tried = Tried.of(opener.open(part.testCase()), part.symptom(), there);
                parts.add(new Trialed(new VersionSuspect(part, suspect.millis()), tried, ofQueries(tried)));
            }
        }
        return parts;
    }

    /** What is in every other case makes no kind of its own. */
    private static String kind(Trialed part) {
        return SqlConstructs.telling(part.constructs()).toString()
                + part.tried().symptom().kind();
    }

    /**
     * Without the tables, rows and settings that it does not need: the proof stands whatever the database, so this needs no
     * judge, and what is left tells what the bug is about.
     */
    private List<Trialed> shrink(List<Trialed> chosen, Duration time) {
        long end = System.nanoTime() + ExaminationTime.ofStep(time).toNanos();
        return chosen.stream()
                .map(one -> stopped.getAsBoolean() || System.nanoTime() > end ? whole(one) : shrunk(one))
                .toList();
    }

    private Trialed whole(Trialed one) {
        return new Trialed(one.suspect(), one.tried(), ofAll(one.tried()));
    }

    private Trialed shrunk(Trialed one) {
        Profile profile = open.targets().profile(target);
        CaseWriter writer = new TargetCaseWriter(profile);
        CaseRunner runner = open.runner(target);
        EditableCase edited = one.tried().edited();
        CaseRun run = runner.runFresh(writer.write(edited), edited.semantics());
        if (run.symptom().filter(Symptom::isOfPair).isEmpty()) {
            return whole(one);
        }
        var reducer = new Reducer(
                writer,
                runner,
                OperationCatalog.of(profile),
                Optional.empty(),
                SolverSource.HERE,
                TO_SHRINK,
                stopped,
                step -> {});
        Reduction reduction = reducer.reduce(edited, run);
        Tried tried =
                Tried.of(reduction.reduced(), reduction.symptom(), one.tried().possible());
        return new Trialed(one.suspect(), tried, ofAll(tried));
    }

    private void examine(List<Trialed> tried, List<KnownBug> there, Duration time) {
        List<Trialed> rest = new ArrayList<>(tried);
        rest.removeIf(one -> one.tried().possible().isEmpty());
        Set<KnownBug> sought = new LinkedHashSet<>(there);
        long end =
                System.nanoTime() + ExaminationTime.ofBugs(time, there.size()).toNanos();
        // Even a short examination takes a while where a server answers.
        long last = end + 2 * ExaminationTime.ofStep(time).toNanos();
        boolean common = false;
        while (!stopped.getAsBoolean() && System.nanoTime() < last) {
            boolean all = common;
            Optional<KnownBug> next = sought.stream()
                    .filter(bug -> attempts.getOrDefault(bug, 0) < MOST_EXAMINED)
                    .filter(bug -> rest.stream().anyMatch(one -> isWorthExamining(one, bug, all)))
                    .min(Comparator.comparingInt(bug -> attempts.getOrDefault(bug, 0)));
            if (next.isEmpty()) {
                if (all || System.nanoTime() > end) {
                    return;
                }
                common = true;
                continue;
            }
            KnownBug bug = next.get();
            attempts.merge(bug, 1, Integer::sum);
            Trialed likeliest = rest.stream()
                    .filter(one -> isWorthExamining(one, bug, all))
                    .max(Comparator.comparingDouble(one -> likelihood(one, bug)))
                    .orElseThrow();
            rest.removeIf(one -> one == likeliest);
            long left = end - System.nanoTime();
            examineOne(likeliest, left > 0 ? LONGEST_REDUCTION : Duration.ofSeconds(1), sought, there);
            rest.removeIf(this::isKnownError);
        }
    }

    /** @param common whether also what is likely the same again as several were: when nothing else is left */
    private boolean isWorthExamining(Trialed one, KnownBug bug, boolean common) {
        return one.maybe(bug) && (common || !examined.isCommon(one.constructs(), bug.constructs()));
    }

    /** What is likely the same as others were, waits for the rest. */
    private double likelihood(Trialed one, KnownBug bug) {
        return BugMatch.likeness(one.constructs(), bug) - examined.alike(one.constructs());
    }

    private boolean isKnownError(Trialed one) {
        return examined.isKnownError(one.tried().symptom());
    }

    private Set<String> ofQueries(Tried tried) {
        ConcreteCase concrete = concrete(tried);
        return SqlConstructs.of(List.of(concrete.left().sql(), concrete.right().sql()));
    }

    private Set<String> ofAll(Tried tried) {
        ConcreteCase concrete = concrete(tried);
        List<String> statements = new ArrayList<>(concrete.setup());
        statements.addAll(asked(concrete.left()));
        statements.addAll(asked(concrete.right()));
        return SqlConstructs.of(statements);
    }

    private ConcreteCase concrete(Tried tried) {
        return new TargetCaseWriter(open.targets().profile(target)).write(tried.edited());
    }

    /** Reduces a suspect and says which of the bugs it is: any that is there, for a reduction may go from one bug to another. */
    private void examineOne(Trialed trialed, Duration time, Set<KnownBug> sought, List<KnownBug> there) {
        VersionSuspect suspect = trialed.suspect();
        Optional<Finding> found = reduce(trialed, time);
        if (found.isEmpty()) {
            return;
        }
        Finding reduced = found.get();
        Tried again = Tried.of(reduced.reduced(), reduced.symptom(), there);
        new VersionTrial(probe, target, stopped).run(List.of(again));
        Finding finding = reduced.withVersions(VersionTable.of(again.shows()));
        examined.add(finding);
        Optional<BugMatch> match = BugMatch.of(constructs(finding), again.possible());
        if (match.isPresent() && !sought.contains(match.get().bug())) {
            // The bug is found already; what is like another one as well is no evidence for that one.
            findings--;
            return;
        }
        String folder = store.save(finding);
        if (match.isEmpty()) {
            unlisted.add(new UnlistedBug(finding.title(), folder));
            lines.accept("  %s: none of the known bugs%s, %s"
                    .formatted(
                            finding.id(),
                            again.possible().isEmpty()
                                    ? ""
                                    : " by what it is made of, though it comes and goes with " + ids(again.possible()),
                            finding.title()));
            return;
        }
        KnownBug bug = match.get().bug();
        sought.remove(bug);
        String note = match.get().alike().isEmpty()
                ? ""
                : "versions and constructs can't tell it from "
                        + ids(match.get().alike());
        rows.put(bug.id(), new BugRow(bug.id(), target.version(), true, folder, suspect.millis(), note));
        lines.accept("  %s: %s%s, %s"
                .formatted(finding.id(), bug.id(), note.isEmpty() ? "" : " (" + note + ")", finding.title()));
    }

    private Optional<Finding> reduce(Trialed trialed, Duration time) {
        long start = System.nanoTime();
        TriageLimits limits = new TriageLimits(new ReductionBudget(2_000, time), Duration.ZERO);
        Duration most = time.multipliedBy(2);
        var triage = new FullTriage(
                target,
                open,
                TargetCaseWriter::new,
                opener,
                limits,
                new KnownFindings(List.of()),
                store,
                Optional.empty(),
                () -> stopped.getAsBoolean() || System.nanoTime() - start > most.toNanos());
        Optional<Finding> finding = examine(triage, trialed);
        finding.ifPresent(ignored -> findings++);
        return finding;
    }

    /** Empty also where it goes wrong for a reason of ours: the other suspects have their turn. */
    private Optional<Finding> examine(FullTriage triage, Trialed trialed) {
        Suspect suspect = trialed.suspect().suspect();
        try {
            return triage.examine("F" + (findings + 1), suspect, trialed.tried().edited(), step -> {});
        } catch (TargetException | UncheckedIOException outside) {
            throw outside;
        } catch (RuntimeException | StackOverflowError ours) {
            lines.accept("  case %d could not be triaged (%s)"
                    .formatted(suspect.testCase().index(), ours));
            return Optional.empty();
        }
    }

    /** What fits none of the bugs: one of each oracle, and of what is alike. */
    private void examineUnlisted(List<Trialed> tried) {
        Set<String> oracles = new HashSet<>();
        for (Trialed entry : tried) {
            Tried one = entry.tried();
            boolean shows = one.shows().get(target.version()) == Shows.YES;
            String oracle = entry.suspect().suspect().testCase().oracle().id();
            if (stopped.getAsBoolean() || oracles.size() >= MOST_UNLISTED) {
                return;
            }
            boolean alike = examined.alike(entry.constructs()) > 0 || isKnownError(entry);
            if (shows && one.possible().isEmpty() && !alike && oracles.add(oracle)) {
                reduce(entry, Duration.ofSeconds(3)).ifPresent(finding -> {
                    Finding whole = finding.withVersions(VersionTable.of(one.shows()));
                    examined.add(finding);
                    unlisted.add(new UnlistedBug(whole.title(), store.save(whole)));
                    lines.accept("  %s: none of the known bugs, %s".formatted(whole.id(), whole.title()));
                });
            }
        }
    }

    /** What it is made of, as far as the side that is wrong goes. */
    private Set<String> constructs(Finding finding) {
        ConcreteCase concrete = new TargetCaseWriter(open.targets().profile(target)).write(finding.reduced());
        List<String> statements = new ArrayList<>(concrete.setup());
        boolean known =
                finding.wrong().filter(wrong -> wrong.left() != wrong.right()).isPresent();
        if (!known || finding.wrong().orElseThrow().left()) {
            statements.addAll(asked(concrete.left()));
        }
        if (!known || finding.wrong().orElseThrow().right()) {
            statements.addAll(asked(concrete.right()));
        }
        return SqlConstructs.of(statements);
    }

    /** A query and the settings that it runs under: a reduction leaves those that it needs. */
    private static List<String> asked(Side side) {
        return Stream.concat(side.before().stream(), Stream.of(side.sql())).toList();
    }

    private static String ids(List<KnownBug> bugs) {
        return String.join(", ", bugs.stream().map(KnownBug::id).toList());
    }
}
