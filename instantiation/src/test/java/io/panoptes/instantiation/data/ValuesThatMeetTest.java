package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ValuesThatMeetTest {
    private static final SqlType.OpaqueType FOLDED = new SqlType.OpaqueType("COLLATE NOCASE");
    private static final SqlType.OpaqueType ANY = new SqlType.OpaqueType("");

    @Test
    void mostStatesHoldFewValuesTheSameInAllColumns() {
        long few = 0;
        for (int seed = 0; seed < 300; seed++) {
            var values = new ValuesThatMeet(new SplittableRandom(seed), words("sqlite"));
            assertThat(values.of(FOLDED)).isNotEmpty().isEqualTo(values.of(ANY));
            few += new HashSet<>(values.of(ANY)).size() <= 12 ? 1 : 0;
        }
        assertThat(few).isBetween(150L, 250L);
    }

    @Test
    void aValueIsOftenThereInTwoSpellings() {
        long both = 0;
        for (int seed = 0; seed < 300; seed++) {
            Set<Value> held = Set.copyOf(new ValuesThatMeet(new SplittableRandom(seed), words("sqlite")).of(ANY));
            both += held.size() <= 12
                            && (held.contains(Value.of(1)) && held.contains(Value.of("1"))
                                    || held.contains(Value.of("a")) && held.contains(Value.of("A")))
                    ? 1
                    : 0;
        }
        assertThat(both).isGreaterThan(15);
    }

    @Test
    void someStatesHoldNumbersNearTheEndsOfTheirTypes() {
        long large = 0;
        boolean next = false;
        for (int seed = 0; seed < 300; seed++) {
            List<Value> held = new ValuesThatMeet(new SplittableRandom(seed), words("sqlite")).of(ANY);
            long many = held.stream().filter(ValuesThatMeetTest::isLarge).count();
            large += 2 * many > held.size() ? 1 : 0;
            next |= held.contains(Value.of(Long.MAX_VALUE - 1));
        }
        assertThat(large).isBetween(5L, 60L);
        assertThat(next).as("a number and the one below it").isTrue();
    }

    private static boolean isLarge(Value value) {
        return value instanceof Value.IntegerValue(var number) && number.bitLength() > 30;
    }

    /** A column of another DBMS takes the values of its type alone. */
    @Test
    void noOtherValuesComeInWhereColumnsHaveTypes() {
        OpaqueWords words = words("duckdb");
        SqlType.OpaqueType unsigned = new SqlType.OpaqueType("UINTEGER");
        List<Value> all = words.values(unsigned);
        for (int seed = 0; seed < 100; seed++) {
            assertThat(all).containsAll(new ValuesThatMeet(new SplittableRandom(seed), words).of(unsigned));
        }
    }

    private static OpaqueWords words(String dbms) {
        return OpaqueCatalog.of(Adapters.named(dbms).profile(new Version("99.0")));
    }
}
