package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** An executor that stands still while it has tasks: as slow as can be. */
@Tag("slow")
class StandingExecutorTest {
    private static final Map<String, String> SETTINGS = Map.of(
            "spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1", "spark.executor.memory", "512m");

    @TempDir
    Path folder;

    @BeforeEach
    void settings() {
        SETTINGS.forEach(System::setProperty);
    }

    @AfterEach
    void withoutSettings() {
        SETTINGS.keySet().forEach(System::clearProperty);
    }

    /** Takes a second, and says in which process it ran. */
    static final class Second extends AbstractFunction1<Iterator<String>, String> implements Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public String apply(Iterator<String> input) {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException cancelled) {
                Thread.currentThread().interrupt();
            }
            return String.valueOf(ProcessHandle.current().pid());
        }
    }

    private static List<String> run(SparkCluster cluster, int tasks) {
        List<String> answers = new CopyOnWriteArrayList<>();
        var unused = cluster.jobs()
                .start("cases", Collections.nCopies(tasks, ""), new Second(), answers::add)
                .end()
                .join();
        return answers;
    }

    /** Half of the lot is with it: one task for each of its cores. */
    @Test
    void itsTasksAreStartedElsewhere() throws IOException, InterruptedException {
        List<String> notes = new CopyOnWriteArrayList<>();
        try (StandaloneProcesses processes = StandaloneProcesses.start(folder.resolve("spark"), 2, 2, List.of());
                SparkCluster cluster = SparkCluster.connect(processes.master(), notes::add)) {
            TreeSet<String> executors = new TreeSet<>();
            for (int i = 0; i < 100 && executors.size() < 2; i++) {
                executors.addAll(run(cluster, 4));
            }
            assertThat(executors).hasSize(2);
            String standing = executors.getFirst();
            assertThat(new ProcessBuilder("kill", "-STOP", standing).start().waitFor())
                    .isZero();
            assertThat(run(cluster, 4)).hasSize(4).doesNotContain(standing);
            assertThat(notes).noneMatch(note -> note.contains("was lost"));
        }
    }
}
