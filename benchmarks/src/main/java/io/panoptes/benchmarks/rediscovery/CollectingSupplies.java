package io.panoptes.benchmarks.rediscovery;

import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.guidance.CoverageFeedback;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.provenance.Provenance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The supplies of a campaign that collects suspects and triages none, so that all its time goes into test cases. */
public final class CollectingSupplies implements CampaignSupplies {
    private final CampaignSupplies supplies;
    private final long start = System.nanoTime();
    private final List<VersionSuspect> suspects = new ArrayList<>();

    public CollectingSupplies(CampaignSupplies supplies) {
        this.supplies = supplies;
    }

    /** In the order in which they were seen. */
    public synchronized List<VersionSuspect> suspects() {
        return List.copyOf(suspects);
    }

    private synchronized void add(Suspect suspect) {
        suspects.add(new VersionSuspect(suspect, (System.nanoTime() - start) / 1_000_000));
    }

    @Override
    public Provenance provenance() {
        return supplies.provenance();
    }

    @Override
    public Triage newTriage() {
        return new Triage() {
            @Override
            public Optional<Triaged> triage(Suspect suspect, Consumer<String> steps) {
                add(suspect);
                return Optional.of(new Triaged(
                        new TriageResult.Dismissed("left to the trial on the tested versions"), Optional.empty()));
            }

            @Override
            public void close() {
                // There is nothing to release.
            }
        };
    }

    @Override
    public int oracleCount() {
        return supplies.oracleCount();
    }

    @Override
    public void prepare() {
        supplies.prepare();
    }

    @Override
    public TestCaseBuilder newBuilder() {
        return supplies.newBuilder();
    }

    @Override
    public TestCaseWriter writer() {
        return supplies.writer();
    }

    @Override
    public OracleFeedback feedback() {
        return supplies.feedback();
    }

    @Override
    public Instance openTarget() {
        return supplies.openTarget();
    }

    @Override
    public Optional<CoverageFeedback> coverage() {
        return supplies.coverage();
    }

    @Override
    public boolean wantsPlans() {
        return supplies.wantsPlans();
    }

    @Override
    public Explain explain() {
        return supplies.explain();
    }

    @Override
    public Duration statementLimit() {
        return supplies.statementLimit();
    }

    @Override
    public Duration triageGrace() {
        return supplies.triageGrace();
    }

    @Override
    public void hurry() {
        supplies.hurry();
    }

    @Override
    public void cutOff() {
        supplies.cutOff();
    }

    @Override
    public void close() {
        supplies.close();
    }
}
