package io.panoptes.benchmarks.planner;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.planner.PlannerRuleTrial.Case;
import io.panoptes.benchmarks.planner.PlannerRuleTrial.End;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlannerRuleTrialTest {
    private static final List<String> TABLES = List.of(
            "CREATE TABLE r (a INT, b INT)",
            "CREATE TABLE s (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT)");

    @Test
    void provesWhatTheRulesMakeOfAQuery() {
        List<Case> cases = trial("SELECT r.a, s.b FROM r LEFT JOIN s ON r.a = s.a WHERE s.b > 1");
        assertThat(cases).extracting(Case::rule).contains("FILTER_INTO_JOIN");
        assertThat(cases).allMatch(found -> found.end() == End.PROVED);
    }

    @Test
    void unfoldsSubqueriesAndProvesIt() {
        List<Case> cases = trial("SELECT a FROM r WHERE b > (SELECT MAX(x) FROM k WHERE k.id = r.a)");
        assertThat(cases)
                .filteredOn(found -> found.rule().equals("DECORRELATE"))
                .extracting(Case::end)
                .containsExactly(End.PROVED);
    }

    /** The rule forgets that a comparison may be NULL: a row with a = NULL that meets on b is lost. */
    @Test
    void refutesARuleThatIsWrong() {
        List<Case> cases = trial("SELECT r.a, s.b FROM r JOIN s ON r.a = s.a OR r.b = s.b");
        assertThat(cases)
                .filteredOn(found -> found.rule().equals("JOIN_EXPAND_OR_TO_UNION_RULE"))
                .extracting(Case::end)
                .containsExactly(End.REFUTED);
    }

    private static List<Case> trial(String query) {
        List<Case> cases = new ArrayList<>();
        new PlannerRuleTrial(
                        TABLES,
                        ReadingProfile.STANDARD,
                        ProblemDecider.standard(List.of(), SolverSource.HERE),
                        Options.STANDARD)
                .run(List.of(query), cases::add);
        return cases;
    }
}
