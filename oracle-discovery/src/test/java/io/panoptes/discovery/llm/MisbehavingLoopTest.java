package io.panoptes.discovery.llm;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.diversity.Sampler;
import io.panoptes.discovery.mining.MiningFolder;
import io.panoptes.discovery.mining.MiningPlan;
import io.panoptes.discovery.mining.MiningProgress;
import io.panoptes.discovery.mining.MiningRun;
import io.panoptes.discovery.mining.MiningTally;
import io.panoptes.discovery.proofs.OracleProofs;
import io.panoptes.discovery.seed.SeedGenerator;
import io.panoptes.discovery.seed.ShapeShares;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.languagemodel.ChatLanguageModel;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.Provider;
import io.panoptes.languagemodel.ScriptedServer;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model that misbehaves, through the whole loop: nothing but SELECT reaches a DBMS, and nothing unproved is an oracle. */
class MisbehavingLoopTest {
    /** Ours: tables of the seed, and rows that are literals. */
    /** A trial runs in a transaction, and takes its tables away again. */
    private static final Pattern SETUP =
            Pattern.compile("(?s)(CREATE TABLE \\w+ \\(|INSERT INTO \\w+ VALUES \\().*|BEGIN|ROLLBACK");

    private static final Pattern TAKEN_AWAY = Pattern.compile("DROP TABLE t\\d+");

    private static final Pattern QUERY =
            Pattern.compile("(?s)(EXPLAIN \\(FORMAT JSON\\) |EXPLAIN QUERY PLAN )?\\(*(SELECT|WITH|VALUES)\\b.*");

    @TempDir
    private Path folder;

    @Test
    void hundredsOfBadRepliesGiveNoOracleThatIsNotProved() throws IOException {
        misbehave(Provider.OPENAI, Misbehaviour.openAi(5), 250);
    }

    @Test
    @Tag("slow")
    void tenThousandBadRepliesGiveNoOracleThatIsNotProved() throws IOException {
        misbehave(Provider.OPENAI, Misbehaviour.openAi(6), 5_000);
        misbehave(Provider.ANTHROPIC, Misbehaviour.anthropic(7), 5_000);
    }

    private void misbehave(Provider provider, Misbehaviour misbehaviour, int replies) throws IOException {
        try (ScriptedServer server = new ScriptedServer(misbehaviour::reply);
                LlmProposer proposer = proposer(provider, server);
                RecordingTargets targets = new RecordingTargets();
                MiningFolder mined = MiningFolder.open(folder.resolve(provider.id()))) {
            MiningRun run = new MiningRun(
                    plan(targets),
                    targets,
                    proposer,
                    Sampler.ALL.getFirst(),
                    new SeedGenerator(3, ShapeShares.NONE),
                    mined,
                    List.of(),
                    progress -> {});
            Thread stopper = Thread.ofVirtual().start(() -> stopAfter(replies, server, run));
            MiningProgress progress = run.run();
            stopper.interrupt();

            assertThat(progress.ended()).as("why the proposer ended the run").isEmpty();
            assertThat(server.requests()).hasSizeGreaterThanOrEqualTo(replies);
            assertThat(targets.statements()).isNotEmpty().allSatisfy(MisbehavingLoopTest::isOursOrAQuery);
            everyCandidateIsCountedOnce(progress.tally());
        }
        everyOracleIsProved(provider);
    }

    private static void stopAfter(int replies, ScriptedServer server, MiningRun run) {
        try {
            while (server.requests().size() < replies) {
                Thread.sleep(50);
            }
            run.stop();
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private static void isOursOrAQuery(String statement) {
        if (TAKEN_AWAY.matcher(statement).matches()) {
            return;
        }
        assertThat(statement)
                .matches(text ->
                        SETUP.matcher(text).matches() || QUERY.matcher(text).matches());
        assertThat(statement.toUpperCase(Locale.ROOT)).doesNotContain(Misbehaviour.HARMFUL);
        assertThat(statement).doesNotContain(";");
    }

    private static void everyCandidateIsCountedOnce(MiningTally tally) {
        long failed =
                tally.failed().values().stream().mapToLong(Long::longValue).sum();
        assertThat(tally.proved() + failed).isEqualTo(tally.proposed());
        assertThat(tally.contradicted()).isZero();
        assertThat(tally.failed()).containsKeys("invalid", "refuted", "repeated");
    }

    /** Read back from the file, and proved again from its certificate. */
    private void everyOracleIsProved(Provider provider) throws IOException {
        OracleProofs proofs = new OracleProofs(Duration.ofSeconds(60), SolverSource.HERE);
        try (MiningFolder again = MiningFolder.open(folder.resolve(provider.id()))) {
            assertThat(again.earlier()).hasSameSizeAs(Files.readAllLines(again.oracleFile()));
            assertThat(again.earlier())
                    .isNotEmpty()
                    .allSatisfy(oracle -> assertThat(oracle.proof()).isInstanceOf(Oracle.Proof.Proved.class))
                    .allSatisfy(
                            oracle -> assertThat(proofs.verify(oracle)).isInstanceOf(OracleProofs.Outcome.Holds.class));
        }
    }

    private static LlmProposer proposer(Provider provider, ScriptedServer server) {
        ModelChoice choice = ModelChoice.of(provider, "m").at(server.address()).within(Duration.ofSeconds(30), 2);
        return new LlmProposer(
                "llm",
                new ChatLanguageModel(choice, Optional.empty(), new Random(1), pause -> {}),
                PromptLibrary.shipped(),
                "DuckDB");
    }

    private static MiningPlan plan(RecordingTargets targets) {
        return new MiningPlan(
                targets.find("duckdb:2.0.0.1", Optional.empty()),
                Optional.of(targets.find("sqlite:3.54.1.0", Optional.empty())),
                "llm",
                "cluster",
                0,
                1_000_000,
                Optional.empty(),
                3,
                12,
                32,
                6,
                5,
                Duration.ofMillis(400),
                1,
                4,
                Optional.empty(),
                List.of("duckdb", "sqlite"));
    }
}
