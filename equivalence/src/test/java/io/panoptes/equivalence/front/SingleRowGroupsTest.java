package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SingleRowGroupsTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT, c INT, d INT NOT NULL)"));

    /** The functions of the groups of a query. */
    private static List<AggregateFunction> functions(String query) {
        Relation relation = new Front(SCHEMA, ReadingProfile.STANDARD).translate(query);
        return RelationParts.of(relation).relations().stream()
                .filter(Relation.Aggregate.class::isInstance)
                .map(Relation.Aggregate.class::cast)
                .flatMap(groups -> groups.aggregates().stream())
                .map(Relation.AggregateCall::function)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "COUNT(*) = 1",
                "1 = COUNT(*)",
                "COUNT(d) = 1",
                "COUNT(*) = 1 AND a > 2",
                "a > 2 AND (a < 9 AND COUNT(*) = 1)",
            })
    void inAGroupOfOneRowAnyValueIsItsOwn(String condition) {
        assertThat(functions("SELECT a, ANY_VALUE(b) FROM t GROUP BY a HAVING " + condition))
                .contains(AggregateFunction.MIN)
                .doesNotContain(AggregateFunction.ANY_VALUE);
    }

    @Test
    void theCountMayStandBeforeIt() {
        assertThat(functions("SELECT a, COUNT(*), ANY_VALUE(b) FROM t GROUP BY a HAVING COUNT(*) = 1"))
                .containsExactly(AggregateFunction.COUNT, AggregateFunction.MIN);
    }

    /** Groups of more rows may come out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "COUNT(*) = 2",
                "COUNT(c) = 1",
                "COUNT(DISTINCT d) = 1",
                "COUNT(d + d) = 1",
                "2 = COUNT(*)",
                "COUNT(*) <= 1",
                "COUNT(*) <> 1",
                "COUNT(*) = COUNT(*)",
                "COUNT(*) = 1 OR a > 2",
                "NOT (COUNT(*) = 1)",
                "(COUNT(*) = 1) IS NOT NULL",
                "COUNT(b) = 1",
                "COUNT(DISTINCT b) = 1",
                "COUNT(*) FILTER (WHERE b > 0) = 1",
                "SUM(b) = 1",
                "MAX(b) = 1 AND COUNT(*) > 1",
                "1 = SUM(b)",
                "EXISTS (SELECT 1 FROM t)",
                "a = 1",
                "a = 1 AND 1 = a",
            })
    void otherwiseItIsThatOfAnyRow(String condition) {
        assertThat(functions("SELECT a, ANY_VALUE(b) FROM t GROUP BY a HAVING " + condition))
                .contains(AggregateFunction.ANY_VALUE)
                .doesNotContain(AggregateFunction.MIN);
    }

    @Test
    void aFilterStaysAndOtherFunctionsDo() {
        Relation relation = new Front(SCHEMA, ReadingProfile.STANDARD)
                .translate("SELECT a, ANY_VALUE(b) FILTER (WHERE c > 0), MAX(c) FROM t GROUP BY a HAVING COUNT(*) = 1");
        List<Relation.AggregateCall> calls = RelationParts.of(relation).relations().stream()
                .filter(Relation.Aggregate.class::isInstance)
                .map(Relation.Aggregate.class::cast)
                .flatMap(groups -> groups.aggregates().stream())
                .toList();
        assertThat(calls)
                .filteredOn(call -> call.function() == AggregateFunction.MIN)
                .hasSize(1)
                .allSatisfy(call -> assertThat(call.filter()).isPresent());
        assertThat(calls)
                .extracting(Relation.AggregateCall::function)
                .contains(AggregateFunction.MAX, AggregateFunction.COUNT);
    }

    @Test
    void withoutHavingItIsThatOfAnyRow() {
        assertThat(functions("SELECT a, ANY_VALUE(b), COUNT(*) FROM t GROUP BY a"))
                .contains(AggregateFunction.ANY_VALUE);
    }
}
