package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The settings with which a driver connects. */
class SparkClusterTest {
    private static final String SECRET = "spark.authenticate.secret";

    @AfterEach
    void withoutSettings() {
        System.clearProperty(SECRET);
    }

    private static SparkConf conf(Map<String, String> environment) {
        return SparkCluster.conf("spark://host:7077", environment);
    }

    /** Master and workers read the variable themselves; Spark refuses to start a driver that has it and not the setting. */
    @Test
    void theSecretOfTheEnvironmentIsASettingOfTheDriver() {
        assertThat(conf(Map.of("_SPARK_AUTH_SECRET", "of-the-environment")).get(SECRET))
                .isEqualTo("of-the-environment");
    }

    @Test
    void aSecretThatIsSetStays() {
        System.setProperty(SECRET, "of-the-property");
        assertThat(conf(Map.of("_SPARK_AUTH_SECRET", "of-the-environment")).get(SECRET))
                .isEqualTo("of-the-property");
    }

    @Test
    void thereIsNoneWithoutOne() {
        assertThat(conf(Map.of()).contains(SECRET)).isFalse();
    }

    /** That three executors are lost with a task is told by the driver's own record, before Spark takes the host for the cause. */
    @Test
    void theThirdStrikeComesBeforeSparkGivesUp() {
        SparkConf conf = conf(Map.of());
        int onAHost = conf.getInt("spark.excludeOnFailure.task.maxTaskAttemptsPerNode", 0);
        assertThat(onAHost).isGreaterThan(ExecutorLosses.MOST);
        assertThat(conf.getInt("spark.task.maxFailures", 0)).isGreaterThan(onAHost);
    }
}
