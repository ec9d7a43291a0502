package io.panoptes.discovery.llm;

import static org.assertj.core.api.Assertions.assertThat;

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
    void answersBecomeCandidatesWithTheModelsWords() {
        String text =
                "{\"queries\":[{\"sql\":\"SELECT 1\",\"why\":\"a\\nb\"},{\"sql\":\"SELECT 2\"},{\"sql\":\"SELECT 3\"}]}";

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
        return new ProposalRequest(SEED, List.of(), List.of(), Optional.empty(), wanted, 0);
    }

    private LlmProposer proposer(ModelAnswer answer) {
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
        return new LlmProposer("llm", model, PromptLibrary.shipped(), "DuckDB");
    }
}
