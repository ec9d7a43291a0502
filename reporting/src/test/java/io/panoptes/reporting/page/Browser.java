package io.panoptes.reporting.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A page in headless Chromium, driven through its DevTools protocol. */
final class Browser implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    private final Process process;
    private final WebSocket socket;
    private final Listener listener;
    private int lastId;

    private Browser(Process process, WebSocket socket, Listener listener) {
        this.process = process;
        this.socket = socket;
        this.listener = listener;
    }

    /** Where the browser is; empty where there is none. */
    static Optional<Path> executable() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Browser start(Path profile) throws Exception {
        Process process = new ProcessBuilder(
                        executable().orElseThrow().toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--hide-scrollbars",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .start();
        String port = portOf(process);
        HttpClient client = HttpClient.newHttpClient();
        Listener listener = new Listener();
        WebSocket socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(pageAddress(client, port)), listener)
                .get(20, TimeUnit.SECONDS);
        Browser browser = new Browser(process, socket, listener);
        for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
            browser.call(domain + ".enable", Map.of());
        }
        return browser;
    }

    private static String portOf(Process process) throws IOException {
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith("DevTools listening on ")) {
                Thread.ofPlatform().daemon().start(() -> drain(output));
                return URI.create(line.substring("DevTools listening on ".length())
                                        .strip())
                                .getPort() + "";
            }
        }
        throw new IOException("the browser did not start");
    }

    /** A browser whose output nobody reads would stand still. */
    private static void drain(BufferedReader output) {
        try {
            while (output.readLine() != null) {
                // Nothing is asked of it.
            }
        } catch (IOException closed) {
            // The browser has ended.
        }
    }

    private static String pageAddress(HttpClient client, String port) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json"))
                .build();
        String answer =
                client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        for (JsonNode target : JSON.readTree(answer)) {
            if (target.path("type").asText().equals("page")) {
                return target.path("webSocketDebuggerUrl").asText();
            }
        }
        throw new IOException("the browser has no page");
    }

    /** @param dark whether the user prefers dark colours */
    void open(URI address, int width, int height, boolean dark) throws Exception {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
        listener.requests.clear();
        CompletableFuture<Boolean> loaded = listener.nextLoad();
        call("Page.navigate", Map.of("url", address.toString()));
        loaded.get(20, TimeUnit.SECONDS);
    }

    /** What the script gives, as text. */
    String evaluate(String script) throws Exception {
        JsonNode result =
                call("Runtime.evaluate", Map.of("expression", script, "returnByValue", true, "awaitPromise", true));
        if (result.has("exceptionDetails")) {
            throw new IOException(result.path("exceptionDetails").toString());
        }
        return result.path("result").path("value").asText();
    }

    void press(String key) throws Exception {
        call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "text", key));
        call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    }

    void screenshot(Path file, boolean whole) throws Exception {
        JsonNode result = call("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole));
        Files.createDirectories(file.getParent());
        Files.write(file, Base64.getDecoder().decode(result.path("data").asText()));
    }

    /** The addresses that were asked for since the page was opened. */
    List<String> requests() {
        return List.copyOf(listener.requests);
    }

    /** Dialogs that opened, errors in the console and violations of the page's policy. */
    List<String> complaints() {
        return List.copyOf(listener.complaints);
    }

    private JsonNode call(String method, Map<String, Object> parameters) throws Exception {
        int id = ++lastId;
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        listener.answers.put(id, answer);
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        message.set("params", JSON.valueToTree(parameters));
        socket.sendText(message.toString(), true).get(10, TimeUnit.SECONDS);
        JsonNode node = answer.get(30, TimeUnit.SECONDS);
        if (node.has("error")) {
            throw new IOException(method + ": " + node.path("error"));
        }
        return node.path("result");
    }

    @Override
    public void close() throws Exception {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
    }

    private static final class Listener implements WebSocket.Listener {
        private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
        private final List<String> requests = new CopyOnWriteArrayList<>();
        private final List<String> complaints = new CopyOnWriteArrayList<>();
        private final StringBuilder text = new StringBuilder();
        private volatile CompletableFuture<Boolean> load = new CompletableFuture<>();

        CompletableFuture<Boolean> nextLoad() {
            load = new CompletableFuture<>();
            return load;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                String message = text.toString();
                text.setLength(0);
                try {
                    take(JSON.readTree(message));
                } catch (IOException exception) {
                    complaints.add(String.valueOf(exception.getMessage()));
                }
            }
            socket.request(1);
            return CompletableFuture.completedFuture(true);
        }

        private void take(JsonNode message) {
            if (message.has("id")) {
                Optional.ofNullable(answers.remove(message.path("id").asInt()))
                        .ifPresent(answer -> answer.complete(message));
                return;
            }
            JsonNode about = message.path("params");
            switch (message.path("method").asText()) {
                case "Page.loadEventFired" -> load.complete(true);
                case "Page.javascriptDialogOpening" ->
                    complaints.add("dialog: " + about.path("message").asText());
                case "Network.requestWillBeSent" ->
                    requests.add(about.at("/request/url").asText());
                case "Runtime.exceptionThrown" -> complaints.add("exception: " + about.path("exceptionDetails"));
                case "Log.entryAdded" ->
                    complaints.add("log: " + about.at("/entry/text").asText());
                default -> {
                    // Of the rest nothing is asked.
                }
            }
        }
    }
}
