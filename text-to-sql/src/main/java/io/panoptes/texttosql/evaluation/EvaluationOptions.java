package io.panoptes.texttosql.evaluation;

import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How pairs are decided.
 *
 * @param dbms for which the queries are written
 * @param rules by which answers are compared
 * @param emptyIsNull whether no row and a row of NULLs count as the same answer
 * @param time for the decision of a pair
 * @param rows the most rows of a table in the exhaustive search
 * @param testSuites whether predictions are run on databases made for the gold query, too
 */
public record EvaluationOptions(
        BenchmarkDbms dbms, ComparisonRules rules, boolean emptyIsNull, Duration time, int rows, boolean testSuites) {

    /** What of them an answer depends on. The dialect and the reading follow from the name of the DBMS. */
    List<String> key() {
        List<String> key = new ArrayList<>(List.of(
                dbms.name(),
                rules.name(),
                String.valueOf(emptyIsNull),
                String.valueOf(time.toMillis()),
                String.valueOf(rows),
                String.valueOf(testSuites)));
        key.addAll(dbms.settings());
        return key;
    }
}
