package io.panoptes.discovery.mining;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.languagemodel.Cost;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MiningFolderTest {
    private static final MiningTally TALLY = new MiningTally(
            1,
            2,
            9,
            Map.of("refuted", 2L),
            Map.of("out of time", 1L),
            6,
            4,
            2,
            0,
            0,
            3.5,
            6,
            1.5,
            3,
            77,
            new Cost(2, 300, 40, new BigDecimal("0.25")));

    @TempDir
    private Path folder;

    @Test
    void whatWasKeptIsThereAgain() {
        Oracle oracle = OracleLibrary.classic().oracles().getFirst();
        try (MiningFolder first = MiningFolder.open(folder)) {
            first.add(oracle);
            first.done(3, TALLY, 1_500);
        }
        try (MiningFolder again = MiningFolder.open(folder)) {
            assertThat(again.earlier()).containsExactly(oracle);
            assertThat(again.isDone(3)).isTrue();
            assertThat(again.isDone(4)).isFalse();
            assertThat(again.tally()).isEqualTo(TALLY);
            assertThat(again.millis()).isEqualTo(1_500);
        }
    }

    @Test
    void aLineThatAKillCutShortIsCutOff() throws IOException {
        Oracle oracle = OracleLibrary.classic().oracles().getFirst();
        try (MiningFolder first = MiningFolder.open(folder)) {
            first.add(oracle);
            first.done(3, TALLY, 1_500);
        }
        Files.writeString(folder.resolve("oracles.jsonl"), "{\"id\": \"half", StandardOpenOption.APPEND);
        Files.writeString(folder.resolve("journal.jsonl"), "{\"seed\": 4, \"mil", StandardOpenOption.APPEND);
        try (MiningFolder again = MiningFolder.open(folder)) {
            assertThat(again.earlier()).containsExactly(oracle);
            assertThat(again.isDone(4)).isFalse();
        }
    }

    @Test
    void eachCandidateIsKeptWithWhatBecameOfIt() {
        Candidate candidate = new Candidate("SELECT c0 FROM t1", "m: the same");
        try (MiningFolder first = MiningFolder.open(folder)) {
            first.judged(new CandidateRecord(3, "open", candidate, "out of time"));
            first.judged(new CandidateRecord(4, CandidateRecord.KEPT, candidate, ""));
        }
        try (MiningFolder again = MiningFolder.open(folder)) {
            again.judged(new CandidateRecord(3, CandidateRecord.KEPT, candidate, ""));
            assertThat(again.candidates())
                    .containsExactly(
                            new CandidateRecord(3, CandidateRecord.KEPT, candidate, ""),
                            new CandidateRecord(4, CandidateRecord.KEPT, candidate, ""));
        }
    }

    @Test
    void theStatusCountsEachCandidateOnce() {
        MiningTally tally = new MiningTally(
                3,
                3,
                24,
                Map.of("open", 2L, "invalid", 1L, "rejected", 3L),
                Map.of(),
                17,
                12,
                5,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                Cost.NONE);
        assertThat(tally.status(OptionalLong.of(192)))
                .isEqualTo("3 of 192 answers: 24 candidates, 12 kept, 2 open, 0 refuted, 1 not read, 5 planned alike,"
                        + " 3 rejected, 1 contradicted");
        assertThat(tally.status(OptionalLong.of(3))).startsWith("3 answers: ");
    }

    @Test
    void costIsSharedByTheOraclesThatWereKept() {
        assertThat(TALLY.tokensAnOracle()).isEqualTo(85);
        assertThat(TALLY.dollarsAnOracle()).isEqualByComparingTo("0.0625");
        assertThat(MiningTally.NONE.dollarsAnOracle()).isZero();
    }

    @Test
    void talliesAddUp() {
        MiningTally twice = TALLY.plus(TALLY);
        assertThat(twice.failed()).containsEntry("refuted", 4L);
        assertThat(twice.similarity()).isEqualTo(TALLY.similarity());
        assertThat(twice.cost().dollars()).isEqualByComparingTo("0.5");
    }
}
