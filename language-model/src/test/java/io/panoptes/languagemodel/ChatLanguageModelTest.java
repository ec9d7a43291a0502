package io.panoptes.languagemodel;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.languagemodel.ModelAnswer.Cause;
import io.panoptes.languagemodel.ModelAnswer.Refused;
import io.panoptes.languagemodel.ModelAnswer.Said;
import io.panoptes.languagemodel.ScriptedServer.Reply;
import io.panoptes.languagemodel.ScriptedServer.Request;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Each protocol as it is spoken over a real connection, and each way in which a server may misbehave. */
class ChatLanguageModelTest {
    private static final Question QUESTION = new Question("be exact", "what is 1 + 1?", AnswerForm.QUERIES, 0);
    private static final String SECRET = "sk-very-secret-1234";

    private final List<Duration> pauses = new ArrayList<>();

    @ParameterizedTest
    @EnumSource(Provider.class)
    void everyProviderIsAskedInItsOwnProtocol(Provider provider) throws IOException {
        String reply = switch (provider) {
            case OPENAI -> ScriptedServer.openAi("two");
            case ANTHROPIC -> ScriptedServer.anthropic("two");
            case GEMINI -> """
                        {"candidates":[{"content":{"role":"model","parts":[{"text":"two"}]},"finishReason":"STOP"}],
                         "usageMetadata":{"promptTokenCount":100,"candidatesTokenCount":20,"totalTokenCount":120}}""";
            case OLLAMA -> """
                        {"model":"m","created_at":"2026-01-01T00:00:00Z","message":{"role":"assistant","content":"two"},
                         "done":true,"done_reason":"stop","prompt_eval_count":100,"eval_count":20}""";
        };
        try (ScriptedServer server = new ScriptedServer(request -> Reply.ok(reply));
                LanguageModel model = model(provider, server.address(), 3)) {
            assertThat(model.ask(QUESTION)).isEqualTo(new Said("two", new Cost(1, 100, 20, BigDecimal.ZERO)));

            Request request = server.requests().getFirst();
            assertThat(request.body())
                    .contains("what is 1 + 1?")
                    .contains("be exact")
                    .contains("queries");
            assertThat(request.headers().contains(SECRET)).isEqualTo(provider.wantsKey());
        }
    }

    @Test
    void aBusyServerIsAskedAgainWhenItSays() throws IOException {
        Function<Request, Reply> script = request -> request.number() == 0
                ? new Reply.Whole(429, "Retry-After: 7\r\n", "{\"error\":{\"message\":\"slow down\"}}")
                : Reply.ok(ScriptedServer.openAi("two"));
        try (ScriptedServer server = new ScriptedServer(script);
                LanguageModel model = model(Provider.OPENAI, server.address(), 3)) {
            assertThat(model.ask(QUESTION)).isInstanceOf(Said.class);
            assertThat(pauses).containsExactly(Duration.ofSeconds(7));
        }
    }

    @Test
    void aServerThatAsksForAnHourIsNotWaitedFor() throws IOException {
        try (ScriptedServer server =
                        new ScriptedServer(request -> new Reply.Whole(429, "Retry-After: 3600\r\n", "{}"));
                LanguageModel model = model(Provider.OPENAI, server.address(), 3)) {
            assertThat(causeOf(model)).isEqualTo(Cause.BUSY);
            assertThat(server.requests()).hasSize(1);
            assertThat(pauses).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "500, SERVER, 3",
        "503, SERVER, 3",
        "529, SERVER, 3",
        "429, BUSY, 3",
        "401, KEY, 1",
        "403, KEY, 1",
        "404, NO_SUCH_MODEL, 1"
    })
    void whatAStatusMeans(int status, Cause cause, int requests) throws IOException {
        try (ScriptedServer server =
                        new ScriptedServer(request -> new Reply.Whole(status, "", "{\"error\":{\"message\":\"no\"}}"));
                LanguageModel model = model(Provider.OPENAI, server.address(), 3)) {
            assertThat(causeOf(model)).isEqualTo(cause);
            assertThat(server.requests()).hasSize(requests);
        }
    }

    @Test
    void theWaitsGrow() throws IOException {
        try (ScriptedServer server = new ScriptedServer(request -> new Reply.Whole(500, "", "{}"));
                LanguageModel model = model(Provider.OPENAI, server.address(), 5)) {
            model.ask(QUESTION);
            assertThat(pauses).hasSize(4);
            for (int i = 0; i < pauses.size(); i++) {
                assertThat(pauses.get(i)).isBetween(Duration.ofMillis(250L << i), Duration.ofMillis(500L << i));
            }
        }
    }

