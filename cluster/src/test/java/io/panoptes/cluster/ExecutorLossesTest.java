package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.TaskEndReason;
import org.apache.spark.UnknownReason$;
import org.apache.spark.executor.ExecutorMetrics;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.StageInfo;
import org.apache.spark.scheduler.TaskInfo;
import org.apache.spark.scheduler.TaskLocality;
import org.junit.jupiter.api.Test;
import scala.Option;
import scala.collection.immutable.Nil$;
import scala.collection.immutable.Seq;

/** Failed tasks of a stage, reported as Spark reports them. */
class ExecutorLossesTest {
    private static final int STAGE = 5;
    private static final TaskEndReason LOST = new ExecutorLostFailure("1", true, Option.apply("killed"));
    private static final TaskEndReason ERROR = UnknownReason$.MODULE$;

    private final List<String> notes = new ArrayList<>();
    private final ExecutorLosses losses = new ExecutorLosses(notes::add);
    private final List<String> cancelled = new ArrayList<>();

    private ExecutorLosses.Job job() {
        ExecutorLosses.Job job = losses.begin();
        job.onTooMany(() -> cancelled.add(job.name()));
        Properties properties = new Properties();
        properties.setProperty(ExecutorLosses.JOB, job.name());
        losses.onStageSubmitted(new SparkListenerStageSubmitted(
                new StageInfo(
                        STAGE,
                        0,
                        "cases",
                        2,
                        none(),
                        none(),
                        "",
                        new TaskMetrics(),
                        none(),
                        Option.empty(),
                        0,
                        false,
                        0),
                properties));
        return job;
    }

    @SuppressWarnings("unchecked")
    private static <T> Seq<T> none() {
        return (Seq<T>) Nil$.MODULE$;
    }

    private void fails(int task, String executor, TaskEndReason reason) {
        losses.onTaskEnd(new SparkListenerTaskEnd(
                STAGE,
                0,
                "ResultTask",
                reason,
                new TaskInfo(0, task, 0, task, 0, executor, "127.0.0.1", TaskLocality.ANY(), false),
                new ExecutorMetrics(),
                new TaskMetrics()));
    }

    @Test
    void theThirdExecutorThatIsLostWithATaskEndsTheJob() {
        ExecutorLosses.Job job = job();
        fails(1, "1", LOST);
        fails(0, "1", LOST);
        fails(1, "2", LOST);
        assertThat(cancelled).isEmpty();
        assertThat(job.tooMany()).isEmpty();
        fails(1, "3", LOST);
        assertThat(cancelled).containsExactly(job.name());
        assertThat(job.tooMany())
                .hasValueSatisfying(lost -> assertThat(lost.places()).containsExactly(1));
    }

    /** As where the target can't be opened on a host: that says nothing of what the task was about, and Spark tries others. */
    @Test
    void errorsAreNotCountedAndAreNotedOnceForEachExecutor() {
        ExecutorLosses.Job job = job();
        for (String executor : List.of("1", "1", "2", "3")) {
            fails(0, executor, ERROR);
        }
        assertThat(cancelled).isEmpty();
        assertThat(job.tooMany()).isEmpty();
        assertThat(job.error()).hasValueSatisfying(error -> assertThat(error).isNotBlank());
        assertThat(notes).hasSize(3).allMatch(note -> note.contains("failed on executor"));
    }
}
