package io.panoptes.languagemodel.batch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.languagemodel.Cost;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.Provider;
import io.panoptes.languagemodel.Question;
import java.math.BigDecimal;
import java.util.Optional;

/** How one provider writes a request and an answer in a line of its batch files. */
sealed interface BatchFormat {
    ObjectMapper JSON = new ObjectMapper();

    static BatchFormat of(Provider provider) {
        return switch (provider) {
            // Ollama has no batch endpoint; servers of OpenAI's protocol read its files.
            case OPENAI, OLLAMA -> new OpenAi();
            case ANTHROPIC -> new Anthropic();
            case GEMINI -> new Gemini();
        };
    }

    ObjectNode request(String key, Question question, ModelChoice choice);

    /** The field that tells which request a line answers. */
    String keyField();

    /** What the line says; empty where the provider reports an error for it. */
    Optional<ModelAnswer.Said> answer(JsonNode line);

    private static Optional<ModelAnswer.Said> said(JsonNode text, JsonNode input, JsonNode output) {
        return text.isTextual() && !text.asText().isBlank()
                ? Optional.of(new ModelAnswer.Said(
                        text.asText(), new Cost(1, input.asLong(0), output.asLong(0), BigDecimal.ZERO)))
                : Optional.empty();
    }

    /** {@code POST /v1/chat/completions} in a file for {@code /v1/batches}. */
    record OpenAi() implements BatchFormat {
        @Override
        public ObjectNode request(String key, Question question, ModelChoice choice) {
            ObjectNode line = JSON.createObjectNode()
                    .put("custom_id", key)
                    .put("method", "POST")
                    .put("url", "/v1/chat/completions");
            ObjectNode body = line.putObject("body")
                    .put("model", choice.model())
                    .put("max_completion_tokens", choice.maxOutputTokens());
            choice.temperature().ifPresent(temperature -> body.put("temperature", temperature));
            var messages = body.putArray("messages");
            messages.addObject().put("role", "system").put("content", question.system());
            messages.addObject().put("role", "user").put("content", question.user());
            ObjectNode schema = body.putObject("response_format")
                    .put("type", "json_schema")
                    .putObject("json_schema")
                    .put("name", question.form().list())
                    .put("strict", true);
            schema.set("schema", AnswerSchemas.strict(question.form()));
            return line;
        }

        @Override
        public String keyField() {
            return "custom_id";
        }

        @Override
        public Optional<ModelAnswer.Said> answer(JsonNode line) {
            JsonNode body = line.path("response").path("body");
            JsonNode usage = body.path("usage");
            return said(
                    body.path("choices").path(0).path("message").path("content"),
                    usage.path("prompt_tokens"),
                    usage.path("completion_tokens"));
        }
    }

    /** An element of {@code requests} of {@code POST /v1/messages/batches}, and a line of its results. */
    record Anthropic() implements BatchFormat {
        @Override
        public ObjectNode request(String key, Question question, ModelChoice choice) {
            ObjectNode line = JSON.createObjectNode().put("custom_id", key);
            ObjectNode params = line.putObject("params")
                    .put("model", choice.model())
                    .put("max_tokens", choice.maxOutputTokens())
                    .put("system", question.system());
            choice.temperature().ifPresent(temperature -> params.put("temperature", temperature));
            params.putArray("messages").addObject().put("role", "user").put("content", question.user());
            return line;
        }

        @Override
        public String keyField() {
            return "custom_id";
        }

        @Override
        public Optional<ModelAnswer.Said> answer(JsonNode line) {
            JsonNode message = line.path("result").path("message");
            for (JsonNode part : message.path("content")) {
                if (part.path("type").asText().equals("text")) {
                    JsonNode usage = message.path("usage");
                    return said(part.path("text"), usage.path("input_tokens"), usage.path("output_tokens"));
                }
            }
            return Optional.empty();
        }
    }

    /** A line of the files of Gemini's batch mode. */
    record Gemini() implements BatchFormat {
        @Override
        public ObjectNode request(String key, Question question, ModelChoice choice) {
            ObjectNode line = JSON.createObjectNode().put("key", key);
            ObjectNode request = line.putObject("request");
            request.putObject("system_instruction")
                    .putArray("parts")
                    .addObject()
                    .put("text", question.system());
            ObjectNode content = request.putArray("contents").addObject().put("role", "user");
            content.putArray("parts").addObject().put("text", question.user());
            ObjectNode generation = request.putObject("generation_config")
                    .put("max_output_tokens", choice.maxOutputTokens())
                    .put("response_mime_type", "application/json");
            generation.set("response_schema", AnswerSchemas.plain(question.form()));
            choice.temperature().ifPresent(temperature -> generation.put("temperature", temperature));
            return line;
        }

        @Override
        public String keyField() {
            return "key";
        }

        @Override
        public Optional<ModelAnswer.Said> answer(JsonNode line) {
            JsonNode response = line.path("response");
            JsonNode usage = response.path("usageMetadata");
            return said(
                    response.path("candidates")
                            .path(0)
                            .path("content")
                            .path("parts")
                            .path(0)
                            .path("text"),
                    usage.path("promptTokenCount"),
                    usage.path("candidatesTokenCount"));
        }
    }
}
