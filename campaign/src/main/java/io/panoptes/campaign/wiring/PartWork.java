package io.panoptes.campaign.wiring;

/** Work that is done in parts, wherever Panoptes is on the class path: a text in, a text out. Found as a service. */
public interface PartWork {

    /** Does one part; several threads may do theirs at once. */
    String run(String part);
}
