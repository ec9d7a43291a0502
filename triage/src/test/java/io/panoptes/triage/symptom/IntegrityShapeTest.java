package io.panoptes.triage.symptom;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntegrityShapeTest {
    private static final String MISSING = "the table is not in order: row 1 missing from index sqlite_autoindex_b1_1";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "row 12 missing from index i",
                "wrong # of entries in index sqlite_autoindex_t_1",
                "row 3 values differ from index i2",
                "rowid not at end-of-record for row 1 of index i"
            })
    void allWaysToTellOfAnIndexUnlikeItsTableAreOne(String told) {
        String message = "the table is not in order: " + told;
        assertThat(error(message).signature()).isEqualTo(error(MISSING).signature());
        assertThat(error(MISSING).isSameManner(error(message))).isTrue();
    }

    @Test
    void otherFaultsStayApart() {
        assertThat(error("the table is not in order: NULL value in t.a").signature())
                .isNotEqualTo(error(MISSING).signature());
        assertThat(error("the table is not in order: non-unique entry in index i")
                        .signature())
                .isNotEqualTo(error(MISSING).signature());
        assertThat(IntegrityShape.of("no such index: i")).isEmpty();
    }

    @Test
    void theTitleKeepsTheWordsOfTheDbms() {
        assertThat(error(MISSING).firstLine()).isEqualTo(MISSING);
    }

    private static InternalError error(String message) {
        return new InternalError(Place.LEFT, "PRAGMA integrity_check", message);
    }
}
