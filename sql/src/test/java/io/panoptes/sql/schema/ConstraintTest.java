package io.panoptes.sql.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ConstraintTest {
    private static final Expression CHECK = SqlReader.expression("CASE WHEN k > 0 THEN v END <= 10");

    static Stream<Arguments> constraints() {
        return Stream.of(
                Arguments.of(new Constraint.PrimaryKey(List.of("id")), List.of("id")),
                Arguments.of(new Constraint.Unique(List.of("a", "b")), List.of("a", "b")),
                Arguments.of(new Constraint.ForeignKey(List.of("a"), "p", List.of("s")), List.of("a")),
                Arguments.of(new Constraint.Check(CHECK), List.of("k", "v")),
                Arguments.of(new Constraint.Range("a", Value.of(0), Value.of(1)), List.of("a")),
                Arguments.of(new Constraint.InclusionDependency(List.of("a"), "p", List.of("s")), List.of("a")),
                Arguments.of(new Constraint.Categorical("a", List.of(Value.of("e"))), List.of("a")),
                Arguments.of(new Constraint.FunctionalDependency(List.of("a", "b"), "k"), List.of("a", "b", "k")),
                Arguments.of(new Constraint.Ordering("a", "b"), List.of("a", "b")));
    }

    @ParameterizedTest
    @MethodSource("constraints")
    void mentionsItsOwnColumnsAndNoOthers(Constraint constraint, List<String> mentioned) {
        // e, p, s and u are letters of "primarykey" and its like, and the names that placeholders have.
        List<String> all = List.of("id", "a", "b", "k", "v", "e", "p", "s", "u");
        assertThat(all.stream().filter(constraint::mentions))
                .containsExactlyElementsOf(
                        all.stream().filter(mentioned::contains).toList());
    }

    @ParameterizedTest
    @MethodSource("constraints")
    void readsNamesWithoutRegardToCase(Constraint constraint, List<String> mentioned) {
        assertThat(mentioned).allMatch(name -> constraint.mentions(name.toUpperCase(java.util.Locale.ROOT)));
    }
}
