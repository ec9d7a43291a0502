package io.panoptes.equivalence.refuter.disambiguation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition.Agree;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition.All;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition.Not;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DisambiguatorTest {

    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE r (a INT, b INT)"));

    @Test
    void tellsAllApart() {
        assertThat(search(
                        AnswerCondition.allDiffer(4),
                        "SELECT a FROM r WHERE a > 1",
                        "SELECT a FROM r WHERE a >= 1",
                        "SELECT DISTINCT a FROM r WHERE a >= 1",
                        "SELECT a FROM r"))
                .isInstanceOfSatisfying(
                        Disambiguation.Found.class,
                        found -> assertThat(keys(found)).hasSize(4));
    }

    @Test
    void splitsEvenly() {
        assertThat(search(
                        AnswerCondition.evenSplit(4),
                        "SELECT a FROM r WHERE a > 1",
                        "SELECT a FROM r WHERE a >= 1",
                        "SELECT a FROM r WHERE a > 2",
                        "SELECT a FROM r WHERE a > 3"))
                .isInstanceOfSatisfying(
                        Disambiguation.Found.class,
                        found -> assertThat(keys(found)).hasSize(2));
    }

    @Test
    void meetsAFormula() {
        AnswerCondition formula = new All(List.of(new Agree(0, 1), new Not(new Agree(1, 2))));

        assertThat(search(formula, "SELECT a FROM r", "SELECT DISTINCT a FROM r", "SELECT b FROM r"))
                .isInstanceOfSatisfying(
                        Disambiguation.Found.class,
                        found -> assertThat(found.database().rowsOf("r")).hasSize(1));
    }

    @Test
    void saysUpToWhichBoundThereIsNone() {
        AnswerCondition formula = new All(List.of(new Agree(0, 1), new Not(new Agree(1, 2))));

        assertThat(search(formula, "SELECT a FROM r", "SELECT b FROM r", "SELECT b FROM r WHERE TRUE"))
                .isInstanceOfSatisfying(Disambiguation.NotFound.class, none -> {
                    assertThat(none.reason()).isEqualTo("no such database");
                    assertThat(none.rowBound()).isEqualTo(3);
                    // One differs from the other two, which can't differ.
                    assertThat(none.nearest())
                            .hasValueSatisfying(found -> assertThat(keys(found)).hasSize(2));
                });
    }

    private static Set<Object> keys(Disambiguation.Found found) {
        Set<Object> keys = new HashSet<>();
        found.answers().forEach(answer -> keys.add(AnswerKey.of(answer, Semantics.BAG)));
        return keys;
    }

    private static Disambiguation search(AnswerCondition condition, String... queries) {
        Front front = new Front(SCHEMA, ReadingProfile.STANDARD);
        List<Relation> relations =
                List.of(queries).stream().map(front::translate).toList();
        SymbolicQuestion question = new SymbolicQuestion(SCHEMA, relations, condition, Semantics.BAG, Map.of());
        return new Disambiguator(3, Meaning.STRICT).search(question, Budget.of(Duration.ofSeconds(30)));
    }
}
