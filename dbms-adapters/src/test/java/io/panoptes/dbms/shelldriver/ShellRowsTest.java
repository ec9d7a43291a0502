package io.panoptes.dbms.shelldriver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.panoptes.dbms.shelldriver.ShellRows.Cell;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShellRowsTest {

    @Test
    void cellsStandBetweenCommas() {
        assertThat(ShellRows.of("'a','b'\n1,NULL\n-2.5,X'00ff'\n"))
                .containsExactly(
                        List.of(text("a"), text("b")),
                        List.of(plain("1"), plain("NULL")),
                        List.of(plain("-2.5"), plain("X'00ff'")));
    }

    @Test
    void aTextMayHoldQuotesCommasAndNewlines() {
        assertThat(ShellRows.of("'it''s','a,b'\n'a\nb',''\n"))
                .containsExactly(List.of(text("it's"), text("a,b")), List.of(text("a\nb"), text("")));
    }

    @Test
    void aTextThatReadsNullIsNone() {
        assertThat(text("NULL").isNull()).isFalse();
        assertThat(plain("NULL").isNull()).isTrue();
    }

    @Test
    void nothingIsNoRow() {
        assertThat(ShellRows.of("")).isEmpty();
    }

    @Test
    void aTextWithoutAnEndIsRefused() {
        assertThatIllegalStateException().isThrownBy(() -> ShellRows.of("'a"));
    }

    private static Cell text(String text) {
        return new Cell(text, true);
    }

    private static Cell plain(String text) {
        return new Cell(text, false);
    }
}
