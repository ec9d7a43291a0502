package io.panoptes.languagemodel.http;

import dev.langchain4j.exception.HttpException;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/**
 * Sends a request until it is answered or its tries are used up. LangChain4j's own clients bound neither the time of a
 * slow body nor its size, and hide the header that says when to come back.
 */
public final class BoundedHttpClient implements HttpClient, AutoCloseable {
    private final java.net.http.HttpClient client;
    private final HttpLimits limits;
    private final BackOff backOff;
    private final Sleeper pause;
    private final AtomicLong sent = new AtomicLong();

    public BoundedHttpClient(HttpLimits limits, RandomGenerator random, Sleeper pause) {
        this.limits = limits;
        this.backOff = new BackOff(limits, random);
        this.pause = pause;
        this.client = java.net.http.HttpClient.newBuilder()
                .connectTimeout(min(limits.time(), Duration.ofSeconds(20)))
                // HTTP/1.1: local servers and gateways stumble over the offer to upgrade.
                .version(java.net.http.HttpClient.Version.HTTP_1_1)
                .build();
    }

    /** How many requests went out, further tries among them. */
    public long sent() {
        return sent.get();
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        for (int next = 2; ; next++) {
            Optional<String> retryAfter = Optional.empty();
            RuntimeException failure;
            try {
                HttpResponse<byte[]> response = send(request);
                String body = new String(response.body(), StandardCharsets.UTF_8);
                if (response.statusCode() / 100 == 2) {
                    return SuccessfulHttpResponse.builder()
                            .statusCode(response.statusCode())
                            .headers(response.headers().map())
                            .body(body)
                            .build();
                }
                failure = new HttpException(response.statusCode(), body);
                if (!backOff.passes(response.statusCode())) {
                    throw failure;
                }
                retryAfter = response.headers().firstValue("retry-after");
            } catch (AnswerLost lost) {
                failure = lost;
            }
            if (next > limits.tries()) {
                throw failure;
            }
            Optional<Duration> wait = backOff.before(next, retryAfter, Instant.now());
            if (wait.isEmpty()) {
                throw failure;
            }
            sleep(wait.get());
        }
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        throw new UnsupportedOperationException("answers are asked for whole, never as a stream");
    }

    @Override
    public void close() {
        client.shutdownNow();
    }

    private HttpResponse<byte[]> send(HttpRequest request) {
        java.net.http.HttpRequest.Builder http = java.net.http.HttpRequest.newBuilder(URI.create(request.url()));
        request.headers().forEach((name, values) -> values.forEach(value -> http.header(name, value)));
        String body = request.body();
        http.method(request.method().name(), body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        sent.incrementAndGet();
        CompletableFuture<HttpResponse<byte[]>> answer =
                client.sendAsync(http.build(), info -> new BoundedBody(limits.bytes()));
        try {
            return answer.get(limits.time().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            answer.cancel(true);
            throw new AnswerLost(
                    AnswerLost.How.TIME,
                    "no whole answer within " + limits.time().toSeconds() + " s");
        } catch (InterruptedException e) {
            answer.cancel(true);
            throw interrupted();
        } catch (ExecutionException e) {
            throw lost(e);
        }
    }

    private static AnswerLost lost(ExecutionException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof AnswerLost known) {
                return known;
            }
        }
        Throwable cause = e.getCause() == null ? e : e.getCause();
        String message = cause.getMessage();
        return new AnswerLost(
                AnswerLost.How.CONNECTION,
                "the connection failed (" + (message == null ? cause.getClass().getSimpleName() : message) + ")");
    }

    private void sleep(Duration time) {
        try {
            pause.of(time);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static AnswerLost interrupted() {
        Thread.currentThread().interrupt();
        return new AnswerLost(AnswerLost.How.CONNECTION, "the run was stopped");
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    /** Hands this client to LangChain4j, which wants to build it. */
    public HttpClientBuilder asBuilder() {
        return new Builder(this);
    }

    /** The limits are the client's own: what LangChain4j would set is not taken. */
    private record Builder(BoundedHttpClient client) implements HttpClientBuilder {
        @Override
        public Duration connectTimeout() {
            return client.limits.time();
        }

        @Override
        public HttpClientBuilder connectTimeout(Duration ignored) {
            return this;
        }

        @Override
        public Duration readTimeout() {
            return client.limits.time();
        }

        @Override
        public HttpClientBuilder readTimeout(Duration ignored) {
            return this;
        }

        @Override
        public HttpClient build() {
            return client;
        }
    }
}
