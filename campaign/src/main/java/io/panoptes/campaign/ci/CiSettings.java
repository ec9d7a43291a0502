package io.panoptes.campaign.ci;

import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.dbms.Target;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a run is to do, besides its campaign.
 *
 * @param panoptes the version of Panoptes
 * @param command the line that gives the same cases on the same build
 * @param folder for journal, findings and reports
 * @param regressions folders of kept findings
 * @param baseline bugs that are counted, not reported
 * @param since what this build shows as well is not new
 */
public record CiSettings(
        String panoptes,
        String command,
        Path folder,
        Instant started,
        List<Path> regressions,
        Baseline baseline,
        Optional<Target> since) {
    public CiSettings {
        regressions = List.copyOf(regressions);
    }
}
