package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IndexedConditionsTest {
    @Test
    void anEqualityStandsBesideSomethingOnAnotherColumnAndAlternativesUseAnIndexEach() {
        List<String> texts = texts(false);
        assertThat(texts)
                .contains("a = 1 AND b IN (1, 1)", "a = 1 AND (b LIKE 'x')", "a = 1 OR (a = 1 AND b IS NULL)")
                .contains("b = 1 OR a IN (1, 1)")
                .anyMatch(text -> text.matches("\\(b LIKE 'x'\\) AND \\(a = 1 OR .*\\)"))
                .anyMatch(text -> text.matches("a = 1 AND \\(?b .* AND .*"))
                .allMatch(text -> text.contains("AND") || text.contains("OR"));
    }

    @Test
    void anEqualityMayStandInWhatOnlyTellsThePlannerSomething() {
        assertThat(texts(true)).anyMatch(text -> text.contains("likely((a = 1))"));
        assertThat(texts(false)).noneMatch(text -> text.contains("likely"));
    }

    private static List<String> texts(boolean weighed) {
        var random = new SplittableRandom(5);
        var conditions = new IndexedConditions(
                random, condition -> weighed ? OpaqueWords.fill("likely(<value>)", List.of(condition)) : condition);
        return Stream.generate(() -> conditions.draw(() -> key(Draw.oneOf(random, List.of("a", "b")))))
                .limit(4_000)
                .map(condition -> SqlWriter.write(condition, Dialects.SQLITE))
                .toList();
    }

    private static IndexedConditions.Key key(String name) {
        Expression column = Sql.column(name);
        return new IndexedConditions.Key(
                column, () -> Sql.number(1), () -> OpaqueWords.fill("<value> LIKE 'x'", List.of(column)));
    }
}
