package io.panoptes.languagemodel;

import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.AuthenticationException;
import dev.langchain4j.exception.HttpException;
import dev.langchain4j.exception.InvalidRequestException;
import dev.langchain4j.exception.ModelNotFoundException;
import dev.langchain4j.exception.UnsupportedFeatureException;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.TokenUsage;
import io.panoptes.languagemodel.ModelAnswer.Cause;
import io.panoptes.languagemodel.http.AnswerLost;
import io.panoptes.languagemodel.http.BoundedHttpClient;
import io.panoptes.languagemodel.http.HttpLimits;
import io.panoptes.languagemodel.http.Sleeper;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A model behind an address. Whatever goes wrong on the way is an answer that says so.
 *
 * <p>The form of the answer is enforced by the provider where it can: a server that rejects the request for its schema is
 * asked again without it, and from then on always so.
 */
public final class ChatLanguageModel implements LanguageModel {
    /** Of a server's own words about an error, so much is shown. */
    private static final int SHOWN = 300;

    private final ModelChoice choice;
    private final Optional<ApiKey> key;
    private final BoundedHttpClient http;
    private final ChatModel model;
    private volatile boolean structured = true;

    public ChatLanguageModel(ModelChoice choice, Optional<ApiKey> key, RandomGenerator random) {
        this(choice, key, random, Sleeper.REAL);
    }

    /** @param pause how to wait before another try */
    public ChatLanguageModel(ModelChoice choice, Optional<ApiKey> key, RandomGenerator random, Sleeper pause) {
        this.choice = choice;
        this.key = key;
        this.http = new BoundedHttpClient(HttpLimits.of(choice.limit(), choice.tries()), random, pause);
        this.model = ChatModels.open(choice, key, http.asBuilder());
    }

    @Override
    public String name() {
        return choice.name();
    }

    @Override
    public ModelAnswer ask(Question question) {
        if (structured) {
            try {
                return said(model.chat(request(question, true)));
            } catch (InvalidRequestException | UnsupportedFeatureException formNotKnown) {
                structured = false;
            } catch (RuntimeException e) {
                return refused(e);
            }
        }
        try {
            return said(model.chat(request(question, false)));
        } catch (RuntimeException e) {
            return refused(e);
        }
    }

    @Override
    public void close() {
        http.close();
    }

    private static ChatRequest request(Question question, boolean structured) {
        ChatRequest.Builder request = ChatRequest.builder()
                .messages(SystemMessage.from(question.system()), UserMessage.from(question.user()));
        if (structured) {
            request.responseFormat(ResponseFormat.builder()
                    .type(ResponseFormatType.JSON)
                    .jsonSchema(question.form().schema())
                    .build());
        }
        return request.build();
    }

    private ModelAnswer said(ChatResponse response) {
        Cost cost = cost(response.tokenUsage());
        String text = response.aiMessage() == null ? null : response.aiMessage().text();
        return text == null || text.isBlank()
                ? new ModelAnswer.Refused(Cause.UNREADABLE, choice.name() + " answered with no text", cost)
                : new ModelAnswer.Said(text, cost);
    }

    private static Cost cost(TokenUsage usage) {
        return new Cost(
                1,
                usage == null || usage.inputTokenCount() == null ? 0 : usage.inputTokenCount(),
                usage == null || usage.outputTokenCount() == null ? 0 : usage.outputTokenCount(),
                BigDecimal.ZERO);
    }

    private ModelAnswer refused(RuntimeException error) {
        Cost cost = new Cost(1, 0, 0, BigDecimal.ZERO);
        return new ModelAnswer.Refused(cause(error), message(error), cost);
    }

    private static Cause cause(Throwable error) {
        for (Throwable e = error; e != null; e = e.getCause()) {
            if (e instanceof AnswerLost lost) {
                return switch (lost.how()) {
                    case CONNECTION -> Cause.CONNECTION;
                    case TIME -> Cause.TIME;
                    case TOO_LONG -> Cause.TOO_LONG;
                };
            }
            if (e instanceof AuthenticationException) {
                return Cause.KEY;
            }
            if (e instanceof ModelNotFoundException) {
                return Cause.NO_SUCH_MODEL;
            }
            if (e instanceof HttpException status) {
                return cause(status.statusCode());
            }
        }
        return Cause.UNREADABLE;
    }

    private static Cause cause(int status) {
        if (status == 401 || status == 403) {
            return Cause.KEY;
        }
        if (status == 404) {
            return Cause.NO_SUCH_MODEL;
        }
        if (status == 429) {
            return Cause.BUSY;
        }
        return status >= 500 ? Cause.SERVER : Cause.REQUEST;
    }

    /** The server's words, shortened, on one line, without the key should it have echoed it. */
    private String message(RuntimeException error) {
        Throwable root = error;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String text = root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
        String line = text.replaceAll("\\s+", " ").strip();
        String hidden = key.map(secret -> secret.hideIn(line)).orElse(line);
        return choice.name() + ": " + (hidden.length() > SHOWN ? hidden.substring(0, SHOWN) + " ..." : hidden);
    }
}
