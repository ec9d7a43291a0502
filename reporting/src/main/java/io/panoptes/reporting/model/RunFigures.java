package io.panoptes.reporting.model;

import io.panoptes.campaign.CampaignProgress;

/**
 * The counts of a campaign.
 *
 * @param workedMillis until when cases were run; after that, only triage runs
 * @param valid cases to which both queries gave an answer
 * @param untriaged suspects that wait
 * @param repeated suspects that show a bug that was found already
 * @param dismissed suspects that did not show again
 */
public record RunFigures(
        long cases,
        long valid,
        long workedMillis,
        long oracles,
        long plans,
        long suspects,
        long untriaged,
        long repeated,
        long dismissed) {

    public static RunFigures of(CampaignProgress progress) {
        return new RunFigures(
                progress.cases(),
                progress.valid(),
                progress.workedMillis(),
                progress.oraclesTried(),
                progress.planShapes(),
                progress.suspects(),
                progress.open(),
                progress.repeated(),
                progress.dismissed());
    }

    public double casesPerSecond() {
        return workedMillis == 0 ? 0 : cases * 1000.0 / workedMillis;
    }

    public double validShare() {
        return cases == 0 ? 0 : (double) valid / cases;
    }
}
