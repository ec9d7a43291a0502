package io.panoptes.cluster;

import io.panoptes.triage.Suspect;
import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Triages a suspect on an executor. */
final class TriageTask extends AbstractFunction1<Iterator<String>, String> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final ExecutorCampaign session;
    private final Broadcast<String> known;

    TriageTask(ExecutorCampaign session, Broadcast<String> known) {
        this.session = session;
        this.known = known;
    }

    @Override
    public String apply(Iterator<String> suspects) {
        Suspect suspect = Json.read(suspects.next(), Suspect.class);
        TriageAnswer answer = ExecutorSession.of(session)
                .triage(suspect, Json.read(known.value(), SentFindings.class).findings());
        return Json.write(answer, TriageAnswer.class);
    }
}
