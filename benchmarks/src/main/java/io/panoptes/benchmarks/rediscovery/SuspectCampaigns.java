package io.panoptes.benchmarks.rediscovery;

import io.panoptes.dbms.Target;
import java.time.Duration;
import java.util.List;

/** Runs a campaign that looks into nothing: what is suspicious is given back as it is. */
@FunctionalInterface
public interface SuspectCampaigns {
    List<VersionSuspect> run(Target target, Duration time);
}
