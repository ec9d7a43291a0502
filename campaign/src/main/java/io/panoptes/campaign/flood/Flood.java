package io.panoptes.campaign.flood;

import java.util.Optional;

/**
 * Most cases of a kind fail alike, for example because one setting breaks nearly every statement. One of them is triaged, the
 * others are counted, and no more cases of that oracle are run.
 *
 * @param kind what the cases have in common: the id of an oracle, or "all cases"
 * @param symptom how they fail
 * @param failed how many cases of the kind failed so when it was noticed
 * @param cases how many of the kind had been run
 * @param example the index of one of them
 * @param finding the finding that was made of it, where triage confirmed it
 */
public record Flood(String kind, String symptom, long failed, long cases, long example, Optional<String> finding) {

    /** With the finding that was made of its example. */
    public Flood with(Optional<String> made) {
        return new Flood(kind, symptom, failed, cases, example, made);
    }

    /** In a sentence. */
    public String text() {
        return "%d of %d cases of %s fail alike: %s. They are one to triage; the campaign goes on around them."
                .formatted(failed, cases, kind.equals(FloodGuard.ALL) ? "all oracles" : "the oracle " + kind, symptom);
    }
}
