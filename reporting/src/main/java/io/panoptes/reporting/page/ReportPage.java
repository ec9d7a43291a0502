package io.panoptes.reporting.page;

import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.page.Sections.Section;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A run as a page of HTML. It loads nothing, and runs no script but its own. */
public final class ReportPage {
    private static final String STYLE = resource("page.css");
    private static final String SCRIPT = resource("page.js");
    private static final String EYE = "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z";

    /**
     * What a browser may do with the page: apply our style and run our script, which it knows by their hashes, and nothing
     * else, so that no text that got through could do harm.
     */
    private static final String POLICY =
            "default-src 'none'; style-src %s; script-src %s; img-src data:; base-uri 'none'; form-action 'none'"
                    .formatted(hash(STYLE), hash(SCRIPT));

    private ReportPage() {}

    /** As a file. */
    public static String of(RunReport run) {
        return page(run, POLICY, false, Optional.empty());
    }

    /**
     * As a page that asks its server for news.
     *
     * @param machines of the cluster, where there is one
     */
    static String live(RunReport run, Optional<HtmlElement> machines) {
        return page(run, livePolicy(), true, machines);
    }

    static String livePolicy() {
        return POLICY + "; connect-src 'self'";
    }

    /** A page in the same style that runs no script at all. */
    public static String document(String title, HtmlElement main) {
        String policy = "default-src 'none'; style-src %s; img-src data:; base-uri 'none'; form-action 'none'"
                .formatted(hash(STYLE));
        HtmlElement body = HtmlElement.of("body")
                .add(
                        HtmlElement.of("header", "top")
                                .add(HtmlElement.of("div", "brand").add(eye()).text("Panoptes")),
                        HtmlElement.of("div", "document").add(main));
        return "<!DOCTYPE html>\n" + HtmlElement.of("html").with("lang", "en").add(head(title, policy), body) + "\n";
    }

    private static String page(RunReport run, String policy, boolean live, Optional<HtmlElement> machines) {
        List<Section> sections = Sections.of(run);
        HtmlElement body = HtmlElement.of("body", Overview.style(run.status()));
        if (live) {
            body.with("data-live", "/");
        }
        body.add(
                HtmlElement.of("a", "skip").with("href", "#findings").text("Skip to the findings"),
                top(run),
                HtmlElement.of("div", "page")
                        .add(
                                navigation(run, sections),
                                HtmlElement.of("main")
                                        .with("id", "main")
                                        .add(Overview.of(run))
                                        .add(machines.stream())
                                        .add(sections.stream().map(Section::content))),
                HtmlElement.of("footer")
                        .text("Made by Panoptes %s. Keys: ".formatted(run.run().panoptes()))
                        .add(HtmlElement.of("kbd").text("j"))
                        .text(" next finding, ")
                        .add(HtmlElement.of("kbd").text("k"))
                        .text(" previous, ")
                        .add(HtmlElement.of("kbd").text("o"))
                        .text(" open or close its details, ")
                        .add(HtmlElement.of("kbd").text("t"))
                        .text(" top."),
                HtmlElement.of("p", "hidden")
                        .with("id", "said")
                        .with("role", "status")
                        .with("aria-live", "polite"),
                HtmlElement.of("script").verbatim(SCRIPT));
        return "<!DOCTYPE html>\n"
                + HtmlElement.of("html")
                        .with("lang", "en")
                        .add(
                                head(
                                        "%s: %s"
                                                .formatted(
                                                        run.run().target(),
                                                        run.status().words()),
                                        policy),
                                body)
                + "\n";
    }

    private static HtmlElement head(String title, String policy) {
        return HtmlElement.of("head")
                .add(
                        HtmlElement.of("meta").with("charset", "utf-8"),
                        HtmlElement.of("meta")
                                .with("http-equiv", "Content-Security-Policy")
                                .with("content", policy),
                        HtmlElement.of("meta")
                                .with("name", "viewport")
                                .with("content", "width=device-width, initial-scale=1"),
                        HtmlElement.of("meta").with("name", "color-scheme").with("content", "light dark"),
                        HtmlElement.of("meta").with("name", "referrer").with("content", "no-referrer"),
                        HtmlElement.of("title").text(title),
                        HtmlElement.of("link").with("rel", "icon").with("href", "data:,"),
                        HtmlElement.of("style").verbatim(STYLE));
    }

    private static HtmlElement top(RunReport run) {
        return HtmlElement.of("header", "top")
                .add(
                        HtmlElement.of("div", "brand").add(eye()).text("Panoptes"),
                        HtmlElement.of("span", "pill " + Overview.style(run.status()))
                                .with("id", "pill")
                                .text(run.status().words() + exit(run)));
    }

    private static HtmlElement eye() {
        return HtmlElement.of("svg", "eye")
                .with("viewBox", "0 0 24 24")
                .with("aria-hidden", "true")
                .add(
                        HtmlElement.of("path").with("d", EYE),
                        HtmlElement.of("circle").with("cx", 12).with("cy", 12).with("r", 3));
    }

    private static String exit(RunReport run) {
        return run.exitCode().map(" · exit %d"::formatted).orElse("");
    }

    private static HtmlElement navigation(RunReport run, List<Section> sections) {
        HtmlElement list = HtmlElement.of("ul").add(link("overview", "Overview", ""));
        for (Section section : sections) {
            list.add(
                    link(section.id(), section.title(), section.count() == 0 ? "" : Integer.toString(section.count())));
            if (section.id().equals("findings")) {
                list.add(findings(run.findings()));
            }
        }
        return HtmlElement.of("nav")
                .with("id", "nav")
                .with("aria-label", "Parts of this page")
                .add(list);
    }

    private static Stream<HtmlElement> findings(List<FindingReport> findings) {
        return findings.stream()
                .map(finding -> HtmlElement.of("li", "sub")
                        .add(HtmlElement.of("a")
                                .with("href", "#" + FindingCard.anchor(finding))
                                .add(
                                        HtmlElement.of(
                                                "span",
                                                "dot " + finding.symptom().id()),
                                        HtmlElement.of("span", "name").text(finding.id() + " " + finding.title()))));
    }

    private static HtmlElement link(String id, String title, String count) {
        return HtmlElement.of("li")
                .add(HtmlElement.of("a")
                        .with("href", "#" + id)
                        .add(
                                HtmlElement.of("span", "name").text(title),
                                HtmlElement.of("span", "count").text(count)));
    }

    private static String hash(String code) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(code.getBytes(StandardCharsets.UTF_8));
            return "'sha256-%s'".formatted(Base64.getEncoder().encodeToString(digest));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }

    private static String resource(String name) {
        try (InputStream stream = Objects.requireNonNull(ReportPage.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(name, exception);
        }
    }
}
