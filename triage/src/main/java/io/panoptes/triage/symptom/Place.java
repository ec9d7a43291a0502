package io.panoptes.triage.symptom;

/** A part of a test case. */
public enum Place {
    SETUP,
    LEFT,
    RIGHT
}
