package io.panoptes.reporting.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.reporting.model.Course;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * The report of a campaign as a page that follows it, for browsers on this machine alone. It shows what it is told, and takes
 * no orders: there is nothing behind it that a request could change.
 */
public final class LivePage implements Consumer<CampaignEvent>, AutoCloseable {
    private static final long MILLIS_BETWEEN_POINTS = 1_000;
    private static final int THREADS = 2;
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", ReportPage.livePolicy() + "; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Cache-Control", "no-store");

    private final HttpServer server;
    private final ExecutorService threads;
    private final CampaignFacts facts;
    private final List<Finding> findings;
    private CampaignProgress progress;
    private Course course = Course.NONE;
    private Optional<ClusterLoad> cluster = Optional.empty();

    private LivePage(
            HttpServer server,
            ExecutorService threads,
            CampaignFacts facts,
            List<Finding> findings,
            CampaignProgress progress) {
        this.server = server;
        this.threads = threads;
        this.facts = facts;
        this.findings = new ArrayList<>(findings);
        this.progress = progress;
    }

    /**
     * Serves the page.
     *
     * @param port 0 for any that is free
     * @param findings that were there before
     * @param progress where the campaign stands
     * @throws Unavailable when the port is taken or not to be had
     */
    public static LivePage open(int port, CampaignFacts facts, List<Finding> findings, CampaignProgress progress) {
        try {
            HttpServer server = HttpServer.create(
                    new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), 0);
            ExecutorService threads = Executors.newFixedThreadPool(
                    THREADS, Thread.ofPlatform().daemon().name("page-", 0).factory());
            LivePage page = new LivePage(server, threads, facts, findings, progress);
            server.setExecutor(threads);
            server.createContext("/", page::answer);
            server.start();
            return page;
        } catch (BindException taken) {
            throw new Unavailable(
                    "port %d of 127.0.0.1 is taken or not allowed.%n  Choose another with --page, or 0 for any that is free."
                            .formatted(port),
                    taken);
        } catch (IOException exception) {
            throw new Unavailable("the page can't be served: " + exception.getMessage(), exception);
        }
    }

    public URI address() {
        return URI.create("http://127.0.0.1:%d/".formatted(server.getAddress().getPort()));
    }

    @Override
    public synchronized void accept(CampaignEvent event) {
        switch (event) {
            case CampaignEvent.Progressed(var latest) -> progressed(latest);
            case CampaignEvent.Ended ended -> progressed(ended.progress());
            case CampaignEvent.Triaged triaged -> triaged.finding().ifPresent(findings::add);
            case CampaignEvent.Started ignored -> {}
            case CampaignEvent.Spread(var load) -> cluster = Optional.of(load);
            case CampaignEvent.Suspected ignored -> {}
            case CampaignEvent.Examined ignored -> {}
            case CampaignEvent.Noted ignored -> {}
        }
    }

    private void progressed(CampaignProgress latest) {
        progress = latest;
        boolean due = course.points().isEmpty()
                || latest.elapsedMillis() - course.points().getLast().millis() >= MILLIS_BETWEEN_POINTS;
        if (due) {
            course = course.plus(Course.Point.of(latest));
        }
    }

    private synchronized RunReport report() {
        return facts.running(progress, course, findings);
    }

    private synchronized String page() {
        return ReportPage.live(
                facts.running(progress, course, findings), cluster.map(load -> MachineTable.of(load, progress.open())));
    }

    private synchronized String metrics() {
        return PrometheusText.of(progress, cluster);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            HEADERS.forEach(exchange.getResponseHeaders()::set);
            if (!isForUs(exchange)) {
                send(exchange, 403, "text/plain", "This page is for browsers on this machine.\n");
            } else if (!Set.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                send(exchange, 405, "text/plain", "Only GET.\n");
            } else {
                switch (exchange.getRequestURI().getPath()) {
                    case "/" -> send(exchange, 200, "text/html", page());
                    case "/report.json" ->
                        send(exchange, 200, "application/json", RecordJson.write(report(), RunReport.class) + "\n");
                    case "/metrics" -> send(exchange, 200, PrometheusText.TYPE, metrics());
                    default -> send(exchange, 404, "text/plain", "There is /, /report.json and /metrics.\n");
                }
            }
        }
    }

    /** Another name for 127.0.0.1 in the request is how a foreign page would read this one. */
    private boolean isForUs(HttpExchange exchange) {
        int port = server.getAddress().getPort();
        String host = String.valueOf(exchange.getRequestHeaders().getFirst("Host"));
        return exchange.getRemoteAddress().getAddress().isLoopbackAddress()
                && (host.equals("127.0.0.1:" + port) || host.equals("localhost:" + port));
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, head ? -1 : body.length);
        if (!head) {
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(body);
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    /** The page can't be served. */
    public static final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unavailable(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
