package io.panoptes.dbms.learning;

/** Learns one part of a profile. Its order in {@link Probes} counts: a probe may use what those before it have learnt. */
interface Probe {

    /** What it learns, as a person reads it in the evidence. */
    String title();

    /** @param instance empty, and left as it may be */
    void probe(ProbeInstance instance, LearntParts parts);
}
