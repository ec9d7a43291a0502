package io.panoptes.languagemodel.batch;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.languagemodel.AnswerForm;
import io.panoptes.languagemodel.ModelAnswer.Deferred;
import io.panoptes.languagemodel.ModelAnswer.Said;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.PriceTable;
import io.panoptes.languagemodel.Provider;
import io.panoptes.languagemodel.Question;
import io.panoptes.languagemodel.RecordedModel;
import io.panoptes.languagemodel.ScriptedServer;
import io.panoptes.languagemodel.Transcript;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A question goes out in a provider's file and comes back answered. */
class BatchTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Question QUESTION = new Question("be exact", "what is 1 + 1?", AnswerForm.QUERIES, 0);
    private static final PriceTable.Price PRICE =
            new PriceTable.Price("", BigDecimal.ONE, BigDecimal.ONE, new BigDecimal("0.5"));

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Provider.class)
    void aQuestionComesBackAnswered(Provider provider) throws IOException {
        ModelChoice choice = ModelChoice.of(provider, "m");
        Path requests = folder.resolve("requests.jsonl");
        try (BatchRequests model = new BatchRequests(choice, requests)) {
            assertThat(model.ask(QUESTION)).isEqualTo(new Deferred());
            assertThat(model.ask(QUESTION)).isEqualTo(new Deferred());
            assertThat(model.written()).isEqualTo(1);
        }
        List<String> lines = Files.readAllLines(requests);
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst()).contains("what is 1 + 1?").contains("be exact");

        Path answers = folder.resolve("answers.jsonl");
        Files.writeString(answers, answer(provider, JSON.readTree(lines.getFirst())));
        Transcript transcript = Transcript.open(folder.resolve("transcript.jsonl"));
        BatchAnswers.Taken taken = BatchAnswers.take(answers, choice, Optional.of(PRICE), transcript);

        assertThat(taken).isEqualTo(new BatchAnswers.Taken(1, List.of()));
        assertThat(RecordedModel.replaying(choice.name(), transcript).ask(QUESTION))
                .isInstanceOfSatisfying(
                        Said.class, said -> assertThat(said.text()).isEqualTo("two"));
        assertThat(transcript
                        .answer(QUESTION.key(choice.name()))
                        .orElseThrow()
                        .cost()
                        .dollars())
                .isEqualByComparingTo("0.00006");
    }

    /** Where a provider enforces a schema, every field is named in it. */
    @Test
    void theFormOfTheAnswerIsEnforcedWhereItCanBe() {
        JsonNode openAi = BatchFormat.of(Provider.OPENAI)
                .request("k", QUESTION, ModelChoice.of(Provider.OPENAI, "m"))
                .at("/body/response_format/json_schema");
        assertThat(openAi.path("strict").asBoolean()).isTrue();
        assertThat(openAi.at("/schema/properties/queries/items/required"))
                .extracting(JsonNode::asText)
                .containsExactly("sql", "why");
        assertThat(openAi.at("/schema/additionalProperties").asBoolean(true)).isFalse();

        JsonNode gemini = BatchFormat.of(Provider.GEMINI)
                .request("k", QUESTION, ModelChoice.of(Provider.GEMINI, "m"))
                .at("/request/generation_config/response_schema");
        assertThat(gemini.at("/properties/queries/type").asText()).isEqualTo("array");
        assertThat(gemini.toString()).doesNotContain("additionalProperties");
    }

    @Test
    void whatIsWrongIsToldByLine() throws IOException {
        Path answers = folder.resolve("answers.jsonl");
        Files.writeString(
                answers,
                "{\"custom_id\":\"k\",\"error\":{\"message\":\"expired\"}}\nno json\n\n{\"id\":1}\n"
                        + "{\"custom_id\":\"good\",\"response\":{\"body\":" + ScriptedServer.openAi("two") + "}}\n");

        BatchAnswers.Taken taken = BatchAnswers.take(
                answers,
                ModelChoice.of(Provider.OPENAI, "m"),
                Optional.empty(),
                Transcript.open(folder.resolve("transcript.jsonl")));

        assertThat(taken.answers()).isEqualTo(1);
        assertThat(taken.problems()).hasSize(3);
        assertThat(taken.problems().get(0)).contains("line 1", "no answer for k");
        assertThat(taken.problems().get(1)).contains("line 2", "not JSON");
        assertThat(taken.problems().get(2)).contains("line 4", "custom_id");
    }

    private static String answer(Provider provider, JsonNode request) throws IOException {
        ObjectNode line = JSON.createObjectNode();
        switch (provider) {
            case OPENAI, OLLAMA -> {
                line.set("custom_id", request.path("custom_id"));
                line.putObject("response").set("body", JSON.readTree(ScriptedServer.openAi("two")));
            }
            case ANTHROPIC -> {
                line.set("custom_id", request.path("custom_id"));
                line.putObject("result")
                        .put("type", "succeeded")
                        .set("message", JSON.readTree(ScriptedServer.anthropic("two")));
            }
            case GEMINI -> {
                line.set("key", request.path("key"));
                line.set("response", JSON.readTree("""
                    {"candidates":[{"content":{"parts":[{"text":"two"}]}}],
                     "usageMetadata":{"promptTokenCount":100,"candidatesTokenCount":20}}\
                    """));
            }
        }
        return line + "\n";
    }
}
