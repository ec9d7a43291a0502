package io.panoptes.triage.finding;

/** Keeps findings, each in a folder of its own. A finding of the same id replaces what is there. */
public interface FindingStore {
    /** The name of the folder that now holds the finding. */
    String save(Finding finding);
}
