package io.panoptes.benchmarks.adversary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SwitchedSourceTest {
    @TempDir
    private Path folder;

    @Test
    void everyPartOfAConditionHasASwitch() throws IOException {
        SwitchedSource source = switched("boolean f(int a) { return a > 1 && (a < 9 || a == 12); }");
        assertThat(source.conditions())
                .extracting(SideCondition::number, SideCondition::text)
                .containsExactly(tuple(7, "a > 1"), tuple(8, "a < 9"), tuple(9, "a == 12"));
        assertThat(source.text())
                .contains("Switches.orTrue(7, a > 1) && (")
                .contains("Switches.orFalse(8, a < 9) || ")
                .contains("Switches.orFalse(9, a == 12))");
    }

    @Test
    void whatBringsANameIntoScopeStays() throws IOException {
        SwitchedSource source = switched("int f(Object a) { return a instanceof Integer n && n > 3 ? n : 0; }");
        assertThat(source.conditions()).extracting(SideCondition::text).containsExactly("n > 3");
        assertThat(source.text()).contains("return a instanceof Integer n && ");
    }

    @Test
    void conditionsOfConclusionsAndFilters() throws IOException {
        SwitchedSource source = switched("""
                java.util.Optional<Integer> f(int a) {
                    return a > 1 ? java.util.Optional.of(a).filter(n -> n % 2 == 0) : java.util.Optional.empty();
                }
                int g(int a) { return a > 1 ? a : 0; }
                """);
        assertThat(source.conditions()).extracting(SideCondition::text).containsExactly("a > 1", "n % 2 == 0");
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }

    private SwitchedSource switched(String members) throws IOException {
        Path file = Files.writeString(folder.resolve("Rule.java"), "class Rule { " + members + " }");
        return SwitchedSource.of(ToolProvider.getSystemJavaCompiler(), file, 7);
    }
}
