package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each constraint on one table {@code r(a, b)}: rows on which it is reached, and rows on which it is not. */
class CoverageConstraintsTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE r (a INT, b INT)"));
    private static final long N = Pool.NULL;

    static Stream<Arguments> cases() {
        String filter = "SELECT a FROM r WHERE a > 1";
        String join = "SELECT x.a FROM r x JOIN r y ON x.a = y.b";
        String except = "SELECT a FROM r EXCEPT ALL SELECT b FROM r";
        String groups = "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a";
        String limit = "SELECT a, b FROM r ORDER BY a, b LIMIT 1";
        return Stream.of(
                Arguments.of(new ConditionHolds(), filter, rows(2, 0), rows(1, 0)),
                Arguments.of(new ConditionFails(), filter, rows(1, 0), rows(2, 0)),
                Arguments.of(new ConditionIsNull(), filter, rows(N, 0), rows(2, 0)),
                Arguments.of(new RowsMatch(), join, rows(1, 1), rows(1, 2)),
                Arguments.of(new LeftRowAlone(), join, rows(1, 2), rows(1, 1)),
                Arguments.of(new RightRowAlone(), join, rows(1, 2), rows(1, 1)),
                Arguments.of(new ManyPartners(), join, rows(1, 1, 2, 1), rows(1, 1)),
                Arguments.of(new DuplicateRows(), except, rows(1, 2, 1, 3), rows(1, 2)),
                Arguments.of(new SeveralGroups(), groups, rows(1, 1, 2, 1), rows(1, 1, 1, 2)),
                Arguments.of(new LargeGroup(), groups, rows(1, 1, 1, 2), rows(1, 1, 2, 2)),
                Arguments.of(new EmptyInput(), groups, rows(), rows(1, 1)),
                Arguments.of(new NullKey(), groups, rows(N, 1), rows(1, 1)),
                Arguments.of(new NullArgument(), groups, rows(1, N), rows(1, 1)),
                Arguments.of(new RepeatedArgument(), groups, rows(1, 1, 1, 1), rows(1, 1, 1, 2)),
                Arguments.of(new CutRows(), limit, rows(1, 1, 2, 2), rows(1, 1)),
                Arguments.of(new NothingCut(), limit, rows(1, 1), rows(1, 1, 2, 2)),
                Arguments.of(new Ties(), limit, rows(1, 1, 1, 1), rows(1, 1, 2, 2)));
    }

    private static long[] rows(long... cells) {
        return cells;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReachedOnTheOneAndNotOnTheOther(CoverageConstraint constraint, String sql, long[] reaching, long[] other) {
        assertThat(isReached(constraint, sql, reaching)).isTrue();
        assertThat(isReached(constraint, sql, other)).isFalse();
    }

    private static boolean isReached(CoverageConstraint constraint, String sql, long[] cells) {
        CompiledQuery query = CompiledQuery.observed(
                new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql), SCHEMA, new Pool(), Meaning.STRICT);
        Tables tables = new Tables(SCHEMA);
        Rows rows = tables.rows(0);
        for (int i = 0; i < cells.length; i += 2) {
            int row = rows.add();
            rows.set(row, 0, cells[i]);
            rows.set(row, 1, cells[i + 1]);
        }
        query.run(tables);
        return query.observations().stream()
                .filter(observed -> constraint.appliesTo(observed.place()))
                .anyMatch(observed -> constraint.isReached(observed.tally()));
    }
}
