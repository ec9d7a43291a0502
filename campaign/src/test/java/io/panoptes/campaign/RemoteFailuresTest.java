package io.panoptes.campaign;

import static io.panoptes.campaign.EpochsDriver.outcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.campaign.RemoteCases.News;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.choice.Guidance;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is run again, split and left out when the machines of a cluster fail. */
class RemoteFailuresTest {
    private final EpochsDriver driver = new EpochsDriver();

    /** All other cases are run, and four times three machines are lost. */
    @Test
    void leavesOutTheCaseWithWhichEveryMachineIsLost() {
        long fatal = 4_321;
        List<CaseRange> failed = new ArrayList<>();
        RemoteCases cluster = (List<CaseRange> ranges, Guidance guidance, Consumer<News> news) -> {
            boolean isLost = false;
            for (CaseRange range : ranges) {
                if (range.first() <= fatal && fatal < range.end()) {
                    failed.add(range);
                    isLost = true;
                } else {
                    news.accept(new News.Done(outcome(range)));
                }
            }
            if (isLost) {
                news.accept(new News.Failed(Set.of(), "lost"));
            }
            return () -> {};
        };
        driver.run(10_000, cluster);
        assertThat(driver.leftOut()).containsExactly(fatal);
        assertThat(driver.learned()).hasSize(9_999).isSorted().doesNotContain(fatal);
        assertThat(failed).hasSize(4);
    }

    /** It is triaged like one that ends the process of the DBMS. */
    @Test
    void thatCaseIsASuspectWhereItCanBeDrawn() {
        driver.drawCases();
        long fatal = 150;
        RemoteCases cluster = (ranges, guidance, news) -> {
            for (CaseRange range : ranges) {
                boolean isFatal = range.first() <= fatal && fatal < range.end();
                news.accept(isFatal ? new News.Failed(Set.of(range), "lost") : new News.Done(outcome(range)));
            }
            return () -> {};
        };
        driver.run(200, cluster);
        assertThat(driver.suspects()).containsExactly(fatal);
        assertThat(driver.leftOut()).isEmpty();
        assertThat(driver.progress().cases()).isEqualTo(199);
    }

    /** Where that range is known, the others that had not come back are run once more as they are. */
    @Test
    void splitsOnlyTheRangeWithWhichMachinesWereLost() {
        long fatal = 777;
        List<CaseRange> started = new ArrayList<>();
        RemoteCases cluster = (ranges, guidance, news) -> {
            started.addAll(ranges);
            Optional<CaseRange> lost = ranges.stream()
                    .filter(range -> range.first() <= fatal && fatal < range.end())
                    .findFirst();
            // Nothing of its run has come back when the machines are lost.
            lost.ifPresentOrElse(
                    range -> news.accept(new News.Failed(Set.of(range), "lost")),
                    () -> ranges.forEach(range -> news.accept(new News.Done(outcome(range)))));
            return () -> {};
        };
        driver.run(4_000, cluster);
        assertThat(driver.leftOut()).containsExactly(fatal);
        assertThat(driver.learned()).hasSize(3_999).isSorted();
        assertThat(started.stream().filter(range -> range.size() == 200)).hasSize(20 + 19);
        assertThat(started.stream().filter(range -> range.size() < 200)).hasSize(8 + 7 + 4);
    }

    /** As where the target can't be opened on some machines: the range is run as it was, when there are others. */
    @Test
    void leavesOutNoCaseBecauseNoMachineCouldRunIt() {
        List<CaseRange> started = new ArrayList<>();
        RemoteCases cluster = (ranges, guidance, news) -> {
            started.addAll(ranges);
            if (started.size() <= 2 * ranges.size()) {
                news.accept(new News.NotRun("no library"));
            } else {
                ranges.forEach(range -> news.accept(new News.Done(outcome(range))));
            }
            return () -> {};
        };
        driver.run(200, cluster);
        assertThat(started).hasSize(3).allMatch(range -> range.size() == 200);
        assertThat(driver.learned()).hasSize(200).isSorted();
        assertThat(driver.leftOut()).isEmpty();
        assertThat(driver.suspects()).isEmpty();
    }

    @Test
    void endsWhereNoMachineCanRunAnything() {
        RemoteCases cluster = (ranges, guidance, news) -> {
            news.accept(new News.NotRun("no library"));
            return () -> {};
        };
        assertThatThrownBy(() -> driver.run(200, cluster))
                .isInstanceOf(TargetException.class)
                .hasMessageContainingAll("no machine", "no library");
        assertThat(driver.leftOut()).isEmpty();
        assertThat(driver.suspects()).isEmpty();
    }

    /** Machines that come and go: each time a range of another epoch is not run, others have been. */
    @Test
    void goesOnAsLongAsSomethingIsRunBetween() {
        Set<CaseRange> refused = new HashSet<>();
        RemoteCases cluster = (ranges, guidance, news) -> {
            if (refused.addAll(ranges)) {
                news.accept(new News.NotRun("no library"));
            } else {
                ranges.forEach(range -> news.accept(new News.Done(outcome(range))));
            }
            return () -> {};
        };
        driver.run(40_000, cluster);
        assertThat(refused).hasSize(200);
        assertThat(driver.learned()).hasSize(40_000).isSorted();
    }
}
