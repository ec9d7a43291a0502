package io.panoptes.reporting.page;

import io.panoptes.reporting.model.BaselineReport;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.RegressionReport;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.RunFacts;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.model.UntriagedReport;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The parts of the page below its top. A part with nothing to tell is left out. */
final class Sections {
    private Sections() {}

    /** @param id what links name it by */
    record Section(String id, String title, int count, HtmlElement content) {}

    static List<Section> of(RunReport run) {
        return Stream.of(
                        findings(run),
                        listed("also-before", "Not new", run.alsoBefore()),
                        regressions(run.regressions()),
                        untriaged(run.untriaged()),
                        known(run.baseline()),
                        Stream.of(facts(run.run())))
                .flatMap(section -> section)
                .toList();
    }

    private static Stream<Section> findings(RunReport run) {
        if (!run.findings().isEmpty()) {
            return listed("findings", "Findings", run.findings());
        }
        String words = run.status() == ReportStatus.RUNNING ? "None yet." : "None.";
        HtmlElement none = HtmlElement.of("p", "card quiet").text(words);
        return Stream.of(section("findings", "Findings", 0, none));
    }

    private static Stream<Section> listed(String id, String title, List<FindingReport> findings) {
        return findings.isEmpty()
                ? Stream.empty()
                : Stream.of(section(
                        id,
                        title,
                        findings.size(),
                        HtmlElement.of("div", "list").add(findings.stream().map(FindingCard::of))));
    }

    private static Stream<Section> regressions(List<RegressionReport> regressions) {
        if (regressions.isEmpty()) {
            return Stream.empty();
        }
        HtmlElement list = HtmlElement.of("ul", "card lines")
                .add(regressions.stream()
                        .sorted(Comparator.comparingInt(Sections::order))
                        .map(Sections::regression));
        return Stream.of(section("regressions", "Regressions", regressions.size(), list));
    }

    private static HtmlElement regression(RegressionReport regression) {
        String state = regression.state().words();
        HtmlElement line = HtmlElement.of("div", "line")
                .add(
                        HtmlElement.of("span", "badge " + state.replace(' ', '-'))
                                .text(state),
                        HtmlElement.of("span", "grow")
                                .add(
                                        HtmlElement.of("strong").text(regression.title()),
                                        HtmlElement.of("span", "quiet").text(note(regression))));
        HtmlElement item = HtmlElement.of("li");
        if (regression.finding().isEmpty() || regression.finding().get().withheld()) {
            return item.add(line);
        }
        FindingReport finding = regression.finding().get();
        HtmlElement more = HtmlElement.of("details")
                .with("id", "regression-" + regression.name().replaceAll("[^\\w-]", "-"))
                .add(HtmlElement.of("summary").add(line))
                .add(SqlHighlight.block(statements(finding)));
        regression
                .answer1()
                .ifPresent(answer ->
                        more.add(HtmlElement.of("h4").text("Query 1 gives")).add(AnswerTable.of(answer)));
        regression
                .answer2()
                .ifPresent(answer ->
                        more.add(HtmlElement.of("h4").text("Query 2 gives")).add(AnswerTable.of(answer)));
        return item.add(more.add(CommandBox.of(regression.command())));
    }

    private static String note(RegressionReport regression) {
        if (!regression.why().isEmpty()) {
            return "%s: %s".formatted(regression.name(), regression.why());
        }
        return regression.newlyFixed()
                ? regression.name() + ": it was open; set \"expected\" : \"FIXED\" in its finding.json"
                : regression.name();
    }

    private static String statements(FindingReport finding) {
        return String.join(
                        ";\n",
                        Stream.of(
                                        finding.statements().setup(),
                                        finding.statements().query1(),
                                        finding.statements().query2())
                                .flatMap(List::stream)
                                .toList())
                + ";";
    }

