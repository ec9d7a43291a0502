package io.panoptes.texttosql.constraint.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.panoptes.languagemodel.Cost;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.languagemodel.Question;
import io.panoptes.languagemodel.RecordedModel;
import io.panoptes.languagemodel.Transcript;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.Origin;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstraintValidatorTest {
    private static final Schema SCHEMA = SchemaReader.read(
            "CREATE TABLE patient (id INT PRIMARY KEY, age INT, code VARCHAR(5), country VARCHAR(20), visits INT)");
    private static final TableConstraint KEY = TableConstraint.of(
            "patient", new Constraint.PrimaryKey(List.of("id")), new Evidence(Origin.DECLARED, 0, 1));
    private static final TableConstraint AGE = TableConstraint.of(
            "patient", new Constraint.Range("age", Value.of(30), Value.of(60)), Evidence.mined(9, 1));
    private static final TableConstraint VISITS = TableConstraint.of(
            "patient", new Constraint.Range("visits", Value.of(2), Value.of(71)), Evidence.mined(9, 1));
    private static final TableConstraint COUNTRY = TableConstraint.of(
            "patient", new Constraint.FunctionalDependency(List.of("code"), "country"), Evidence.mined(9, 1));
    private static final TableConstraint ACCIDENT = TableConstraint.of(
            "patient", new Constraint.FunctionalDependency(List.of("age"), "country"), Evidence.mined(4, 1));
    private static final TableConstraint CODES = TableConstraint.of(
            "patient", new Constraint.Categorical("code", List.of(Value.of("secret-1"))), Evidence.mined(9, 1));
    private static final DatabaseConstraints MINED =
            new DatabaseConstraints("clinic", List.of(KEY, AGE, VISITS, COUNTRY, ACCIDENT, CODES));

    private static final String ANSWER = """
            Here is my answer:
            {"judgements": [
              {"number": 1, "holds": "meaning", "low": "0", "high": "50", "why": "ages"},
              {"number": 2, "holds": "meaning", "low": "0", "high": "", "why": "a count"},
              {"number": 3, "holds": "meaning", "low": "", "high": "", "why": "codes name countries"},
              {"number": 4, "holds": "accident", "low": "", "high": "", "why": "few rows"},
              {"number": 9, "holds": "meaning", "low": "", "high": "", "why": "there is no ninth"}]}
            """;

    @TempDir
    private Path folder;

    /** Answers each question alike, and keeps what it was asked. */
    private static final class OneAnswer implements LanguageModel {
        private final List<Question> asked = new ArrayList<>();
        private final ModelAnswer answer;

        OneAnswer(ModelAnswer answer) {
            this.answer = answer;
        }

        @Override
        public String name() {
            return "test:model";
        }

        @Override
        public ModelAnswer ask(Question question) {
            asked.add(question);
            return answer;
        }
    }

    private static ConstraintValidator.Validation validate(LanguageModel model, Disclosure disclosure) {
        return new ConstraintValidator(model, PromptLibrary.shipped(), SCHEMA, disclosure).validate(MINED);
    }

    @Test
    void keepsWhatHoldsByMeaningAndWidensRanges() {
        ConstraintValidator.Validation validation =
                validate(new OneAnswer(new ModelAnswer.Said(ANSWER, Cost.NONE)), Disclosure.NONE);
        assertThat(validation.constraints().constraints())
                .extracting(
                        TableConstraint::words,
                        constraint -> constraint.evidence().origin())
                .containsExactly(
                        tuple("patient: id is the primary key", Origin.DECLARED),
                        // The data reach to 60, whatever the model says.
                        tuple("patient: age is between 0 and 60", Origin.VALIDATED),
                        tuple("patient: visits is at least 0", Origin.VALIDATED),
                        tuple("patient: code determines country", Origin.VALIDATED),
                        // Not answered.
                        tuple("patient: code is one of 'secret-1'", Origin.MINED));
        assertThat(validation.dropped()).containsExactly(ACCIDENT);
        assertThat(validation.validated()).isEqualTo(3);
        assertThat(validation.repaired()).isEqualTo(2);
        assertThat(validation.open()).isEqualTo(1);
    }

    @Test
    void aRecordedAnswerIsReplayed() throws IOException {
        Path file = folder.resolve("answers.jsonl");
        OneAnswer live = new OneAnswer(new ModelAnswer.Said(ANSWER, Cost.NONE));
        validate(RecordedModel.before(live, Transcript.open(file)), Disclosure.NONE);
        ConstraintValidator.Validation replayed =
                validate(RecordedModel.replaying("test:model", Transcript.open(file)), Disclosure.NONE);
        assertThat(live.asked).hasSize(1);
        assertThat(replayed.validated()).isEqualTo(3);
        assertThat(replayed.problems()).isEmpty();
    }

    @Test
    void noValueOfTheDatabaseIsSentUnlessItIsDisclosed() {
        OneAnswer model = new OneAnswer(new ModelAnswer.Deferred());
        assertThat(validate(model, Disclosure.NONE).deferred()).isEqualTo(1);
        validate(model, new Disclosure(true, Map.of("patient", "id | age\n1 | 31"), "visits are counted by year"));
        Question closed = model.asked.getFirst();
        Question open = model.asked.getLast();
        assertThat(closed.user())
                .contains("patient: age has a range", "patient: code is one of 1 values", "code determines country")
                .doesNotContain("secret-1", "30", "60", "71", "Some rows", "What is known");
        assertThat(open.user()).contains("'secret-1'", "between 30 and 60", "1 | 31", "visits are counted by year");
    }

    @Test
    void withoutAnAnswerEverythingStaysMined() {
        ConstraintValidator.Validation validation = validate(
                new OneAnswer(new ModelAnswer.Refused(ModelAnswer.Cause.KEY, "no key", Cost.NONE)), Disclosure.NONE);
        assertThat(validation.constraints().constraints()).containsExactlyInAnyOrderElementsOf(MINED.constraints());
        assertThat(validation.open()).isEqualTo(5);
        assertThat(validation.problems()).containsExactly("patient: no key");
    }
}
