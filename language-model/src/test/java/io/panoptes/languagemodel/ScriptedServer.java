package io.panoptes.languagemodel;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * An HTTP server that does what a script says with each request, down to cutting the connection: the JDK's own server is
 * too well-behaved for that.
 */
public final class ScriptedServer implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ServerSocket socket = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    private final List<Request> requests = Collections.synchronizedList(new ArrayList<>());
    private final Function<Request, Reply> script;

    /** What came in. */
    public record Request(int number, String path, String headers, String body) {}

    /** What goes out. */
    public sealed interface Reply {
        record Whole(int status, String headers, String body) implements Reply {}

        /** A byte at a time, with this pause between them. */
        record Slow(String body, int pauseMillis) implements Reply {}

        /** Announces the whole body, sends a part, and hangs up. */
        record Cut(String body, int sent) implements Reply {}

        static Reply ok(String body) {
            return new Whole(200, "", body);
        }
    }

    public ScriptedServer(Function<Request, Reply> script) throws IOException {
        this.script = script;
        Thread.ofPlatform().daemon().name("scripted server").start(this::accept);
    }

    public URI address() {
        return URI.create("http://127.0.0.1:%d/v1".formatted(socket.getLocalPort()));
    }

    public List<Request> requests() {
        return List.copyOf(requests);
    }

    /** A chat completion of OpenAI's protocol that says this. */
    public static String openAi(String text) {
        ObjectNode body = JSON.createObjectNode()
                .put("id", "1")
                .put("object", "chat.completion")
                .put("model", "m");
        ObjectNode choice = body.putArray("choices").addObject().put("index", 0).put("finish_reason", "stop");
        choice.putObject("message").put("role", "assistant").put("content", text);
        body.putObject("usage")
                .put("prompt_tokens", 100)
                .put("completion_tokens", 20)
                .put("total_tokens", 120);
        return body.toString();
    }

    /** A message of Anthropic's protocol that says this. */
    public static String anthropic(String text) {
        ObjectNode body = JSON.createObjectNode()
                .put("id", "1")
                .put("type", "message")
                .put("role", "assistant")
                .put("model", "m")
                .put("stop_reason", "end_turn");
        body.putArray("content").addObject().put("type", "text").put("text", text);
        body.putObject("usage").put("input_tokens", 100).put("output_tokens", 20);
        return body.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket connection = socket.accept();
                Thread.ofVirtual().start(() -> serve(connection));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket connection) {
        try (connection;
                InputStream in = new BufferedInputStream(connection.getInputStream());
                OutputStream out = connection.getOutputStream()) {
            while (answer(in, out)) {}
        } catch (IOException | UncheckedIOException hungUp) {
            // The other side went away, as some scripts want.
        }
    }

    /** One request; whether the connection stays open. */
    private boolean answer(InputStream in, OutputStream out) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < 4 || head.lastIndexOf("\r\n\r\n") != head.length() - 4) {
            int next = in.read();
            if (next < 0) {
                return false;
            }
            head.append((char) next);
        }
        String headers = head.toString();
        int length = headers.lines()
                .filter(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith("content-length:"))
                .mapToInt(line -> Integer.parseInt(line.substring(15).strip()))
                .findFirst()
                .orElse(0);
        String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
        Request request;
        synchronized (requests) {
            request = new Request(requests.size(), headers.split(" ")[1], headers, body);
            requests.add(request);
        }
        return send(script.apply(request), out);
    }

    private static boolean send(Reply reply, OutputStream out) throws IOException {
        switch (reply) {
            case Reply.Whole(int status, String headers, String body) -> {
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                out.write(head(status, headers, bytes.length));
                out.write(bytes);
                out.flush();
                return true;
            }
            case Reply.Slow(String body, int pauseMillis) -> {
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                out.write(head(200, "", bytes.length));
                for (byte next : bytes) {
                    out.write(next);
                    out.flush();
                    pause(pauseMillis);
                }
                return true;
            }
            case Reply.Cut(String body, int sent) -> {
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                out.write(head(200, "", bytes.length));
                out.write(bytes, 0, Math.min(sent, bytes.length));
                out.flush();
                return false;
            }
        }
    }

    private static byte[] head(int status, String headers, int length) {
        return "HTTP/1.1 %d X\r\nContent-Type: application/json\r\n%sContent-Length: %d\r\n\r\n"
                .formatted(status, headers, length)
                .getBytes(StandardCharsets.US_ASCII);
    }

    private static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
