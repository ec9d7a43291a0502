package io.panoptes.languagemodel;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.languagemodel.AnswerReader.Found;
import java.util.List;
import org.junit.jupiter.api.Test;

/** SQL is found in every form that models are known to answer in. */
class AnswerReaderTest {
    @Test
    void inTheFormThatWasAskedFor() {
        assertThat(
                        AnswerReader.read(
                                "{\"queries\":[{\"sql\":\"SELECT 1;\",\"why\":\"it is\"},{\"sql\":\"SELECT 2\",\"why\":\"too\"}]}"))
                .containsExactly(new Found("SELECT 1", "it is"), new Found("SELECT 2", "too"));
    }

    @Test
    void inJsonThatBreaksOff() {
        assertThat(sql("{\"queries\":[{\"sql\":\"SELECT 1\",\"why\":\"a\"},{\"sql\":\"SELECT 2\",\"wh"))
                .containsExactly("SELECT 1", "SELECT 2");
        assertThat(sql("{\"queries\":[{\"sql\":\"SELECT 1\",\"why\":\"a\"},{\"sql\":\"SELE"))
                .containsExactly("SELECT 1");
    }

    @Test
    void inJsonInsideAFenceInsideProse() {
        assertThat(sql("Sure! Here:\n```json\n{\"queries\": [{\"sql\": \"SELECT 1\"}]}\n```\nHope it helps."))
                .containsExactly("SELECT 1");
    }

    @Test
    void inFencedCode() {
        assertThat(sql("First:\n```sql\nSELECT a\nFROM t;\n```\nor\n```\nWITH x AS (SELECT 1) SELECT * FROM x\n```"))
                .containsExactly("SELECT a\nFROM t", "WITH x AS (SELECT 1) SELECT * FROM x");
    }

    @Test
    void inProse() {
        assertThat(
                        sql(
                                "You could write\n\n  SELECT a FROM t WHERE b = ';'; and also\n\nwith x as (select 1)\nselect * from x\n\n."))
                .containsExactly("SELECT a FROM t WHERE b = ';'", "with x as (select 1)\nselect * from x");
    }

    @Test
    void twoQueriesInOneFieldAreTwo() {
        assertThat(sql("{\"queries\":[{\"sql\":\"SELECT 1; DROP TABLE t; -- ;\\nSELECT 2\"}]}"))
                .containsExactly("SELECT 1", "DROP TABLE t", "-- ;\nSELECT 2");
    }

    @Test
    void theSameQueryOnce() {
        assertThat(sql("{\"queries\":[{\"sql\":\"SELECT 1\"},{\"sql\":\" SELECT 1 ; \"}]}"))
                .containsExactly("SELECT 1");
    }

    @Test
    void neverWithoutBound() {
        assertThat(sql("{\"queries\":[" + "{\"sql\":\"SELECT x\"},".repeat(3))).hasSize(1);
        StringBuilder many = new StringBuilder("[");
        for (int i = 0; i < 50_000; i++) {
            many.append("{\"sql\":\"SELECT ").append(i).append("\"},");
        }
        assertThat(sql(many.toString())).hasSize(40);
        assertThat(sql("SELECT " + "x".repeat(20_000))).isEmpty();
        assertThat(sql("[".repeat(500_000))).isEmpty();
    }

    @Test
    void nothingWhereThereIsNone() {
        assertThat(sql("I cannot help with that.")).isEmpty();
        assertThat(sql("")).isEmpty();
        assertThat(sql("{\"sql\": 7}")).isEmpty();
    }

    private static List<String> sql(String answer) {
        return AnswerReader.read(answer).stream().map(Found::sql).toList();
    }
}
