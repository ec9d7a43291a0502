package io.panoptes.discovery.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Plan;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.sql.oracle.Oracle;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OracleRankingTest {
    private static final Plan SCAN = new Plan("SCAN", "", List.of());
    private static final Plan FILTER = new Plan("FILTER", "", List.of(SCAN));
    private static final Plan UNION = new Plan("UNION", "", List.of(FILTER, FILTER, FILTER));
    private static final List<Oracle> ORACLES =
            OracleLibrary.classic().oracles().subList(0, 4);

    @Test
    void whatIsPlannedFarApartComesFirstAndARepetitionLater() {
        Map<String, OraclePlans> plans = Map.of(
                ORACLES.get(0).id(), new OraclePlans(SCAN, SCAN),
                ORACLES.get(1).id(), new OraclePlans(SCAN, UNION),
                ORACLES.get(2).id(), new OraclePlans(UNION, SCAN),
                ORACLES.get(3).id(), new OraclePlans(SCAN, FILTER));
        List<OracleRanking.Ranked> ranked = new OracleRanking().rank(ORACLES, plans, Map.of());
        assertThat(ranked.getFirst().oracle()).isIn(ORACLES.get(1), ORACLES.get(2));
        assertThat(ranked.getLast().oracle()).isEqualTo(ORACLES.get(0));
        assertThat(ranked.get(0).worth()).isEqualTo(2 * repeated(ranked));
    }

    @Test
    void whatHasFoundSomethingIsWorthMore() {
        Map<String, OraclePlans> plans = Map.of(
                ORACLES.get(0).id(), new OraclePlans(SCAN, FILTER),
                ORACLES.get(1).id(), new OraclePlans(SCAN, SCAN));
        Map<String, Integer> findings =
                Map.of(ORACLES.get(1).id(), 1, ORACLES.get(2).id(), 3);

        List<Oracle> ranked = new OracleRanking()
                .rank(ORACLES, plans, findings).stream()
                        .map(OracleRanking.Ranked::oracle)
                        .toList();

        assertThat(ranked).containsExactly(ORACLES.get(2), ORACLES.get(1), ORACLES.get(0), ORACLES.get(3));
    }

    /** The worth of the second one of the two with the same plans. */
    private static double repeated(List<OracleRanking.Ranked> ranked) {
        return ranked.stream()
                .filter(one ->
                        one.oracle().equals(ORACLES.get(1)) || one.oracle().equals(ORACLES.get(2)))
                .skip(1)
                .findFirst()
                .orElseThrow()
                .worth();
    }

    @Test
    void withoutPlansAnOracleStillCounts() {
        assertThat(new OracleRanking().rank(ORACLES, Map.of(), Map.of()))
                .hasSize(4)
                .allSatisfy(ranked -> assertThat(ranked.worth()).isPositive());
    }
}
