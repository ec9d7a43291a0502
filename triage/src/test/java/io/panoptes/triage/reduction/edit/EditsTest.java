package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EditsTest {
    /** An edit that nobody tests may do nothing, and nobody would know. */
    @Test
    void eachHasATestOfItsName() {
        assertThat(Stream.concat(Edits.ALL.stream(), Edits.LAST.stream())
                        .flatMap(EditsTest::parts)
                        .map(Class::getName)
                        .distinct()
                        .filter(name -> !isThere(name + "Test")))
                .isEmpty();
    }

    private static Stream<Class<?>> parts(Edit edit) {
        return switch (edit) {
            case EverywhereEdit(TreeEdit part) -> Stream.of(edit.getClass(), part.getClass());
            case OneSidedEdit(TreeEdit part) -> Stream.of(edit.getClass(), part.getClass());
            default -> Stream.of(edit.getClass());
        };
    }

    private static boolean isThere(String name) {
        try {
            Class.forName(name);
            return true;
        } catch (ClassNotFoundException missing) {
            return false;
        }
    }
}
