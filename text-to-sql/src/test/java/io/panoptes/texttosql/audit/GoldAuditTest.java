package io.panoptes.texttosql.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.evaluation.ResultRow;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GoldAuditTest {
    private static final BenchmarkQuestion QUESTION =
            new BenchmarkQuestion("q", "shop", "How many?", "", "", "SELECT COUNT(*) FROM t");
    private static final ResultRow SUSPICION = row("different", "SELECT COUNT(DISTINCT a) FROM t", "1");

    @Test
    void aGoldQueryIsListedIfMostSystemsContradictIt() {
        assertThat(audit(Map.of(), row("different", "a", "1"), row("different", "b", "2"), row("equal", "c", "")))
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.contradicting())
                            .extracting(ResultRow::predicted)
                            .containsExactly("a", "b");
                    assertThat(entry.systems()).isEqualTo(3);
                    assertThat(entry.agreeing()).isEqualTo(1);
                    assertThat(entry.weight()).isEqualTo((2 + 1) / 6.0);
                });
        assertThat(audit(Map.of(), row("different", "a", "1"), row("equal", "b", "")))
                .isEmpty();
    }

    @Test
    void oneSystemAloneIsNoEvidence() {
        assertThat(audit(Map.of(), row("different", "a", "1"))).isEmpty();
    }

    @Test
    void whatIsNoQueryHasNoSay() {
        assertThat(audit(Map.of(), row("different", "a", "1"), row("different", "b", "1"), row("invalid", "c", "")))
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.systems()).isEqualTo(2);
                    assertThat(entry.agreeing()).isEqualTo(2);
                    assertThat(entry.weight()).isEqualTo(1);
                });
    }

    /** Systems that predict one query in different words weigh more than any that only contradict. */
    @Test
    void aMajorityThatIsProvedEqualWeighsOneMore() {
        assertThat(audit(Map.of(), row("different", "x1", "1"), row("different", "x2", "2")))
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.hasProvedMajority()).isTrue();
                    assertThat(entry.weight()).isEqualTo((2 + 1) / 4.0 + 1);
                    assertThat(entry.shown()).map(ResultRow::predicted).contains("x1");
                });
    }

    @Test
    void aSuspicionThatChangesTheAnswerIsEnough() {
        assertThat(audit(Map.of("duplicates", SUSPICION), row("equal", "a", ""), row("different", "b", "1")))
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.suspicions()).containsOnlyKeys("duplicates");
                    assertThat(entry.weight()).isEqualTo((1 + 1) / 4.0 + 1);
                });
        assertThat(audit(Map.of("duplicates", row("equal", "SELECT COUNT(a) FROM t", ""))))
                .isEmpty();
    }

    /** Nobody reads the question in another way. */
    @Test
    void noSuspicionCountsWhereAllSystemsAgreeWithTheGoldQuery() {
        assertThat(audit(Map.of("duplicates", SUSPICION), row("equal", "a", ""), row("equal", "b", "")))
                .isEmpty();
    }

    /** Predictions that begin with the same letter are proved equal. */
    private static List<GoldAudit.Entry> audit(Map<String, ResultRow> suspicions, ResultRow... systems) {
        return GoldAudit.of(
                List.of(QUESTION),
                Map.of("q", Arrays.asList(systems)),
                Map.of("q", suspicions),
                (question, one, other) -> one.charAt(0) == other.charAt(0));
    }

    private static ResultRow row(String outcome, String predicted, String answer) {
        String json = """
                {"id": "q", "key": "k", "outcome": "%s", "predicted": "%s",
                 "counterexample": ["INSERT INTO t VALUES (1)"], "predictedRows": [["%s"]]}""";
        return ResultRow.read(json.formatted(outcome, predicted, answer)).orElseThrow();
    }
}
