package io.panoptes.corpus.making;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.catalog.DenyList;
import io.panoptes.corpus.store.SnippetStore;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GrammarTest {
    static List<String> dbmss() {
        return Grammar.known();
    }

    /** Within a view such a text has the collation that its character set has by default: {@code 'a' = 'A'}. */
    @ParameterizedTest
    @ValueSource(strings = {"mysql", "mariadb"})
    void makesNoTextThatHasAnotherCollationWithinAView(String dbms) {
        assertThat(Grammar.of(dbms).forms())
                .noneMatch(
                        form -> form.text().contains("AS CHAR") || form.text().contains(" USING "));
        assertThat(SnippetStore.shipped(dbms).orElseThrow().snippets())
                .extracting(snippet -> snippet.text().text())
                .noneMatch(text -> text.contains("AS CHAR") || text.contains(" USING "));
    }

    @Test
    void takesInWhatItIsLike() {
        assertThat(Grammar.of("mariadb").kinds()).isEqualTo(Grammar.of("mysql").kinds());
        assertThat(Grammar.of("mariadb").forms())
                .hasSizeGreaterThan(Grammar.of("mysql").forms().size());
    }

    @ParameterizedTest
    @MethodSource("dbmss")
    void namesOnlyKindsThatItHas(String dbms) {
        Grammar grammar = Grammar.of(dbms);
        for (Form form : grammar.forms()) {
            assertThat(grammar.kinds().keySet()).as(form.text()).containsAll(form.holes());
            if (form.result() != Form.OPEN) {
                assertThat(grammar.kinds()).as(form.text()).containsKey(form.result());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dbmss")
    void callsNothingThatIsDenied(String dbms) {
        DenyList denied = DenyList.of(dbms);
        for (Form form : Grammar.of(dbms).forms()) {
            assertThat(denied.reasonIn(form.text())).as(form.text()).isEmpty();
        }
    }
}
