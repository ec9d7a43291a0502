package io.panoptes.cluster;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.triage.finding.RecordJson;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * What an executor must know of a campaign, sent with each task. The build and files of oracles are fetched from the driver.
 *
 * @param id tells campaigns of one executor apart
 * @param plan as JSON
 * @param build the name under which Spark holds the file of the build; empty for a release, or for a path that every host has
 * @param oracles the names of the files of oracles
 */
record ExecutorCampaign(String id, String plan, String build, List<String> oracles) implements Serializable {

    static ExecutorCampaign of(JavaSparkContext spark, CampaignPlan plan) {
        Optional<Path> file = plan.build().filter(Files::isRegularFile);
        file.ifPresent(build -> spark.addFile(build.toString()));
        List<String> oracles = new ArrayList<>();
        for (Path path : plan.oracles()) {
            spark.addFile(path.toString());
            oracles.add(name(path));
        }
        return new ExecutorCampaign(
                spark.sc().applicationId(),
                RecordJson.write(plan, CampaignPlan.class).toString(),
                file.map(ExecutorCampaign::name).orElse(""),
                oracles);
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }
}
