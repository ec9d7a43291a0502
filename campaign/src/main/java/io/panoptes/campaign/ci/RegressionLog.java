package io.panoptes.campaign.ci;

import java.util.ArrayList;
import java.util.List;

/** The regressions that were judged in time; what comes later is neither told nor kept. Safe for several threads. */
final class RegressionLog {
    private final CiListener listener;
    private final List<Regression> judged = new ArrayList<>();
    private boolean closed;

    RegressionLog(CiListener listener) {
        this.listener = listener;
    }

    synchronized void take(Regression regression) {
        if (!closed) {
            judged.add(regression);
            listener.regression(regression);
        }
    }

    /** Those up to now. */
    synchronized List<Regression> close() {
        closed = true;
        return List.copyOf(judged);
    }
}
