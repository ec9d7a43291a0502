package io.panoptes.texttosql.disambiguation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguation;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QueriesApartTest {
    private static final ReadingProfile SQLITE = ReadingProfiles.named("sqlite");
    private static final List<String> DDL = List.of(
            "CREATE TABLE country (code TEXT PRIMARY KEY, name TEXT)",
            "CREATE TABLE language (code TEXT, word TEXT, FOREIGN KEY (code) REFERENCES country (code))");

    /** A subquery takes one of two countries of a name, a join both; the name has to stand in two rows that differ in their key. */
    @Test
    void theConstantsOfTheTextsStandInTheColumnsBesideThem() {
        QueriesApart.Result result = search(
                "SELECT l.word FROM country c JOIN language l ON c.code = l.code WHERE c.name = 'Aruba'",
                "SELECT word FROM language WHERE code = (SELECT code FROM country WHERE name LIKE 'Arub_' AND name <> 'Arubb')",
                "SELECT word FROM language WHERE code IN (SELECT code FROM country WHERE name LIKE 'Ar%')");
        assertThat(result.outcome())
                .isInstanceOfSatisfying(
                        Disambiguation.Found.class,
                        found -> assertThat(found.answers())
                                .doesNotHaveDuplicates()
                                .hasSize(3));
    }

    /** Written in three ways, two of them the same: a solver alone would search until its time is up. */
    @Test
    void whatIsProvedToBeEqualNeedNotDiffer() {
        QueriesApart.Result result = search(
                "SELECT c.name FROM country c JOIN language l ON c.code = l.code GROUP BY c.code, c.name",
                "SELECT name FROM country WHERE code IN (SELECT code FROM language)",
                "SELECT name FROM country");
        assertThat(result.equal().alike()).containsExactly(List.of(0, 1));
        assertThat(result.outcome()).isInstanceOfSatisfying(Disambiguation.Found.class, found -> {
            List<Answer> answers = found.answers();
            assertThat(answers.get(0).rows()).hasSameElementsAs(answers.get(1).rows());
            assertThat(answers.get(2).rows()).isNotEqualTo(answers.get(0).rows());
        });
    }

    @Test
    void queriesThatAreAllEqualHaveNoDatabase() {
        QueriesApart.Result result =
                search("SELECT name FROM country WHERE name = 'a'", "SELECT name FROM country WHERE 'a' = name");
        assertThat(result.outcome())
                .isInstanceOfSatisfying(
                        Disambiguation.NotFound.class,
                        none -> assertThat(none.reason())
                                .isEqualTo("all queries give the same answer on every database"));
    }

    private static QueriesApart.Result search(String... queries) {
        Schema schema = KeptSchema.of(SchemaReader.read(DDL), SQLITE);
        Front front = new Front(schema, SQLITE);
        SymbolicQuestion question = new SymbolicQuestion(
                schema,
                List.of(queries).stream().map(front::translate).toList(),
                AnswerCondition.allDiffer(queries.length),
                Semantics.BAG,
                Map.of());
        return new QueriesApart(List.of(queries), SQLITE, 2, SolverSource.HERE)
                .search(question, Budget.of(Duration.ofSeconds(20)));
    }
}
