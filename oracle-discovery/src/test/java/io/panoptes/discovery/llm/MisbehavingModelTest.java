package io.panoptes.discovery.llm;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.languagemodel.ChatLanguageModel;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.Provider;
import io.panoptes.languagemodel.ScriptedServer;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.SqlTextException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bad replies over real connections: every one becomes candidates or none, and what can be read is a query. */
class MisbehavingModelTest {
    private final AtomicInteger candidates = new AtomicInteger();
    private final AtomicInteger readable = new AtomicInteger();

    @Test
    void badRepliesAreNoMoreThanThat() throws Exception {
        misbehave(Provider.OPENAI, Misbehaviour.openAi(1), 200);
        misbehave(Provider.ANTHROPIC, Misbehaviour.anthropic(2), 200);
    }

    @Test
    @Tag("slow")
    void tenThousandBadReplies() throws Exception {
        misbehave(Provider.OPENAI, Misbehaviour.openAi(3), 5_000);
        misbehave(Provider.ANTHROPIC, Misbehaviour.anthropic(4), 5_000);
    }

    private void misbehave(Provider provider, Misbehaviour misbehaviour, int replies)
            throws IOException, InterruptedException, ExecutionException {
        try (ScriptedServer server = new ScriptedServer(misbehaviour::reply);
                LlmProposer proposer = proposer(provider, server);
                ExecutorService pool = Executors.newFixedThreadPool(8)) {
            List<Future<Proposal>> proposals = IntStream.range(0, replies)
                    .mapToObj(round -> pool.submit(() -> proposer.propose(new ProposalRequest(
                            LlmProposerTest.SEED, List.of(), List.of(), Optional.empty(), 5, round))))
                    .toList();
            for (Future<Proposal> proposal : proposals) {
                check(proposal.get());
            }
        }
        assertThat(readable.get()).isBetween(replies / 10, candidates.get() - replies / 10);
    }

    private static LlmProposer proposer(Provider provider, ScriptedServer server) {
        ModelChoice choice = ModelChoice.of(provider, "m").at(server.address()).within(Duration.ofSeconds(30), 2);
        return new LlmProposer(
                "llm",
                new ChatLanguageModel(choice, Optional.empty(), new Random(1), pause -> {}),
                PromptLibrary.shipped(),
                "DuckDB");
    }

    private void check(Proposal proposal) {
        assertThat(proposal).isInstanceOf(Proposal.Candidates.class);
        for (Candidate candidate : ((Proposal.Candidates) proposal).candidates()) {
            candidates.incrementAndGet();
            try {
                assertThat(SqlReader.query(candidate.sql())).isNotNull();
                assertThat(candidate.sql())
                        .doesNotContain("DROP")
                        .doesNotContain("DELETE")
                        .doesNotContain("COPY");
                readable.incrementAndGet();
            } catch (SqlTextException notAQuery) {
                // Many are none; the loop tells the model so.
            }
        }
    }
}
