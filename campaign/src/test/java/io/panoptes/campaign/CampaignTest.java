package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.reduction.FakeInstance;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns on a target that answers some queries wrongly, by their text. */
class CampaignTest {
    @TempDir
    private Path folder;

    @Test
    void theSameSeedGivesTheSameSuspects() {
        run("once", 7, 1);
        run("again", 7, 1);
        run("other", 8, 1);
        assertThat(suspects("once")).isNotEmpty().isEqualTo(suspects("again"));
        assertThat(suspects("other")).isNotEqualTo(suspects("once"));
    }

    @Test
    void twoWorkersFindWhatOneFinds() {
        CampaignProgress one = run("one", 7, 1);
        CampaignProgress two = run("two", 7, 2);
        assertThat(two.cases()).isEqualTo(one.cases());
        assertThat(suspects("two")).containsExactlyInAnyOrderElementsOf(suspects("one"));
    }

    @Test
    void whatWasDoneIsNotDoneAgain() {
        CampaignProgress whole = run("whole", 7, 1);
        CampaignHistory history = CampaignHistory.of(Journal.read(folder.resolve("whole")));
        assertThat(history.nextIndex()).isEqualTo(FakeSupplies.CASES);
        assertThat(history.open()).isEmpty();
        CampaignProgress resumed = campaign("whole", 7, 1, history).run();
        assertThat(resumed.cases()).isEqualTo(whole.cases());
        assertThat(resumed.suspects()).isEqualTo(whole.suspects());
        assertThat(resumed.oraclesTried()).isPositive().isEqualTo(whole.oraclesTried());
    }

    @Test
    void theShardsOfACampaignGiveItsCasesAndSuspects() {
        CampaignProgress whole = part("all", Optional.empty());
        CampaignProgress one = part("one", Optional.of(new Shard(1, 2)));
        CampaignProgress other = part("other", Optional.of(new Shard(2, 2)));
        assertThat(one.cases()).isPositive();
        assertThat(other.cases()).isPositive();
        assertThat(one.cases() + other.cases()).isEqualTo(whole.cases());
        assertThat(Stream.concat(suspects("one").stream(), suspects("other").stream()))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(suspects("all"));
    }

    private CampaignProgress part(String name, Optional<Shard> shard) {
        CampaignPlan all = FakeSupplies.plan(7, 1).withCases(2 * Shard.BLOCK);
        CampaignPlan part = new CampaignPlan(
                all.target(),
                all.build(),
                all.seed(),
                all.time(),
                all.cases(),
                all.workers(),
                all.oracles(),
                all.snippets(),
                shard);
        return new Campaign(part, folder.resolve(name), CampaignHistory.NONE, FakeSupplies.of(7), event -> {}).run();
    }

    @Test
    void aSuspectThatCannotBeSettledDoesNotStopTheOthers() {
        boolean[] first = {true};
        Campaign campaign = new Campaign(
                FakeSupplies.plan(7, 1),
                folder.resolve("stumbling"),
                CampaignHistory.NONE,
                FakeSupplies.of(7).tellingTriageOf(suspect -> {
                    boolean stumbles = first[0];
                    first[0] = false;
                    if (stumbles) {
                        throw new IllegalStateException("of ours");
                    }
                }),
                event -> {});
        CampaignProgress progress = campaign.run();
        assertThat(progress.open()).isEqualTo(1);
        assertThat(progress.dismissed()).isEqualTo(progress.suspects() - 1).isPositive();
        CampaignHistory history = CampaignHistory.of(Journal.read(folder.resolve("stumbling")));
        assertThat(history.open()).hasSize(1);
        assertThat(campaign.untriaged()).hasSize(1).allMatch(history.suspects()::containsKey);
    }

    @Test
    void casesGoOnInTheTimeThatTriageLeaves() {
        assertThat(lastCaseOf(CaseEnd.ON_TIME)).isLessThan(Duration.ofSeconds(5));
        assertThat(lastCaseOf(CaseEnd.WITH_TRIAGE)).isBetween(Duration.ofSeconds(5), Duration.ofSeconds(11));
    }

    @Test
    void progressIsToldByTheClockAndNotByHowFastTheMachineIs() {
        List<CampaignEvent> told = new CopyOnWriteArrayList<>();
        new Campaign(
                        FakeSupplies.plan(7, 1).withCases(Long.MAX_VALUE).withTime(Duration.ofSeconds(3)),
                        folder.resolve("standing"),
                        CampaignHistory.NONE,
                        FakeSupplies.of(7),
                        told::add,
                        CaseEnd.ON_TIME,
                        () -> 0)
                .run();
        assertThat(told).filteredOn(CampaignEvent.Progressed.class::isInstance).hasSize(1);
        assertThat(told.getLast()).isInstanceOf(CampaignEvent.Ended.class);
    }

    /**
     * Of a campaign with three seconds for cases and eight for triage, whose suspects are triaged at once. On a slow machine it takes one
     * of them until the first is triaged; before that nobody knows that triage is fast, and cases wait.
     */
    private Duration lastCaseOf(CaseEnd end) {
        long[] last = {0};
        FakeSupplies supplies = FakeSupplies.of(7)
                .on(answers -> new FakeInstance(sql -> {
                    last[0] = System.nanoTime();
                    return answers.apply(sql);
                }))
                .withTriageGrace(Duration.ofSeconds(8))
                .triagedAs(new TriageResult.Reported("F1", ""));
        long start = System.nanoTime();
        new Campaign(
                        FakeSupplies.plan(7, 1).withCases(Long.MAX_VALUE).withTime(Duration.ofSeconds(3)),
                        folder.resolve(end.name()),
                        CampaignHistory.NONE,
                        supplies,
                        event -> {},
                        end)
                .run();
        return Duration.ofNanos(last[0] - start);
    }

    private List<Suspect> suspects(String name) {
        return Journal.read(folder.resolve(name)).stream()
                .filter(JournalEntry.Suspected.class::isInstance)
                .map(JournalEntry.Suspected.class::cast)
                .map(JournalEntry.Suspected::suspect)
                .toList();
    }

    private CampaignProgress run(String name, long seed, int workers) {
        return campaign(name, seed, workers, CampaignHistory.NONE).run();
    }

    private Campaign campaign(String name, long seed, int workers, CampaignHistory history) {
        return new Campaign(
                FakeSupplies.plan(seed, workers), folder.resolve(name), history, FakeSupplies.of(seed), event -> {});
    }
}
