package io.panoptes.triage.finding;

/** What a finding does on one version of its DBMS. */
public record VersionResult(String version, Shows shows) {
    public enum Shows {
        /** It disagrees (or breaks) there in the same manner. */
        YES,
        /** The two queries agree there. */
        NO,
        /** It can't be run there: the version lacks something, or did not start. */
        NOT_APPLICABLE
    }
}
