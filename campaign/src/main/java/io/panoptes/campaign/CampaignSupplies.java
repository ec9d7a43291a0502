package io.panoptes.campaign;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.triage.Triage;
import java.time.Duration;

/** What a campaign works with. */
public interface CampaignSupplies extends AutoCloseable {

    int oracleCount();

    /** Fetches, unpacks and starts what is needed for the first case: this is no part of a campaign's time. */
    default void prepare() {}

    /** A builder of its own for each worker. */
    TestCaseBuilder newBuilder();

    TestCaseWriter writer();

    /** Is told what came of each case. */
    default OracleFeedback feedback() {
        return OracleFeedback.NONE;
    }

    Instance openTarget();

    Explain explain();

    /** How long one statement may take. */
    Duration statementLimit();

    Triage newTriage();

    /** How long triage may go on after the last case. */
    Duration triageGrace();

    /** The triage is to come to an end with what it has. */
    void hurry();

    /** The campaign is over: what was opened for it ends. */
    @Override
    default void close() {}
}
