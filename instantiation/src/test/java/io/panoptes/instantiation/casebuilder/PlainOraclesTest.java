package io.panoptes.instantiation.casebuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.ShippedOracles;
import io.panoptes.instantiation.filling.ParsedOracle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PlainOraclesTest {
    private static final int DRAWS = 5_000;

    @Test
    void areThoseThatFilterOneTableInFewWords() {
        List<ParsedOracle> oracles = ShippedOracles.all();
        Map<String, Integer> drawn = draw(oracles);
        assertThat(drawn)
                .containsKeys("norec", "norec-several", "tlp-several", "filters-united-as-case", "filter-as-case");
        assertThat(oracles)
                .filteredOn(oracle -> drawn.containsKey(oracle.oracle().id()))
                .allMatch(PlainOraclesTest::looksAtOneTable);
    }

    @Test
    void everyFourthAsksOneTableTheSameInBothQueries() {
        List<ParsedOracle> oracles = ShippedOracles.all();
        Map<String, Integer> drawn = draw(oracles);
        int same = oracles.stream()
                .filter(oracle -> oracle.isOneQuery() && !oracle.filtersOneTable())
                .mapToInt(oracle -> drawn.getOrDefault(oracle.oracle().id(), 0))
                .sum();
        assertThat(same).isBetween(DRAWS / 5, DRAWS / 3);
    }

    @Test
    void thoseThatTryManyConditionsComeMostOften() {
        Map<String, Integer> drawn = draw(ShippedOracles.all());
        assertThat(drawn.get("norec-several")).isGreaterThan(10 * drawn.getOrDefault("norec", 0));
    }

    @Test
    void thereAreNoneWhereNoOracleFiltersOneTable() {
        List<ParsedOracle> others = ShippedOracles.all().stream()
                .filter(oracle -> !looksAtOneTable(oracle))
                .toList();
        assertThat(PlainOracles.of(others).isEmpty()).isTrue();
    }

    private static boolean looksAtOneTable(ParsedOracle oracle) {
        return oracle.filtersOneTable()
                || oracle.isOneQuery() && oracle.oracle().schema().tables().size() == 1;
    }

    private static Map<String, Integer> draw(List<ParsedOracle> oracles) {
        var plain = PlainOracles.of(oracles);
        var random = new SplittableRandom(1);
        Map<String, Integer> drawn = new HashMap<>();
        for (int i = 0; i < DRAWS; i++) {
            drawn.merge(oracles.get(plain.choose(random)).oracle().id(), 1, Integer::sum);
        }
        return drawn;
    }
}
