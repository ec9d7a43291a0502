package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings.Read;
import io.panoptes.equivalence.front.Readings.Side;
import io.panoptes.equivalence.front.Readings.Unread;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadingsTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT)"));

    @Test
    void aPlainPairHasOneReading() {
        assertThat(of("SELECT a FROM t", "SELECT b FROM t"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .singleElement()
                                .satisfies(reading ->
                                        assertThat(reading.profile().name()).isEqualTo("standard")));
    }

    @Test
    void divisionHasTwo() {
        assertThat(of("SELECT a / b FROM t", "SELECT b FROM t")).isInstanceOfSatisfying(Read.class, read -> {
            assertThat(read.readings()).hasSize(2);
            assertThat(read.others()).containsExactly(read.readings().getLast());
        });
    }

    @Test
    void wordsOfOneFamilyRuleTheOthersOut() {
        assertThat(of("SELECT a / b FROM t", "SELECT IF(b = 1, a, 0) FROM t"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .singleElement()
                                .satisfies(reading ->
                                        assertThat(reading.profile().name()).isEqualTo("mysql")));
        assertThat(of("SELECT a / b FROM t", "SELECT b FROM t ORDER BY a NULLS LAST"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.readings())
                                .singleElement()
                                .satisfies(reading ->
                                        assertThat(reading.profile().name()).isEqualTo("standard")));
    }

    @Test
    void wordsOfBothFamiliesRuleNoneOut() {
        assertThat(of("SELECT a / b FROM t", "SELECT IF(b = 1, a, 0) FROM t ORDER BY a NULLS LAST"))
                .isInstanceOfSatisfying(
                        Read.class, read -> assertThat(read.readings()).hasSize(2));
    }

    @Test
    void whatOneProfileAloneReadsHasOne() {
        assertThat(of("SELECT a FROM t GROUP BY b", "SELECT b FROM t"))
                .isInstanceOfSatisfying(
                        Read.class,
                        read -> assertThat(read.first().profile().name()).isEqualTo("mysql"));
    }

    @Test
    void whatNoneReadsIsToldWithItsSide() {
        assertThat(of("SELEC a", "SELECT b FROM t")).isInstanceOfSatisfying(Unread.class, unread -> {
            assertThat(unread.side()).isEqualTo(Side.LEFT);
            assertThat(unread.isSql()).isFalse();
        });
        assertThat(of(
                        "SELECT b FROM t",
                        "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT n FROM r"))
                .isInstanceOfSatisfying(Unread.class, unread -> {
                    assertThat(unread.side()).isEqualTo(Side.RIGHT);
                    assertThat(unread.isSql()).isTrue();
                });
    }

    private static Readings of(String left, String right) {
        return Readings.of(new QueryPair(SCHEMA, left, right, Semantics.BAG), Readings.ANY);
    }
}
