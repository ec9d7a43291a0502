package io.panoptes.corpus.making;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.catalog.DenyList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GrammarTest {
    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite", "h2", "hsqldb", "derby"})
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
    @ValueSource(strings = {"duckdb", "sqlite", "h2", "hsqldb", "derby"})
    void callsNothingThatIsDenied(String dbms) {
        DenyList denied = DenyList.of(dbms);
        for (Form form : Grammar.of(dbms).forms()) {
            assertThat(denied.reasonIn(form.text())).as(form.text()).isEmpty();
        }
    }
}