    /** What needs somebody first. */
    private static int order(RegressionReport regression) {
        return switch (regression.state()) {
            case BACK_AGAIN -> 0;
            case COULD_NOT_RUN -> 1;
            case NOT_REACHED -> 2;
            case FIXED -> regression.newlyFixed() ? 3 : 5;
            case STILL_THERE -> 4;
        };
    }

    private static Stream<Section> untriaged(List<UntriagedReport> suspects) {
        if (suspects.isEmpty()) {
            return Stream.empty();
        }
        HtmlElement list = HtmlElement.of("ul", "card lines")
                .add(suspects.stream()
                        .map(suspect -> HtmlElement.of("li")
                                .add(HtmlElement.of("div", "line")
                                        .add(
                                                HtmlElement.of(
                                                                "span",
                                                                "badge "
                                                                        + suspect.symptom()
                                                                                .id())
                                                        .text(suspect.symptom().word()),
                                                HtmlElement.of("span", "grow")
                                                        .add(
                                                                HtmlElement.of("strong")
                                                                        .text("Case " + suspect.index()),
                                                                HtmlElement.of("span", "quiet")
                                                                        .text("%s, oracle %s"
                                                                                .formatted(
                                                                                        suspect.what(),
                                                                                        suspect.oracle())))))));
        HtmlElement goOn = CommandBox.of(suspects.getFirst().command());
        return Stream.of(section(
                "untriaged",
                "Suspects that were not triaged",
                suspects.size(),
                HtmlElement.of("div").add(list, goOn)));
    }

    private static Stream<Section> known(BaselineReport baseline) {
        if (baseline.isEmpty()) {
            return Stream.empty();
        }
        HtmlElement list = HtmlElement.of("ul", "card lines")
                .add(baseline.seen().stream().map(bug -> known(bug, "seen " + bug.times() + " times", "still-there")))
                .add(baseline.gone().stream().map(bug -> known(bug, "gone", "fixed")))
                .add(baseline.notSeen().stream().map(bug -> known(bug, "not seen", "not-reached")));
        int count = baseline.seen().size()
                + baseline.gone().size()
                + baseline.notSeen().size();
        return Stream.of(section("known", "Known bugs", count, list));
    }

    private static HtmlElement known(BaselineReport.Known bug, String state, String style) {
        HtmlElement about = HtmlElement.of("span", "grow")
                .add(
                        HtmlElement.of("strong").text("%s %s".formatted(bug.id(), bug.title())),
                        HtmlElement.of("span", "quiet").text(bug.reason()));
        // A baseline is written by hand: only what leads to a web page becomes a link.
        if (bug.link().matches("https?://\\S+")) {
            about.add(HtmlElement.of("a")
                    .with("href", bug.link())
                    .with("rel", "noreferrer noopener")
                    .text(bug.link()));
        }
        return HtmlElement.of("li")
                .add(HtmlElement.of("div", "line")
                        .add(HtmlElement.of("span", "badge " + style).text(state), about));
    }

    private static Section facts(RunFacts run) {
        HtmlElement list = HtmlElement.of("dl", "facts");
        fact(list, "Target", run.target());
        fact(list, "Build", run.build());
        fact(list, "Seed", Long.toString(run.seed()));
        fact(list, "Started", run.started());
        fact(list, "Folder", run.folder());
        fact(list, "Panoptes", run.panoptes());
        return section(
                "run", "How to run it again", 0, HtmlElement.of("div", "card").add(CommandBox.of(run.command()), list));
    }

    private static void fact(HtmlElement list, String name, String value) {
        if (!value.isEmpty()) {
            list.add(HtmlElement.of("dt").text(name), HtmlElement.of("dd").text(value));
        }
    }

    private static Section section(String id, String title, int count, HtmlElement content) {
        HtmlElement heading = HtmlElement.of("h2").text(title);
        if (count > 0) {
            heading.add(HtmlElement.of("span", "count").text(Integer.toString(count)));
        }
        return new Section(
                id, title, count, HtmlElement.of("section").with("id", id).add(heading, content));
    }
}
