package io.panoptes.instantiation.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CasePartsTest {
    @Test
    void namesWhatCasesHold() {
        SeededCaseBuilder builder =
                new SeededCaseBuilder(3, Adapters.named("duckdb").profile(new Version("1.3.2.0")), TestOracles.all());
        Set<String> names = new TreeSet<>();
        LongStream.range(0, 300).forEach(index -> {
            if (builder.draw(index) instanceof Drawn.Made(var testCase, var filled)) {
                Set<String> parts = CaseParts.of(testCase, filled);
                assertThat(parts).contains("oracle " + testCase.oracle().id());
                names.addAll(parts);
            }
        });
        assertThat(names)
                .contains("clause group by", "join left", "operator and", "predicate exists", "construct common_table")
                .contains(
                        "filling view",
                        "filling derived_table",
                        "expression case",
                        "is null",
                        "set operation all union");
    }
}
