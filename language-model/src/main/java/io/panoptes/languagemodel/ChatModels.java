package io.panoptes.languagemodel;

import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;
import java.net.URI;
import java.util.Optional;

/**
 * LangChain4j's client for a choice of model. Its own retries and logs are off: the HTTP client below it tries again,
 * and nothing that holds a key is logged.
 */
final class ChatModels {
    private ChatModels() {}

    static ChatModel open(ModelChoice choice, Optional<ApiKey> key, HttpClientBuilder http) {
        return switch (choice.provider()) {
            case OPENAI -> openAi(choice, key, http);
            case ANTHROPIC -> anthropic(choice, key, http);
            case GEMINI -> gemini(choice, key, http);
            case OLLAMA -> ollama(choice, http);
        };
    }

    private static ChatModel openAi(ModelChoice choice, Optional<ApiKey> key, HttpClientBuilder http) {
        OpenAiChatModel.OpenAiChatModelBuilder builder = OpenAiChatModel.builder()
                .httpClientBuilder(http)
                .apiKey(secret(key))
                .modelName(choice.model())
                .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
                .strictJsonSchema(true)
                .maxRetries(0);
        choice.temperature().ifPresent(builder::temperature);
        Optional<URI> address = choice.baseUrl();
        if (address.isPresent()) {
            // The older name of the limit is the one that other servers of this protocol know.
            return builder.baseUrl(address.get().toString())
                    .maxTokens(choice.maxOutputTokens())
                    .build();
        }
        return builder.maxCompletionTokens(choice.maxOutputTokens()).build();
    }

    private static ChatModel anthropic(ModelChoice choice, Optional<ApiKey> key, HttpClientBuilder http) {
        AnthropicChatModel.AnthropicChatModelBuilder builder = AnthropicChatModel.builder()
                .httpClientBuilder(http)
                .apiKey(secret(key))
                .modelName(choice.model())
                .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
                .maxTokens(choice.maxOutputTokens())
                .maxRetries(0);
        choice.temperature().ifPresent(builder::temperature);
        choice.baseUrl().ifPresent(address -> builder.baseUrl(address.toString()));
        return builder.build();
    }

    private static ChatModel gemini(ModelChoice choice, Optional<ApiKey> key, HttpClientBuilder http) {
        GoogleAiGeminiChatModel.GoogleAiGeminiChatModelBuilder builder = GoogleAiGeminiChatModel.builder()
                .httpClientBuilder(http)
                .apiKey(secret(key))
                .modelName(choice.model())
                .maxOutputTokens(choice.maxOutputTokens());
        builder.supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA).maxRetries(0);
        choice.temperature().ifPresent(builder::temperature);
        choice.baseUrl().ifPresent(address -> builder.baseUrl(address.toString()));
        return builder.build();
    }

    private static ChatModel ollama(ModelChoice choice, HttpClientBuilder http) {
        OllamaChatModel.OllamaChatModelBuilder builder = OllamaChatModel.builder()
                .httpClientBuilder(http)
                .baseUrl(choice.baseUrl().map(URI::toString).orElse("http://localhost:11434"))
                .modelName(choice.model())
                .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
                .numPredict(choice.maxOutputTokens())
                .maxRetries(0);
        choice.temperature().ifPresent(builder::temperature);
        return builder.build();
    }

    /** The client refuses an empty key, which a server at a user's own address may not need. */
    private static String secret(Optional<ApiKey> key) {
        return key.map(ApiKey::secret).orElse("none");
    }
}
