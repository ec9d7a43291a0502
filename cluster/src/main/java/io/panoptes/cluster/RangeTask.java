package io.panoptes.cluster;

import io.panoptes.campaign.CaseRange;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.choice.Guidance;
import java.io.Serializable;
import java.util.Optional;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Runs a range of cases on an executor. */
final class RangeTask extends AbstractFunction1<Iterator<String>, String> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final ExecutorCampaign session;
    private final String guidance;

    RangeTask(ExecutorCampaign session, Guidance guidance) {
        this.session = session;
        this.guidance = Json.write(guidance, Guidance.class);
    }

    private RangeAnswer answer(CaseRange range) {
        try {
            return new RangeAnswer(
                    Optional.of(ExecutorSession.of(session).run(range, Json.read(guidance, Guidance.class))),
                    Optional.empty());
        } catch (TargetException ofThisHost) {
            // Spark tries it on another.
            throw ofThisHost;
        } catch (RuntimeException | StackOverflowError ours) {
            if (Thread.currentThread().isInterrupted()) {
                throw ours;
            }
            return new RangeAnswer(Optional.empty(), Optional.of(String.valueOf(ours)));
        }
    }

    @Override
    public String apply(Iterator<String> ranges) {
        CaseRange range = Json.read(ranges.next(), CaseRange.class);
        return Json.write(answer(range), RangeAnswer.class);
    }
}
