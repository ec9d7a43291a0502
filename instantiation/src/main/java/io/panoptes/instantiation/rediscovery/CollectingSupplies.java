package io.panoptes.instantiation.rediscovery;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.instantiation.campaign.CampaignSupplies;
import io.panoptes.instantiation.campaign.JournalEntry.Candidate;
import io.panoptes.instantiation.campaign.Settlement;
import io.panoptes.instantiation.campaign.Settler;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The supplies of a campaign whose candidates are only collected, so that all its time goes into cases. */
public final class CollectingSupplies implements CampaignSupplies {
    private final CampaignSupplies supplies;
    private final long start = System.nanoTime();
    private final List<Suspect> suspects = new ArrayList<>();

    public CollectingSupplies(CampaignSupplies supplies) {
        this.supplies = supplies;
    }

    /** In the order in which they were seen. */
    public synchronized List<Suspect> suspects() {
        return List.copyOf(suspects);
    }

    private synchronized void add(Candidate candidate) {
        suspects.add(new Suspect(candidate, (System.nanoTime() - start) / 1_000_000));
    }

    @Override
    public Settler newSettler() {
        return new Settler() {
            @Override
            public Settled settle(Candidate candidate, Consumer<String> steps) {
                add(candidate);
                return new Settled(
                        new Settlement.Dismissed("left to the trial on the tested versions"), Optional.empty());
            }

            @Override
            public void close() {
                // It holds nothing.
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
    public Explain explain() {
        return supplies.explain();
    }

    @Override
    public Duration statementLimit() {
        return supplies.statementLimit();
    }

    @Override
    public Duration settlingGrace() {
        return supplies.settlingGrace();
    }

    @Override
    public void hurry() {
        supplies.hurry();
    }

    @Override
    public void close() {
        supplies.close();
    }
}
