package io.panoptes.campaign.wiring;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CaseEnd;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.ci.CampaignSource;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Begins the campaign of a run that must end on time: what is left of its time when the target is there is shared by the cases and
 * the triage of the last suspects; what that triage leaves goes to cases again.
 *
 * @param folder for the journal
 */
public record TimedCampaign(
        Targets targets, Target target, List<Oracle> oracles, Path folder, FindingStore findings, Baseline baseline)
        implements CampaignSource {
    /** What is kept for the triage of the last suspects: at least, at most, and the share of the time between. */
    private static final Duration LEAST_TAIL = Duration.ofSeconds(12);

    private static final Duration MOST_TAIL = Duration.ofMinutes(3);
    private static final int TAIL_SHARE = 5;

    public TimedCampaign {
        oracles = List.copyOf(oracles);
    }

    @Override
    public Campaign open(CampaignPlan plan, Duration whole, Consumer<CampaignEvent> listener) {
        Duration tail = tail(whole);
        StandardSupplies supplies = new StandardSupplies(
                targets,
                target,
                plan,
                oracles,
                findings,
                new KnownFindings(List.of(), baseline.bugs()),
                TriageLimits.IN_CI,
                tail,
                Learning.of(plan).adaptingTo(targets, target));
        // To start and to ask the target counts in the time, too.
        long start = System.nanoTime();
        supplies.prepare();
        supplies.leftOut().forEach(part -> listener.accept(new CampaignEvent.Noted("not used: " + part)));
        Duration rest = whole.minus(tail).minusNanos(System.nanoTime() - start);
        CampaignPlan timed = plan.withTime(rest.isNegative() ? Duration.ZERO : rest);
        // A search for slow queries ends with a statement that is being timed, which needs what is kept.
        CaseEnd end = plan.looksFor(SymptomKind.SLOWDOWN) ? CaseEnd.ON_TIME : CaseEnd.WITH_TRIAGE;
        return new Campaign(timed, folder, CampaignHistory.NONE, supplies, listener, end);
    }

    /** Of a very short run, the half. */
    static Duration tail(Duration whole) {
        Duration share = whole.dividedBy(TAIL_SHARE);
        Duration wanted =
                share.compareTo(LEAST_TAIL) < 0 ? LEAST_TAIL : share.compareTo(MOST_TAIL) > 0 ? MOST_TAIL : share;
        Duration half = whole.dividedBy(2);
        return wanted.compareTo(half) > 0 ? half : wanted;
    }
}
