package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.sql.oracle.Semantics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Limited rows of equal bags that are written in another order, below a squash or a sum. */
class SharedSourcesTest {
    private static final String[] SCHEMA = {
        "CREATE TABLE k (id INT PRIMARY KEY, s VARCHAR(9), b INT)",
        "CREATE TABLE f (id INT PRIMARY KEY, k_id INT, w INT)",
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT k.s FROM k JOIN f ON f.k_id = k.id ORDER BY f.w DESC LIMIT 1 | SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY f.w DESC LIMIT 1",
                "SELECT MAX(z.s) FROM (SELECT k.s FROM k JOIN f ON f.k_id = k.id ORDER BY f.w LIMIT 3) z | SELECT MAX(z.s) FROM (SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY f.w LIMIT 3) z",
                "SELECT id FROM k WHERE b IN (SELECT f.w FROM f JOIN k x ON x.id = f.k_id ORDER BY f.w LIMIT 2) | SELECT id FROM k WHERE b IN (SELECT f.w FROM k x JOIN f ON x.id = f.k_id ORDER BY f.w LIMIT 2)",
            })
    void areEqual(String left, String right) {
        assertThat(ofSets().proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT k.s FROM k JOIN f ON f.k_id = k.id ORDER BY f.w DESC LIMIT 1 | SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY f.w DESC LIMIT 2",
                "SELECT k.s FROM k JOIN f ON f.k_id = k.id ORDER BY f.w DESC LIMIT 1 | SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY f.w LIMIT 1",
                "SELECT k.s FROM k JOIN f ON f.k_id = k.id ORDER BY f.w LIMIT 1 | SELECT k.s FROM f LEFT JOIN k ON k.id = f.k_id ORDER BY f.w LIMIT 1",
                "SELECT k.s FROM k JOIN f ON f.k_id = k.id ORDER BY f.w LIMIT 1 | SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY k.b LIMIT 1",
                "SELECT k.s FROM k JOIN f ON f.k_id = k.id WHERE f.w > 1 ORDER BY f.w LIMIT 1 | SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY f.w LIMIT 1",
                "SELECT MAX(z.s) FROM (SELECT DISTINCT k.s, f.w FROM k JOIN f ON f.k_id = k.id ORDER BY f.w LIMIT 3) z | SELECT MAX(z.s) FROM (SELECT k.s FROM f JOIN k ON k.id = f.k_id ORDER BY f.w LIMIT 3) z",
            })
    void differ(String left, String right) {
        assertThat(ofSets().proves(left, right)).isFalse();
    }

    private static Proving ofSets() {
        return Proving.over(SCHEMA)
                .as(Semantics.SET)
                .allowing(Assumption.SETS_OF_RIGHT_ANSWERS, Assumption.ERRORS_LIKE_VALUES);
    }
}
