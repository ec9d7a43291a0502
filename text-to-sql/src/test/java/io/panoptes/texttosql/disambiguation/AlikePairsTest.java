package io.panoptes.texttosql.disambiguation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AlikePairsTest {
    private static final List<String> EQUAL = List.of("SELECT a FROM t WHERE a > 1", "SELECT a FROM t WHERE 1 < a");
    private static final Duration ENOUGH = Duration.ofMinutes(1);

    @Test
    void askedAgainTriesWhatWasNotProvedAndKeepsWhatWas() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a INTEGER)"));
        Front front = new Front(schema, ReadingProfile.STANDARD);
        SymbolicQuestion question = new SymbolicQuestion(
                schema,
                EQUAL.stream().map(front::translate).toList(),
                AnswerCondition.allDiffer(EQUAL.size()),
                Semantics.BAG,
                Map.of());
        AlikePairs pairs = new AlikePairs(
                new QueriesApart(EQUAL, ReadingProfile.STANDARD, 2, SolverSource.HERE), question, Optional.empty());
        pairs.decide(Budget.of(ENOUGH), Duration.ZERO);
        assertThat(pairs.equal().alike()).isEmpty();
        pairs.decide(Budget.of(ENOUGH), ENOUGH);
        assertThat(pairs.equal().alike()).containsExactly(List.of(0, 1));
        pairs.decide(Budget.of(Duration.ZERO), ENOUGH);
        assertThat(pairs.equal().alike()).containsExactly(List.of(0, 1));
    }
}
