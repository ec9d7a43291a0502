package io.panoptes.discovery.llm;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.FailedCandidate;
import io.panoptes.discovery.proposer.Failure;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.languagemodel.AnswerForm;
import io.panoptes.languagemodel.Cost;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.languagemodel.ModelAnswer.Cause;
import io.panoptes.languagemodel.Question;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LlmProposerTest {
    static final SeedCaq SEED = new SeedCaq(
            1,
            SchemaReader.read(List.of("CREATE TABLE t1 (c0 INTEGER NOT NULL, p BOOLEAN, PRIMARY KEY (c0))")),
            List.of(new Placeholder.ExpressionPlaceholder("p", "t1", SqlType.BOOLEAN)),
            "SELECT c0 FROM t1 WHERE p",
            Semantics.BAG);
    private static final Cost COST = new Cost(1, 100, 20, BigDecimal.ONE);

    private final List<Question> asked = new ArrayList<>();

    @Test
    void theQuestionShowsWhatIsKnown() {
        Failure refuted = new Failure.Refuted(
                new Database(SEED.schema(), Map.of("t1", List.of(new Row(List.of(Value.of(1), Value.NULL))))),
                List.of(),
                List.of(new Row(List.of(Value.of(1)))));
        ProposalRequest request = new ProposalRequest(
                SEED,
                List.of(new Candidate("SELECT c0 FROM t1 WHERE p IS TRUE", "")),
                List.of(new FailedCandidate(new Candidate("SELECT c0 FROM t1", ""), refuted)),
                Optional.of("at least one outer join"),
                3,
                5);

        proposer(new ModelAnswer.Said("{}", COST)).propose(request);

        Question question = asked.getFirst();
        assertThat(question.draw()).isEqualTo(5);
        assertThat(question.form()).isEqualTo(AnswerForm.QUERIES);
        assertThat(question.user())
                .contains("CREATE TABLE t1", "PRIMARY KEY", "stand for any expression or table: t1.p")
                .contains("SELECT c0 FROM t1 WHERE p\n", "WHERE p IS TRUE")
                .contains("t1(c0, p) holds (1, NULL)", "The seed gives no rows.")
                .contains("at least one outer join", "Write 3 new", "DuckDB");
    }

    @Test
    void examplesAndContextAreShown() {
        List<Oracle> found = OracleLibrary.classic().oracles().subList(0, 5);
        proposer(new ModelAnswer.Said("{}", COST), new PromptGuidance(found, "Joins are pushed below unions.", false))
                .propose(request(2));

        assertThat(asked.getFirst().user())
                .contains("Joins are pushed below unions.", "makers of DuckDB", "gave two answers")
                .contains(
                        found.get(3).left(), found.get(4).right(), found.get(0).right())
                .doesNotContain(found.get(1).left());
    }

    @Test
    void everySecondQuestionAsksForCorrectedForms() {
        LlmProposer proposer = proposer(new ModelAnswer.Said("{}", COST), new PromptGuidance(List.of(), "", true));
        FailedCandidate open = new FailedCandidate(
                new Candidate("SELECT c0 FROM t1 WHERE p OR p", ""), new Failure.Open("normal forms differ"));
        FailedCandidate repeated = new FailedCandidate(new Candidate("SELECT 1", ""), new Failure.Repeated());
        proposer.propose(request(2, 0, List.of(open)));
        proposer.propose(request(2, 1, List.of(open, repeated)));
        proposer.propose(request(2, 3, List.of(repeated)));

        assertThat(asked.get(0).user()).contains("Write 2 new", "normal forms differ");
        assertThat(asked.get(1).user())
                .contains("Write up to 2 corrected", "WHERE p OR p", "normal forms differ")
                .doesNotContain("SELECT 1");
        assertThat(asked.get(2).user()).contains("Write 2 new");
    }

    @Test
    void withoutGuidanceTheQuestionIsWhatItWas() {
        proposer(new ModelAnswer.Said("{}", COST)).propose(request(2));

        assertThat(asked.getFirst().user()).doesNotContain("optimizer", "two answers", "\n\n\n");
    }

    @Test
    void answersBecomeCandidatesWithTheModelsWords() {
        String text = "{\"queries\":[{\"sql\":\"SELECT 1\",\"why\":\"a\\n"
                + "b\"},{\"sql\":\"SELECT 2\"},{\"sql\":\"SELECT 3\"}]}";

        assertThat(proposer(new ModelAnswer.Said(text, COST)).propose(request(2)))
                .isEqualTo(new Proposal.Candidates(
                        List.of(new Candidate("SELECT 1", "m: a b"), new Candidate("SELECT 2", "m")), COST));
    }

    @Test
    void whatIsFinalEndsTheRun() {
        assertThat(proposer(new ModelAnswer.Refused(Cause.BUDGET, "spent", Cost.NONE))
                        .propose(request(1)))
                .isEqualTo(new Proposal.Ended("spent"));
        assertThat(proposer(new ModelAnswer.Deferred()).propose(request(1))).isEqualTo(new Proposal.Later());
        assertThat(proposer(new ModelAnswer.Refused(Cause.NOT_ON_RECORD, "", Cost.NONE))
                        .propose(request(1)))
                .isEqualTo(new Proposal.Exhausted());
    }

    @Test
    void aServerThatNeverAnswersIsGivenUp() {
        LlmProposer proposer = proposer(new ModelAnswer.Refused(Cause.SERVER, "down", Cost.NONE));

        for (int i = 1; i < 20; i++) {
            assertThat(proposer.propose(request(1))).isEqualTo(new Proposal.Candidates(List.of(), Cost.NONE));
        }
        assertThat(proposer.propose(request(1)))
                .isInstanceOfSatisfying(
                        Proposal.Ended.class,
                        ended -> assertThat(ended.reason()).contains("down"));
    }

    static ProposalRequest request(int wanted) {
        return request(wanted, 0, List.of());
    }

    private static ProposalRequest request(int wanted, int round, List<FailedCandidate> failed) {
        return new ProposalRequest(SEED, List.of(), failed, Optional.empty(), wanted, round);
    }

    private LlmProposer proposer(ModelAnswer answer) {
        return proposer(answer, PromptGuidance.NONE);
    }

    private LlmProposer proposer(ModelAnswer answer, PromptGuidance guidance) {
        LanguageModel model = new LanguageModel() {
            @Override
            public String name() {
                return "m";
            }

            @Override
            public ModelAnswer ask(Question question) {
                asked.add(question);
                return answer;
            }
        };
        return new LlmProposer("llm", model, PromptLibrary.shipped(), "DuckDB", guidance);
    }
}
