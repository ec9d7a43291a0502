package io.panoptes.reporting.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LivePageTest {
    @TempDir
    private Path folder;

    private final LivePage page = LivePage.open(0, facts(), List.of(), progress(0, 0));

    @AfterEach
    void close() {
        page.close();
    }

    @Test
    void showsWhereTheCampaignStands() throws Exception {
        assertThat(get("/").body()).contains("None yet.", "<dd>0</dd>");
        page.accept(new CampaignEvent.Progressed(progress(2_000, 1_234)));
        page.accept(
                new CampaignEvent.Triaged(58, new TriageResult.Reported("F1", "findings/F1"), Optional.of(finding())));
        assertThat(get("/").body())
                .contains(
                        "<dd>1,234</dd>", "Missing rows with COUNT, WITH", "panoptes replay campaigns/one/findings/F1")
                .doesNotContain("None yet.");
        assertThat(get("/report.json").body()).contains("\"status\":\"RUNNING\"", "\"cases\":1234");
    }

    @Test
    void sendsHeadersThatKeepOthersOut() throws Exception {
        var headers = get("/").headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
        assertThat(headers.firstValue("Cross-Origin-Resource-Policy")).contains("same-origin");
        assertThat(headers.firstValue("Access-Control-Allow-Origin")).isEmpty();
    }

    @Test
    void saysHowToRunItAgain() {
        assertThat(facts().facts(progress(0, 0)).command())
                .isEqualTo("panoptes fuzz --target duckdb:1.3.2.0 --seed 7 --cases 1000");
        String job = "panoptes ci --target duckdb:1.3.2.0 --seed 7 --time 60s";
        assertThat(facts().within(job).facts(progress(0, 0)).command()).isEqualTo(job);
    }

    @Test
    void takesNothingButGet() throws Exception {
        HttpResponse<String> answer = send(HttpRequest.newBuilder(page.address())
                .POST(HttpRequest.BodyPublishers.ofString("x"))
                .build());
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(get("/../../etc/passwd").statusCode()).isEqualTo(404);
        assertThat(get("/journal.jsonl").statusCode()).isEqualTo(404);
    }

    @Test
    void showsTheMachinesOfACluster() throws Exception {
        assertThat(get("/").body()).doesNotContain("Machines");
        page.accept(new CampaignEvent.Spread(
                new ClusterLoad(List.of(new ClusterLoad.Host("3@10.0.0.7", 5, 1_000, 12.5)), 7)));
        assertThat(get("/").body())
                .contains("Machines", "3@10.0.0.7", "12.5", "1,000", "7 tasks open, 0 suspects wait for triage");
    }

    /** How a web site whose name was made to lead to 127.0.0.1 would ask. */
    @Test
    void answersNoOtherHost() throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), page.address().getPort())) {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void listensOnLoopbackAlone() throws IOException {
        List<InetAddress> others = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && address.getAddress().length == 4)
                .toList();
        assumeTrue(!others.isEmpty(), "this machine has no address but 127.0.0.1");
        assertThat(others)
                .allSatisfy(address -> assertThatThrownBy(
                                () -> new Socket(address, page.address().getPort()).close())
                        .isInstanceOf(ConnectException.class));
    }

    @Test
    void aPortThatIsTakenIsOneSentence() {
        int port = page.address().getPort();
        assertThatThrownBy(() -> LivePage.open(port, facts(), List.of(), progress(0, 0)))
                .isInstanceOf(LivePage.Unavailable.class)
                .hasMessageStartingWith("port %d of 127.0.0.1 is taken or not allowed.".formatted(port));
    }

    @Test
    @Tag("browser")
    void aBrowserFollowsTheCampaignAndKeepsWhatIsOpen() throws Exception {
        if (Browser.executable().isEmpty()) {
            System.out.println("Chromium is not installed: the live page is not looked at in a browser");
        }
        assumeTrue(Browser.executable().isPresent());
        page.accept(
                new CampaignEvent.Triaged(58, new TriageResult.Reported("F1", "findings/F1"), Optional.of(finding())));
        try (Browser browser = Browser.start(folder.resolve("profile"))) {
            browser.open(page.address(), 1280, 900, false);
            browser.press("j");
            browser.press("o");
            page.accept(new CampaignEvent.Progressed(progress(2_000, 777)));
            assertThat(browser.evaluate("""
                new Promise(done => {
                  const look = () => {
                    const cases = document.querySelector('.tile dd').textContent;
                    cases === '777' ? done(cases) : setTimeout(look, 100);
                  };
                  look();
                  setTimeout(() => done('never'), 8000);
                })\
                """)).isEqualTo("777");
            assertThat(browser.evaluate("document.querySelectorAll('#finding-F1 details[open]').length"))
                    .isEqualTo("3");
            assertThat(browser.evaluate("document.activeElement.id")).isEqualTo("finding-F1");
            assertThat(browser.requests())
                    .allMatch(address -> address.startsWith(page.address().toString()) || address.startsWith("data:"));
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private HttpResponse<String> get(String path) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(page.address().toString().replaceAll("/$", "") + path))
                .build());
    }

    private static HttpResponse<String> send(HttpRequest request) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, BodyHandlers.ofString());
        }
    }

    private static CampaignFacts facts() {
        return new CampaignFacts(
                "0.1.0",
                new CampaignPlan(
                        "duckdb:1.3.2.0",
                        Optional.empty(),
                        7,
                        Optional.empty(),
                        Optional.of(1000L),
                        1,
                        List.of(),
                        Optional.empty()),
                Path.of("campaigns/one"),
                Instant.parse("2026-11-22T20:00:00Z"));
    }

    private static CampaignProgress progress(long millis, long cases) {
        return new CampaignProgress(
                millis, millis, cases, 0, cases, Map.of(), Map.of(), 1, 2, 0, 0, 0, Map.of(), 0, 0, 0, 0, -1);
    }

    private static Finding finding() throws Exception {
        return FindingJson.read(Path.of(Objects.requireNonNull(LivePageTest.class.getResource("/finding/finding.json"))
                .toURI()));
    }
}
