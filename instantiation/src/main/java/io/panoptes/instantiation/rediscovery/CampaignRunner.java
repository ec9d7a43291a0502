package io.panoptes.instantiation.rediscovery;

import io.panoptes.dbms.Target;
import java.util.List;

/** Runs a campaign on a target for the time that each version is given, and gives what it found. */
@FunctionalInterface
public interface CampaignRunner {
    List<TimedFinding> run(Target target);
}
