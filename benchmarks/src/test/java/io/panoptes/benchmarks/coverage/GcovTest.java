package io.panoptes.benchmarks.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GcovTest {
    @ParameterizedTest
    @CsvSource({
        "/build/pg/src/backend/optimizer/plan/planner.c, src/backend/optimizer, true",
        "src/backend/optimizer/plan/planner.c, src/backend/optimizer, true",
        "../src/backend/optimizer/geqo.c, src/backend/optimizer, true",
        "/build/pg/src/backend/optimizers/x.c, src/backend/optimizer, false",
        "/build/pg/src/backend/executor/x.c, src/backend/optimizer, false",
        "/build/sqlite/where.c, where*.c, true",
        "/build/sqlite/wherecode.c, where*.c, true",
        "/build/sqlite/where.h, where*.c, false",
        "/build/sqlite/select.c, select.c, true",
        "/build/sqlite/sub/select.c, select.c, true",
        "/build/sqlite/reselect.c, select.c, false"
    })
    void aPlaceIsAFolderOrNamesFiles(String source, String place, boolean isIn) {
        assertThat(Gcov.isIn(source, place)).isEqualTo(isIn);
    }
}
