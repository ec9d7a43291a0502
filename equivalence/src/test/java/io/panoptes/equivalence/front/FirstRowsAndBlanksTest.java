package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs that other DBMSs can't tell apart: the prover alone must not prove them. */
class FirstRowsAndBlanksTest {
    private static final List<String> TABLES = List.of(
            "CREATE TABLE e (k INTEGER PRIMARY KEY, v INT, w INT NOT NULL)",
            "CREATE TABLE h (k INTEGER PRIMARY KEY, c CHAR(3), b CHAR(3), s VARCHAR(5))");

    private static boolean isProved(String profile, String left, String right) {
        PairDecider prover = new PairDecider(
                ProblemDecider.prover(SolverSource.HERE), List.of(ReadingProfiles.named(profile)), Assumption.READINGS);
        QueryPair pair = new QueryPair(SchemaReader.read(TABLES), left, right, Semantics.BAG);
        return prover.decide(pair, Budget.of(Duration.ofSeconds(10)), Optional.empty())
                        instanceof PairDecision.Decided decided
                && decided.verdict() instanceof Verdict.Proved;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "sqlite; false; SELECT (SELECT v FROM e); SELECT (SELECT v FROM e ORDER BY v DESC)",
                "sqlite; false; SELECT (SELECT DISTINCT v FROM e); SELECT (SELECT v FROM e GROUP BY v)",
                "sqlite; true; SELECT (SELECT w FROM e ORDER BY w); SELECT MIN(w) FROM e",
                "sqlite; true; SELECT (SELECT v FROM e ORDER BY k); SELECT (SELECT v FROM e ORDER BY k LIMIT 1)",
                "postgresql; true; SELECT (SELECT v FROM e); SELECT (SELECT v FROM e ORDER BY v DESC)",
                "postgresql; false; SELECT c FROM h WHERE c = s; SELECT s FROM h WHERE c = s",
                "postgresql; false; SELECT c FROM h UNION SELECT s FROM h; SELECT s FROM h UNION SELECT c FROM h",
                "postgresql; false; SELECT c || '' FROM h; SELECT c FROM h",
                "postgresql; false; SELECT GREATEST(c, b) FROM h; SELECT GREATEST(b, c) FROM h",
                "postgresql; false; SELECT c FROM h WHERE c = 'ab'; SELECT 'ab' FROM h WHERE c = 'ab'",
                "postgresql; true; SELECT c FROM h WHERE c = b; SELECT b FROM h WHERE b = c"
            })
    void whatTheDbmsOfTheProfileTellsApartIsNotProved(String profile, boolean proved, String left, String right) {
        assertThat(isProved(profile, left, right)).isEqualTo(proved);
    }
}
