package io.panoptes.corpus.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SnippetTextTest {
    private static final Slot FIRST = new Slot(SlotType.INTEGER, 0);
    private static final Slot TEXT = new Slot(SlotType.TEXT, 1);

    @Test
    void findsItsSlotsOnceEach() {
        assertThat(new SnippetText("{i0} + «{i0} * length({t1})»").slots()).containsExactlyInAnyOrder(FIRST, TEXT);
    }

    @Test
    void leavesBracesAloneThatAreNoSlots() {
        var text = new SnippetText("len({'a': 1}) + json('{\"a1\": 2}') ~ 'x{2}' || {i0}");
        assertThat(text.slots()).containsExactly(FIRST);
        assertThat(text.sql(slot -> "c")).isEqualTo("(len({'a': 1}) + json('{\"a1\": 2}') ~ 'x{2}' || c)");
    }

    @Test
    void isRunWithParenthesesForItsMarks() {
        assertThat(new SnippetText("f(«{i0} + 1», {t1})")
                        .sql(slot -> "x." + slot.type().letter()))
                .isEqualTo("(f((x.i + 1), x.t))");
    }

    @Test
    void isATreeOfItsMarkedParts() {
        Expression tree = new SnippetText("f(«{i0} + 1», 2)").expression(slot -> column(slot.toString()));
        assertThat(tree)
                .isEqualTo(new Expression.Template(
                        List.of("f(", ", 2)"),
                        List.of(new Expression.Template(List.of("", " + 1"), List.of(column("{i0}"))))));
    }

    @Test
    void isAColumnWhereItIsASlotOnly() {
        assertThat(new SnippetText("{i0}").expression(slot -> column("c"))).isEqualTo(column("c"));
    }

    @Test
    void takesAnotherSnippetForASlot() {
        var combined = new SnippetText("{i0} + {t1}")
                .replacing(slot -> slot.equals(FIRST) ? Optional.of("«abs({i2})»") : Optional.empty());
        assertThat(combined.text()).isEqualTo("«abs({i2})» + {t1}");
    }

    private static Expression column(String name) {
        return new Expression.ColumnReference(Optional.empty(), name);
    }
}