    @Test
    void aServerThatCannotBeHeldToASchemaIsAskedWithout() throws IOException {
        Function<Request, Reply> script = request -> request.body().contains("response_format")
                ? new Reply.Whole(400, "", "{\"error\":{\"message\":\"unknown field response_format\"}}")
                : Reply.ok(ScriptedServer.openAi("two"));
        try (ScriptedServer server = new ScriptedServer(script);
                LanguageModel model = model(Provider.OPENAI, server.address(), 3)) {
            assertThat(model.ask(QUESTION)).isInstanceOf(Said.class);
            assertThat(model.ask(QUESTION)).isInstanceOf(Said.class);
            assertThat(server.requests()).hasSize(3);
        }
    }

    @Test
    void aSlowAnswerIsGivenUp() throws IOException {
        Reply slow = new Reply.Slow(ScriptedServer.openAi("two"), 50);
        try (ScriptedServer server = new ScriptedServer(request -> slow);
                LanguageModel model = model(Provider.OPENAI, server.address(), 1, Duration.ofMillis(300))) {
            assertThat(causeOf(model)).isEqualTo(Cause.TIME);
        }
    }

    @Test
    void aCutConnectionIsTriedAgain() throws IOException {
        String body = ScriptedServer.openAi("two");
        Function<Request, Reply> script = request -> request.number() == 0 ? new Reply.Cut(body, 40) : Reply.ok(body);
        try (ScriptedServer server = new ScriptedServer(script);
                LanguageModel model = model(Provider.OPENAI, server.address(), 3)) {
            assertThat(model.ask(QUESTION)).isInstanceOf(Said.class);
            assertThat(server.requests()).hasSize(2);
        }
    }

    @Test
    void anAnswerWithoutEndIsCutOff() throws IOException {
        Reply huge = Reply.ok(ScriptedServer.openAi("x".repeat(5 << 20)));
        try (ScriptedServer server = new ScriptedServer(request -> huge);
                LanguageModel model = model(Provider.OPENAI, server.address(), 1)) {
            assertThat(causeOf(model)).isEqualTo(Cause.TOO_LONG);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{\"choi", "<html>oops</html>", "[]", "{}", "null"})
    void anAnswerThatIsNoAnswerIsToldAsSuch(String body) throws IOException {
        try (ScriptedServer server = new ScriptedServer(request -> Reply.ok(body));
                LanguageModel model = model(Provider.OPENAI, server.address(), 1)) {
            assertThat(causeOf(model)).isEqualTo(Cause.UNREADABLE);
        }
    }

    @Test
    void nobodyAtTheAddressIsTold() throws IOException {
        URI gone;
        try (ScriptedServer server = new ScriptedServer(request -> Reply.ok("{}"))) {
            gone = server.address();
        }
        try (LanguageModel model = model(Provider.OPENAI, gone, 2)) {
            assertThat(causeOf(model)).isEqualTo(Cause.CONNECTION);
        }
    }

    @Test
    void aKeyThatTheServerEchoesIsNotShown() throws IOException {
        Reply echo = new Reply.Whole(401, "", "{\"error\":{\"message\":\"bad key " + SECRET + "\"}}");
        try (ScriptedServer server = new ScriptedServer(request -> echo);
                LanguageModel model = model(Provider.OPENAI, server.address(), 1)) {
            assertThat(((Refused) model.ask(QUESTION)).message())
                    .contains("bad key ***")
                    .doesNotContain(SECRET);
        }
    }

    private static Cause causeOf(LanguageModel model) {
        return ((Refused) model.ask(QUESTION)).cause();
    }

    private LanguageModel model(Provider provider, URI address, int tries) {
        return model(provider, address, tries, Duration.ofSeconds(20));
    }

    private LanguageModel model(Provider provider, URI address, int tries, Duration limit) {
        Optional<ApiKey> key =
                ApiKey.fromEnvironment(Map.of("KEY", SECRET), "KEY").filter(set -> provider.wantsKey());
        ModelChoice choice = ModelChoice.of(provider, "m").at(address).within(limit, tries);
        return new ChatLanguageModel(choice, key, new Random(1), pauses::add);
    }
}
