package io.panoptes.reporting.page;

import io.panoptes.reporting.model.AnswerReport;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.FindingReport.WrongQuery;
import io.panoptes.reporting.model.OracleReport;
import io.panoptes.reporting.model.PairReport;
import io.panoptes.reporting.model.VersionsReport;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A finding: its statements, the rows of both queries, plans side by side, versions, and how it was checked. */
final class FindingCard {
    private final FindingReport finding;

    private FindingCard(FindingReport finding) {
        this.finding = finding;
    }

    static HtmlElement of(FindingReport finding) {
        return new FindingCard(finding).card();
    }

    private HtmlElement card() {
        HtmlElement card = HtmlElement.of(
                        "article", "card finding " + finding.symptom().id())
                .with("id", anchor(finding))
                .with("tabindex", "-1")
                .add(head());
        if (finding.withheld()) {
            return card.add(HtmlElement.of("p", "quiet").text("Its details are withheld from public reports."));
        }
        return card.add(setup())
                .add(queries())
                .add(message())
                .add(versions())
                .add(plans())
                .add(why())
                .add(checks())
                .add(again());
    }

    /** Unique on the page, and without anything that a link could trip over. */
    static String anchor(FindingReport finding) {
        return "finding-" + finding.id().replaceAll("[^\\w-]", "-");
    }

    private HtmlElement head() {
        String versions = finding.versions().inWords();
        String under = versions.isEmpty() ? finding.target() : finding.target() + " · " + versions;
        HtmlElement head = HtmlElement.of("header")
                .add(
                        HtmlElement.of("div", "labels")
                                .add(
                                        HtmlElement.of("span", "id").text(finding.id()),
                                        HtmlElement.of(
                                                        "span",
                                                        "badge "
                                                                + finding.symptom()
                                                                        .id())
                                                .text(finding.symptom().word())),
                        HtmlElement.of("h3").text(shortTitle()),
                        HtmlElement.of("p", "quiet").text(under));
        boolean hasScript = !finding.withheld() && !finding.statements().equals(PairReport.NONE);
        return hasScript ? head.add(CopyButton.of("Copy script", script())) : head;
    }

    /** Without the symptom, which has a badge of its own. */
    private String shortTitle() {
        String rest = finding.title().replaceFirst("^(Wrong result|Internal error|Crash|Hang): ", "");
        return rest.isEmpty() ? finding.title() : rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
    }

    private String script() {
        return Stream.of(
                        finding.statements().setup(),
                        finding.statements().query1(),
                        finding.statements().query2())
                .flatMap(List::stream)
                .map(statement -> statement + ";\n")
                .collect(Collectors.joining());
    }

    private Stream<HtmlElement> setup() {
        List<String> setup = finding.statements().setup();
        return setup.isEmpty()
                ? Stream.empty()
                : Stream.of(HtmlElement.of("h4").text("Setup, on an empty database"), sql(setup));
    }

    private Stream<HtmlElement> queries() {
        List<String> first = finding.statements().query1();
        List<String> second = finding.statements().query2();
        if (first.isEmpty()) {
            return Stream.empty();
        }
        if (second.isEmpty()) {
            return Stream.of(HtmlElement.of("h4").text("Query"), sql(first));
        }
        return Stream.of(HtmlElement.of("div", "pair")
                .add(
                        query("Query 1", WrongQuery.QUERY_1, first, finding.answer1()),
                        query("Query 2", WrongQuery.QUERY_2, second, finding.answer2())));
    }

    private HtmlElement query(String name, WrongQuery which, List<String> statements, AnswerReport answer) {
        Optional<String> mark =
                finding.wrong().map(wrong -> wrong == which || wrong == WrongQuery.BOTH ? "wrong" : "right");
        HtmlElement title = HtmlElement.of("h4").text(name);
        mark.ifPresent(word -> title.add(HtmlElement.of("span", "mark " + word)
                .text(
                        word.equals("wrong")
                                ? finding.symptom().badQuery()
                                : finding.symptom().goodQuery())));
        return HtmlElement.of("section", "side " + mark.orElse("open"))
                .add(title, sql(statements))
                .add(AnswerTable.of(answer));
    }

