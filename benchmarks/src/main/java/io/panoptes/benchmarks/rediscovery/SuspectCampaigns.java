package io.panoptes.benchmarks.rediscovery;

import io.panoptes.dbms.Target;
import java.time.Duration;
import java.util.List;

/** Runs a campaign that triages nothing and returns its suspects. */
@FunctionalInterface
public interface SuspectCampaigns {
    List<VersionSuspect> run(Target target, Duration time);
}
