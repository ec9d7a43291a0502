package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlanWordsTest {

    @Test
    void takesTheWordsInTheirOrder() {
        assertThat(new PlanWords(Pattern.compile("scan|join"))
                        .read("a join of a scan")
                        .shape())
                .isEqualTo("QUERY(JOIN, SCAN)");
    }

    @Test
    void takesTheGroupThatMatched() {
        assertThat(new PlanWords(Pattern.compile("type=(\\w+)|order +by"))
                        .read("type=hash, order  by")
                        .shape())
                .isEqualTo("QUERY(HASH, ORDER BY)");
    }
}