    private static HtmlElement sql(List<String> statements) {
        return SqlHighlight.block(
                statements.stream().map(statement -> statement + ";").collect(Collectors.joining("\n")));
    }

    private Stream<HtmlElement> message() {
        return finding.message().isEmpty()
                ? Stream.empty()
                : Stream.of(
                        HtmlElement.of("h4").text("What came back"),
                        HtmlElement.of("pre", "message").with("tabindex", "0").text(finding.message()));
    }

    private Stream<HtmlElement> versions() {
        List<VersionsReport.Tried> tried = finding.versions().tried();
        if (tried.isEmpty()) {
            return Stream.empty();
        }
        HtmlElement list = HtmlElement.of("ol", "versions").add(tried.stream().map(FindingCard::version));
        return Stream.of(HtmlElement.of("h4").text("Versions"), list);
    }

    private static HtmlElement version(VersionsReport.Tried tried) {
        return HtmlElement.of("li", tried.shows().replace(' ', '-'))
                .with("title", "%s: %s".formatted(tried.version(), words(tried)))
                .text(tried.version())
                .add(HtmlElement.of("span", "hidden").text(": " + words(tried)));
    }

    private static String words(VersionsReport.Tried tried) {
        return switch (tried.shows()) {
            case "yes" -> "shows it";
            case "no" -> "does not show it";
            default -> "can't run it";
        };
    }

    private Stream<HtmlElement> plans() {
        if (finding.plan1().isEmpty() || finding.plan2().isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(details("Plans", "plans")
                .add(HtmlElement.of("div", "pair")
                        .add(
                                plan("Query 1", finding.plan1().get()),
                                plan("Query 2", finding.plan2().get()))));
    }

    private static HtmlElement plan(String name, String plan) {
        return HtmlElement.of("section", "side open")
                .add(
                        HtmlElement.of("h4").text(name),
                        HtmlElement.of("pre", "plan").with("tabindex", "0").text(plan));
    }

    private Stream<HtmlElement> why() {
        return finding.oracle().stream()
                .map(oracle -> details("Why both must give the same rows", "why")
                        .add(
                                HtmlElement.of("p").text(why(oracle)),
                                HtmlElement.of("div", "pair")
                                        .add(
                                                HtmlElement.of("section", "side open")
                                                        .add(sql(List.of(oracle.left()))),
                                                HtmlElement.of("section", "side open")
                                                        .add(sql(List.of(oracle.right()))))));
    }

    private static String why(OracleReport oracle) {
        return "The queries are instances of two patterns that are equivalent: %s (%s). %s"
                .formatted(
                        oracle.title().strip().replaceAll("\\.$", ""),
                        oracle.origin(),
                        oracle.proved()
                                ? "The equivalence is proved for every database."
                                : "The equivalence is argued for by its source; a mechanical proof is pending.");
    }

    private Stream<HtmlElement> checks() {
        return finding.checks().isEmpty()
                ? Stream.empty()
                : Stream.of(details("How this was checked", "checks")
                        .add(HtmlElement.of("ul")
                                .add(finding.checks().stream()
                                        .map(check -> HtmlElement.of("li")
                                                .add(HtmlElement.of("strong").text(check.what()))
                                                .text(": " + check.result())))));
    }

    private HtmlElement details(String title, String part) {
        return HtmlElement.of("details")
                .with("id", anchor(finding) + "-" + part)
                .add(HtmlElement.of("summary").text(title));
    }

    private Stream<HtmlElement> again() {
        return finding.command().isEmpty() ? Stream.empty() : Stream.of(CommandBox.of(finding.command()));
    }
}
