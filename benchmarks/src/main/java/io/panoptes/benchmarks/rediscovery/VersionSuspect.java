package io.panoptes.benchmarks.rediscovery;

import io.panoptes.triage.Suspect;

/** A case of a campaign that disagreed or broke the DBMS, and when, from the start of the campaign. */
public record VersionSuspect(Suspect suspect, long millis) {}
