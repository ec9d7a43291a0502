package io.panoptes.prompts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A template's placeholders are checked when it is read, and filled once, whatever the values hold. */
class PromptTemplateTest {
    private static final String BODY = "{{schema}} {{seed}} {{count}}";

    @Test
    void valuesAreFilledInAndNeverReadAsTemplates() throws PromptException {
        PromptTemplate template = read("version: 7\n\n" + BODY);

        assertThat(template.version()).isEqualTo(7);
        assertThat(template.fill(Map.of("schema", "{{seed}}", "seed", "$1 \\ {{#fail}}", "count", "2")))
                .isEqualTo("{{seed}} $1 \\ {{#fail}} 2");
    }

    @Test
    void aPartWithoutValueIsLeftOut() throws PromptException {
        PromptTemplate template =
                read("version: 1\n\n" + BODY + "\n\n{{#focus}}\nfocus on {{focus}}\n{{/focus}}\n\nend");
        Map<String, String> values = Map.of("schema", "a", "seed", "b", "count", "1");

        assertThat(template.fill(values)).isEqualTo("a b 1\n\nend");
        assertThat(template.fill(with(values, "joins"))).isEqualTo("a b 1\n\nfocus on joins\n\nend");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            no version here                                     | line 1: the version is missing
            version: 1NN{{schema}} {{seed}}                     | {{count}} is missing
            version: 1NN{{schema}} {{seed}} {{count}}N{{tabel}} | line 4: unknown placeholder {{tabel}}
            version: 1NN{{schema}} {{seed}} {{count}}{{#fail}}  | {{#fail}} is not closed
            version: 1NN{{schema}} {{seed}} {{count}}{{/fail}}  | {{/fail}} closes nothing
            version: 1NN{{#fail}}{{#focus}}{{/focus}}{{/fail}}  | {{#focus}} inside {{#fail}}
            """)
    void whatIsWrongIsToldWithItsLine(String content, String message) {
        assertThatThrownBy(() -> read(content.replace("N", "\n")))
                .isInstanceOf(PromptException.class)
                .hasMessageContaining("mine.md")
                .hasMessageContaining(message);
    }

    @Test
    void aMissingValueIsRefused() throws PromptException {
        PromptTemplate template = read("version: 1\n\n" + BODY);

        assertThatThrownBy(() -> template.fill(Map.of("schema", "a", "count", "1")))
                .hasMessageContaining("seed");
    }

    private static PromptTemplate read(String content) throws PromptException {
        return PromptTemplate.read(Prompt.EQUIVALENT, "mine.md", content);
    }

    private static Map<String, String> with(Map<String, String> values, String focus) {
        Map<String, String> more = new java.util.HashMap<>(values);
        more.put("focus", focus);
        return more;
    }
}
