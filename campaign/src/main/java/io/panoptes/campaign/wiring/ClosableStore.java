package io.panoptes.campaign.wiring;

import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;

/** Keeps findings until it is closed: what comes later was too late for the reports. Safe for several threads. */
final class ClosableStore implements FindingStore {
    private final FindingStore store;
    private boolean closed;

    ClosableStore(FindingStore store) {
        this.store = store;
    }

    @Override
    public synchronized String save(Finding finding) {
        if (closed) {
            throw new IllegalStateException("the campaign is over; %s is not kept".formatted(finding.id()));
        }
        return store.save(finding);
    }

    synchronized void close() {
        closed = true;
    }
}
