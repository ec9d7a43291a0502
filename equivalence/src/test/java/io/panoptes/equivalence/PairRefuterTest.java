package io.panoptes.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PairRefuterTest {
    private static final Schema SCHEMA = SchemaReader.read(
            List.of("CREATE TABLE t (a INT, b INT, kind VARCHAR(10), CHECK (kind IN ('x', 'y')), CHECK (a >= 0))"));

    @Test
    void refutesWhatDiffersUnderEveryReading() {
        assertThat(verdict(Readings.ANY, "SELECT a FROM t", "SELECT DISTINCT a FROM t"))
                .isInstanceOf(Verdict.Refuted.class);
    }

    @Test
    void aDifferenceOfOneReadingAloneIsNone() {
        String left = "SELECT a / 2 FROM t WHERE a = 3";
        String right = "SELECT 1 FROM t WHERE a = 3";
        assertThat(verdict(List.of(ReadingProfiles.named("mysql")), left, right))
                .isInstanceOf(Verdict.Refuted.class);
        assertThat(verdict(Readings.ANY, left, right)).isInstanceOf(Verdict.Unknown.class);
    }

    /** Whole quotients differ at a = 1, where exact ones don't; a = 3 tells the queries apart for both. */
    @Test
    void searchesUnderTheOtherReadingsWhereTheFirstMisleads() {
        String left = "SELECT a / 2 FROM t WHERE a IN (1, 3)";
        String right = "SELECT CASE a WHEN 1 THEN 0.5 ELSE 7 END FROM t WHERE a IN (1, 3)";
        assertThat(verdict(Readings.ANY, left, right)).isInstanceOf(Verdict.Refuted.class);
    }

    @Test
    void checksMeanTheSameUnderEveryReading() {
        String all = "SELECT kind FROM t WHERE kind IS NOT NULL AND a IS NOT NULL";
        for (List<ReadingProfile> profiles : List.of(
                List.of(ReadingProfile.STANDARD),
                List.of(ReadingProfiles.named("mysql")),
                List.of(ReadingProfiles.named("sqlite")),
                Readings.ANY)) {
            assertThat(verdict(profiles, all, all.replace("SELECT kind", "SELECT DISTINCT kind")))
                    .as("%s", profiles)
                    .isInstanceOf(Verdict.Refuted.class);
            assertThat(verdict(profiles, all, all + " AND kind IN ('x', 'y') AND a >= 0"))
                    .as("%s", profiles)
                    .isInstanceOf(Verdict.Unknown.class);
        }
    }

    /** All stages and the review give an unknown function one meaning. */
    @Test
    void unknownFunctionsMisleadNobody() {
        PairDecision decision =
                decide(Readings.ANY, "SELECT a FROM t WHERE odd(a) AND even(b)", "SELECT a FROM t WHERE odd(a)");
        assertThat(decision).isInstanceOfSatisfying(PairDecision.Decided.class, decided -> {
            assertThat(decided.verdict()).isInstanceOf(Verdict.Refuted.class);
            assertThat(decided.spurious()).isEmpty();
        });
    }

    @Test
    void saysWhichQueryItCannotRead() {
        assertThat(decide(Readings.ANY, "SELECT a FROM t", "SELECT nothing FROM t"))
                .isInstanceOfSatisfying(PairDecision.NotRead.class, notRead -> {
                    assertThat(notRead.unread().side()).isEqualTo(Readings.Side.RIGHT);
                    assertThat(notRead.unread().reason()).containsIgnoringCase("nothing");
                });
    }

    private static Verdict verdict(List<ReadingProfile> profiles, String left, String right) {
        return ((PairDecision.Decided) decide(profiles, left, right)).verdict();
    }

    private static PairDecision decide(List<ReadingProfile> profiles, String left, String right) {
        return new PairRefuter(Stages.upTo(2), profiles)
                .refute(
                        new QueryPair(SCHEMA, left, right, Semantics.BAG),
                        Budget.of(Duration.ofSeconds(60)),
                        Optional.empty());
    }
}
