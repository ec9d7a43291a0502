package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Joins of many tables, written in another order. */
class ManyTablesTest {
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 8})
    void joinsByKeys(int tables) {
        String[] schema = IntStream.range(0, tables)
                .mapToObj(i -> "CREATE TABLE t%d (id INT PRIMARY KEY, a INT)".formatted(i))
                .toArray(String[]::new);
        StringBuilder comma = new StringBuilder("SELECT t0.a FROM t0");
        StringBuilder joins = new StringBuilder("SELECT t0.a FROM t" + (tables - 1));
        for (int i = 1; i < tables; i++) {
            comma.append(", t").append(i);
        }
        comma.append(IntStream.range(1, tables)
                .mapToObj(i -> "t%d.id = t%d.id".formatted(i - 1, i))
                .collect(Collectors.joining(" AND ", " WHERE ", "")));
        for (int i = tables - 2; i >= 0; i--) {
            joins.append(" JOIN t%d ON t%d.id = t%d.id".formatted(i, i, i + 1));
        }
        assertThat(Proving.over(schema).proves(comma.toString(), joins.toString()))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 8})
    void joinsOfOneTableWithItself(int times) {
        StringBuilder comma = new StringBuilder("SELECT x0.a FROM t x0");
        StringBuilder joins = new StringBuilder("SELECT x0.a FROM t x" + (times - 1));
        for (int i = 1; i < times; i++) {
            comma.append(", t x").append(i);
        }
        comma.append(IntStream.range(1, times)
                .mapToObj(i -> "x%d.a < x%d.b".formatted(i - 1, i))
                .collect(Collectors.joining(" AND ", " WHERE ", "")));
        for (int i = times - 2; i >= 0; i--) {
            joins.append(" JOIN t x%d ON x%d.b > x%d.a".formatted(i, i + 1, i));
        }
        Proving proving = Proving.over("CREATE TABLE t (a INT, b INT)");
        assertThat(proving.proves(comma.toString(), joins.toString())).isTrue();
        assertThat(proving.proves(comma.toString(), joins.toString().replace("> x0.a", "> x0.b")))
                .isFalse();
    }
}
