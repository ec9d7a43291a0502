package io.panoptes.corpus.making;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FormTest {
    @Test
    void hasAHoleForEachKind() {
        Form form = Form.of("list_contains(<L>, <i>)", Form.OPEN, Set.of("list_contains"));
        assertThat(form.holes()).containsExactly('L', 'i');
        assertThat(form.with(List.of("[1]", "2"))).isEqualTo("list_contains([1], 2)");
    }

    @Test
    void takesComparisonsForComparisons() {
        Form form = Form.of("<i> < <i>", Form.OPEN, Set.of());
        assertThat(form.with(List.of("1", "2"))).isEqualTo("1 < 2");
        assertThat(form.text()).isEqualTo("<i> < <i>");
    }
}
