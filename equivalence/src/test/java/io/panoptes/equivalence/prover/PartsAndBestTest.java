package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Disjunctions in parts, and rows that reach a greatest or least value. */
class PartsAndBestTest {
    private static final String[] SCHEMA = {
        "CREATE TABLE k (id INT PRIMARY KEY, g INT, v INT)",
        "CREATE TABLE t (a INT, b INT)",
        "CREATE TABLE d (no INT PRIMARY KEY, name VARCHAR(9))",
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT t.a, d.name FROM t JOIN d ON t.b = d.no WHERE (d.name = 'x' AND t.a = 1) OR (d.name = 'y' AND t.a = 2) | SELECT 1, 'x' FROM t JOIN d ON t.b = d.no WHERE d.name = 'x' AND t.a = 1 UNION ALL SELECT 2, 'y' FROM t JOIN d ON t.b = d.no WHERE d.name = 'y' AND t.a = 2",
                "SELECT g, MIN(id) FROM k GROUP BY g | SELECT g, id FROM k WHERE NOT EXISTS (SELECT 1 FROM k o WHERE o.g IS NOT DISTINCT FROM k.g AND o.id < k.id)",
                "SELECT MAX(id) FROM k WHERE g = 1 | SELECT (SELECT id FROM k WHERE g = 1 ORDER BY id DESC LIMIT 1)",
            })
    void isProved(String pair) {
        String[] sides = pair.split("\\|");
        assertThat(Proving.over(SCHEMA).proves(sides[0], sides[1])).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a row that is in both parts is not there twice
                "SELECT a FROM t WHERE a = 1 OR b = 1 | SELECT a FROM t WHERE a = 1 UNION ALL SELECT a FROM t WHERE b = 1",
                // several rows may reach the bound, or none
                "SELECT g, MIN(v) FROM k GROUP BY g | SELECT g, v FROM k WHERE NOT EXISTS (SELECT 1 FROM k o WHERE o.g IS NOT DISTINCT FROM k.g AND o.v < k.v)",
                "SELECT MIN(v) FROM k | SELECT v FROM k WHERE NOT EXISTS (SELECT 1 FROM k o WHERE o.v < k.v)",
                "SELECT MAX(id) FROM k WHERE g = 1 | SELECT id FROM k WHERE g = 1 ORDER BY id DESC LIMIT 1",
                "SELECT MAX(id) FROM k WHERE g = 1 | SELECT (SELECT id FROM k WHERE g = 1 ORDER BY id LIMIT 1)",
            })
    void isNot(String pair) {
        String[] sides = pair.split("\\|");
        assertThat(Proving.over(SCHEMA).proves(sides[0], sides[1])).isFalse();
    }
}
