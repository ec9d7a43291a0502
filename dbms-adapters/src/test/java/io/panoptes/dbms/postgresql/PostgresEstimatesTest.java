package io.panoptes.dbms.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import io.panoptes.dbms.RowEstimate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class PostgresEstimatesTest {

    /** As PostgreSQL 18 answers, without what is not read. */
    @Test
    void rowsThatWereCountedStandBesideThoseExpected() {
        RowEstimate read = read("""
                [{"Plan": {"Node Type": "Nested Loop", "Join Type": "Inner", "Plan Rows": 500, "Actual Rows": 5000.00, "Actual Loops": 1,
                  "Plans": [
                    {"Node Type": "Seq Scan", "Relation Name": "ea", "Plan Rows": 50, "Actual Rows": 500.00, "Actual Loops": 1},
                    {"Node Type": "Materialize", "Plan Rows": 10, "Actual Rows": 10.00, "Actual Loops": 500,
                      "Plans": [{"Node Type": "Seq Scan", "Relation Name": "eb", "Plan Rows": 10, "Actual Rows": 0, "Actual Loops": 0}]}]}}]
                """).orElseThrow();
        assertThat(read.expected()).hasValue(500);
        assertThat(read.firstFarOff().map(RowEstimate::text)).contains("Seq Scan on ea: 50 expected, 500 there");
        RowEstimate notRun = read.inputs().getLast().inputs().getFirst();
        assertThat(notRun.actual()).isEqualTo(OptionalDouble.empty());
    }

    @Test
    void withoutAPlanThereIsNone() {
        assertThat(read("[]")).isEmpty();
        assertThat(read("Seq Scan on t")).isEmpty();
        assertThat(new PostgresEstimates().read(List.of())).isEmpty();
    }

    private static Optional<RowEstimate> read(String json) {
        return new PostgresEstimates().read(List.of(PrintedPlan.answer(json)));
    }
}
