package io.panoptes.equivalence.front.operator;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aggregates of DuckDB 2.0.1, PostgreSQL 15, SQLite and MySQL that the engine does not compute: none is a function of one row. */
class RefusedFunctionsTest {
    private static void read(String item) {
        FrontFixture.text("SELECT " + item + " FROM emp", ReadingProfile.STANDARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mean(sal)",
                "sum_no_overflow(sal)",
                "geomean(sal)",
                "geometric_mean(sal)",
                "histogram_exact(sal, 1)",
                "approx_top_k(sal, 2)",
                "bitstring_agg(sal)",
                "reservoir_quantile(sal, 0.5)",
                "lttb(sal, sal, 2)",
                "arg_min_null(sal, empno)",
                "arg_max_nulls_last(sal, empno)",
                "range_intersect_agg(ename)",
                "jsonb_group_array(sal)",
                "json_group_structure(ename)",
                "decimal_sum(ename)",
                "mad(sal)",
                "entropy(sal)",
                "json_object_agg_strict(ename, sal)",
                "jsonb_object_agg_unique(ename, sal)"
            })
    void anAggregateIsNoFunctionOfARow(String call) {
        assertThatThrownBy(() -> read(call)).isInstanceOf(Unsupported.class).hasMessageContaining("aggregate");
    }

    @ParameterizedTest
    @ValueSource(strings = {"my_function(sal)", "meaning(sal)", "power(sal, 2)"})
    void anyOtherNameIs(String call) {
        assertThatCode(() -> read(call)).doesNotThrowAnyException();
    }
}
