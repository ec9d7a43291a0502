package io.panoptes.dbms.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import io.panoptes.dbms.RowEstimate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MySqlEstimatesTest {

    /** As MySQL 8.0.33 answers. */
    @Test
    void aTreeThatWasRun() {
        RowEstimate read = read("""
                -> Limit: 3 row(s)  (cost=559 rows=1) (actual time=4.61..4.61 rows=1 loops=1)
                    -> Aggregate: count(0)  (cost=559 rows=1) (actual time=4.61..4.61 rows=1 loops=1)
                        -> Inner hash join (no condition)  (cost=559 rows=5) (actual time=0.0618..4.46 rows=5000 loops=1)
                            -> Filter: ((ea.a = 3) and (ea.b = 3))  (cost=50.3 rows=50) (actual time=0.00754..4.22 rows=500 loops=1)
                                -> Table scan on ea  (cost=50.3 rows=5e+3) (actual time=0.00593..3.96 rows=5000 loops=1)
                            -> Hash
                                -> Filter: (eb.a = 3)  (cost=10.2 rows=10) (never executed)
                                    -> Table scan on eb  (cost=10.2 rows=100) (never executed)
                """).orElseThrow();
        assertThat(read.operator()).isEqualTo("Limit: 3 row(s)");
        assertThat(read.expected()).hasValue(1);
        RowEstimate join = read.inputs().getFirst().inputs().getFirst();
        assertThat(join.inputs())
                .extracting(RowEstimate::operator)
                .containsExactly("Filter: ((ea.a = 3) and (ea.b = 3))", "Hash");
        assertThat(join.inputs().getFirst().inputs().getFirst().expected()).hasValue(5_000);
        assertThat(join.inputs().getLast().inputs().getFirst().actual()).isEmpty();
        assertThat(read.firstFarOff().map(RowEstimate::text))
                .contains("Filter: ((ea.a = 3) and (ea.b = 3)): 50 expected, 500 there");
    }

    @Test
    void ofSeveralRootsNoneIsTheQuery() {
        assertThat(read("""
                -> Table scan on a  (cost=1 rows=2)
                -> Select #2 (subquery in condition; run only once)
                    -> Table scan on b  (cost=1 rows=2)
                """)).isEmpty();
    }

    private static Optional<RowEstimate> read(String tree) {
        return new MySqlEstimates().read(List.of(PrintedPlan.answer(tree)));
    }
}
