package io.panoptes.campaign.ci;

import io.panoptes.triage.symptom.Symptom;

/** What a suspect showed, in a line. */
public final class SuspectText {
    private static final int LONGEST = 160;

    private SuspectText() {}

    public static String of(Symptom symptom) {
        String text = symptom.summary();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    }
}
