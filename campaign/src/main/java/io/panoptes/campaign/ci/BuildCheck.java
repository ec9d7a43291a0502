package io.panoptes.campaign.ci;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.JournalException;
import io.panoptes.campaign.baseline.BaselineEntry;
import io.panoptes.campaign.ci.FindingLog.Found;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.finding.RecordedFinding;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Checks one build: the regressions, then a campaign with the time that is left. */
public final class BuildCheck {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);
    /** For the reports. */
    private static final Duration AT_THE_END = Duration.ofSeconds(2);
    /** For starting another build, and the findings on it. */
    private static final Duration FOR_THE_OTHER_BUILD = Duration.ofSeconds(8);
    /** Less than this is no time for a campaign. */
    private static final Duration LEAST_CAMPAIGN = Duration.ofSeconds(5);

    private final Targets targets;
    private final Target target;
    private final CampaignPlan plan;
    private final CiSettings settings;
    private final Deadline deadline;
    private final CampaignSource campaigns;
    private final CiListener listener;
    private final CommandLines lines;
    private final AtomicReference<@Nullable Campaign> running = new AtomicReference<>();

    public BuildCheck(
            Targets targets,
            Target target,
            CampaignPlan plan,
            CiSettings settings,
            Deadline deadline,
            CampaignSource campaigns,
            CiListener listener) {
        this.targets = targets;
        this.target = target;
        this.plan = plan;
        this.settings = settings;
        this.deadline = deadline;
        this.campaigns = campaigns;
        this.listener = listener;
        this.lines = new CommandLines(target);
    }

    /** Ends the run soon, with everything that was found so far. */
    public void stop() {
        deadline.stop();
        Campaign campaign = running.get();
        if (campaign != null) {
            campaign.stop();
        }
    }

    /** Runs all of it; what goes wrong on the way is part of the outcome. */
    public CiOutcome run() {
        Optional<String> dead = doesNotStart();
        if (dead.isPresent()) {
            return outcome(List.of(), CampaignOutcome.NONE, BaselineOutcome.NONE, new Ending.CouldNotRun(dead.get()));
        }
        List<Regression> regressions = new ArrayList<>();
        Map<BaselineEntry, BaselineRun.State> known = new LinkedHashMap<>();
        replay(regressions, known);
        if (deadline.isOver()) {
            return outcome(regressions, CampaignOutcome.NONE, BaselineRun.outcome(known, Map.of()), early());
        }
        if (timeForTheCampaign().compareTo(LEAST_CAMPAIGN) < 0) {
            return outcome(
                    regressions,
                    CampaignOutcome.NONE,
                    BaselineRun.outcome(known, Map.of()),
                    new Ending.EndedEarly("the regressions left no time for a campaign; give it more with --time"));
        }
        return campaign(regressions, known);
    }

    /** Why the build is nothing to run anything on. */
    private Optional<String> doesNotStart() {
        try {
            targets.open(target).close();
            return Optional.empty();
        } catch (TargetException dead) {
            return Optional.of(String.valueOf(dead.getMessage()));
        }
    }

    private void replay(List<Regression> regressions, Map<BaselineEntry, BaselineRun.State> known) {
        try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
            RegressionRun run = new RegressionRun(target, open, TargetCaseWriter::new, deadline, lines);
            run.run(settings.regressions(), plan.shard(), regression -> {
                Regression judged = notNew(regression, open);
                regressions.add(judged);
                listener.regression(judged);
            });
            known.putAll(new BaselineRun(target, open, TargetCaseWriter::new, deadline).run(settings.baseline()));
        }
    }

    /** What is back again on both builds, was back before. */
    private Regression notNew(Regression regression, OpenTargets open) {
        boolean before = regression.state() == Regression.State.BACK_AGAIN
                && settings.since()
                        .filter(other -> regression
                                .finding()
                                .filter(new OtherBuild(other, open, TargetCaseWriter::new)::shows)
                                .isPresent())
                        .isPresent();
        return before
                ? regression.with(Regression.State.STILL_THERE, "it is back again on the other build as well")
                : regression;
    }

    private Duration timeForTheCampaign() {
        return deadline.remaining()
                .minus(AT_THE_END)
                .minus(settings.since().isPresent() ? FOR_THE_OTHER_BUILD : Duration.ZERO);
    }

    private CiOutcome campaign(List<Regression> regressions, Map<BaselineEntry, BaselineRun.State> known) {
        FindingLog found = new FindingLog();
        Campaign campaign;
        try {
            campaign = campaigns.open(plan, timeForTheCampaign(), event -> {
                found.take(event);
                listener.campaign(event);
            });
        } catch (TargetException dead) {
            Ending ending = deadline.isStopped() ? early() : new Ending.CouldNotRun(String.valueOf(dead.getMessage()));
            return outcome(regressions, CampaignOutcome.NONE, BaselineRun.outcome(known, Map.of()), ending);
        }
        running.set(campaign);
        if (deadline.isStopped()) {
            campaign.stop();
        }
        Ending ending = run(campaign);
        return outcome(regressions, outcome(campaign, found), BaselineRun.outcome(known, found.known()), ending);
    }

    private Ending run(Campaign campaign) {
        try {
            campaign.run();
            if (deadline.isStopped()) {
                return early();
            }
            if (campaign.progress().cases() == 0) {
                return new Ending.EndedEarly("the time was up before the first case; give it more with --time");
            }
            return campaign.stalled().<Ending>map(Ending.EndedEarly::new).orElseGet(Ending.Completed::new);
        } catch (TargetException | IllegalStateException lost) {
            return campaign.progress().cases() == 0
                    ? new Ending.CouldNotRun(String.valueOf(lost.getMessage()))
                    : new Ending.EndedEarly(String.valueOf(lost.getMessage()));
        } catch (JournalException | UncheckedIOException noDisk) {
            return new Ending.EndedEarly(String.valueOf(noDisk.getMessage()));
        }
    }

    private Ending early() {
        return new Ending.EndedEarly(
                deadline.isStopped()
                        ? "it was stopped by a signal"
                        : "the time was up before the regressions were through");
    }

    private CampaignOutcome outcome(Campaign campaign, FindingLog found) {
        Map<Boolean, List<ReportedFinding>> before = before(found);
        return new CampaignOutcome(
                before.getOrDefault(false, List.of()),
                before.getOrDefault(true, List.of()),
                campaign.open().stream().map(this::untriaged).toList(),
                campaign.floods().stream()
                        .map(flood -> flood.with(found.findingOf(flood.example())))
                        .toList(),
                Optional.of(campaign.progress()));
    }

    /** The findings by whether the other build shows them as well. */
    private Map<Boolean, List<ReportedFinding>> before(FindingLog found) {
        try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
            Predicate<Found> shows = settings.since()
                    .map(other -> new OtherBuild(other, open, TargetCaseWriter::new))
                    .<Predicate<Found>>map(other -> one -> other.shows(RecordedFinding.of(one.finding())))
                    .orElse(one -> false);
            return found.found().stream()
                    .collect(Collectors.partitioningBy(shows, Collectors.mapping(this::reported, Collectors.toList())));
        }
    }

    private ReportedFinding reported(Found found) {
        return new ReportedFinding(
                found.finding(), found.folder(), lines.replay(settings.folder().resolve(found.folder())));
    }

    private Untriaged untriaged(Suspect suspect) {
        long index = suspect.testCase().index();
        return new Untriaged(
                index,
                suspect.testCase().oracle().id(),
                suspect.symptom().kind(),
                SuspectText.of(suspect.symptom()),
                CommandLines.triage(settings.folder(), index));
    }

    private CiOutcome outcome(
            List<Regression> regressions, CampaignOutcome campaign, BaselineOutcome baseline, Ending ending) {
        return new CiOutcome(
                new CiRun(
                        settings.panoptes(),
                        target.toString(),
                        target.jar(),
                        plan.seed(),
                        settings.folder(),
                        settings.command(),
                        settings.started(),
                        deadline.budget(),
                        deadline.elapsed()),
                regressions,
                campaign,
                baseline,
                ending);
    }
}
