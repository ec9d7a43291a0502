package io.panoptes.reporting;

import io.panoptes.reporting.XmlText.Attribute;
import io.panoptes.reporting.model.BaselineReport;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.RegressionReport;
import io.panoptes.reporting.model.RunFigures;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.model.UntriagedReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * {@code junit.xml}, which CI servers show as tests: a test case for each regression, finding, known bug and untriaged
 * suspect, and one for the campaign, for a file without test cases fails a job on some servers.
 */
record JUnitReporter() implements Reporter<RunReport> {
    private static final String ROOT = "panoptes";

    @Override
    public String file() {
        return "junit.xml";
    }

    @Override
    public String report(RunReport run) {
        List<Suite> suites = List.of(
                new Suite(
                        "regressions",
                        run.regressions().stream()
                                .map(JUnitReporter::regression)
                                .toList()),
                new Suite("campaign", campaign(run)),
                new Suite(
                        "known bugs",
                        run.baseline().seen().stream().map(JUnitReporter::known).toList()));
        List<TestCase> all =
                suites.stream().flatMap(suite -> suite.cases().stream()).toList();
        String seconds = String.format(Locale.ROOT, "%.3f", run.run().elapsedMillis() / 1000.0);
        XmlText xml = new XmlText();
        xml.open(
                "testsuites",
                new Attribute("name", "Panoptes " + run.run().target()),
                new Attribute("tests", Integer.toString(all.size())),
                new Attribute("failures", count(all, Result.FAILURE)),
                new Attribute("errors", count(all, Result.ERROR)),
                new Attribute("time", seconds));
        suites.stream().filter(suite -> !suite.cases().isEmpty()).forEach(suite -> write(xml, suite, run, seconds));
        xml.close("testsuites");
        return xml.toString();
    }

    private record Suite(String name, List<TestCase> cases) {}

    /** @param type of the failure, or why it was skipped */
    private record TestCase(String className, String name, Result result, String type, String message, String text) {}

    private enum Result {
        PASSED,
        FAILURE,
        ERROR,
        SKIPPED
    }

    private static void write(XmlText xml, Suite suite, RunReport run, String seconds) {
        xml.open(
                "testsuite",
                new Attribute("name", "%s.%s".formatted(ROOT, suite.name().replace(' ', '-'))),
                new Attribute("tests", Integer.toString(suite.cases().size())),
                new Attribute("failures", count(suite.cases(), Result.FAILURE)),
                new Attribute("errors", count(suite.cases(), Result.ERROR)),
                new Attribute("skipped", count(suite.cases(), Result.SKIPPED)),
                new Attribute("timestamp", run.run().started().replaceAll("(\\.\\d+)?Z$", "")),
                new Attribute("time", suite.name().equals("campaign") ? seconds : "0.000"));
        xml.open("properties");
        property(xml, "panoptes", run.run().panoptes());
        property(xml, "target", run.run().target());
        property(xml, "build", run.run().build());
        property(xml, "seed", Long.toString(run.run().seed()));
        property(xml, "command", run.run().command());
        xml.close("properties");
        suite.cases().forEach(one -> write(xml, one));
        xml.close("testsuite");
    }

    private static void property(XmlText xml, String name, String value) {
        if (!value.isEmpty()) {
            xml.empty("property", new Attribute("name", name), new Attribute("value", value));
        }
    }

    private static void write(XmlText xml, TestCase one) {
        Attribute[] attributes = {
            new Attribute("classname", one.className()),
            new Attribute("name", one.name()),
            new Attribute("time", "0.000")
        };
        Optional<String> element = switch (one.result()) {
            case PASSED -> Optional.empty();
            case FAILURE -> Optional.of("failure");
            case ERROR -> Optional.of("error");
            case SKIPPED -> Optional.of("skipped");
        };
        if (element.isEmpty()) {
            xml.empty("testcase", attributes);
            return;
        }
        xml.open("testcase", attributes);
        xml.text(element.get(), one.text(), new Attribute("type", one.type()), new Attribute("message", one.message()));
        xml.close("testcase");
    }

    private static TestCase regression(RegressionReport regression) {
        Result result = switch (regression.state()) {
            case FIXED -> Result.PASSED;
            case BACK_AGAIN -> Result.FAILURE;
            case STILL_THERE, COULD_NOT_RUN, NOT_REACHED -> Result.SKIPPED;
        };
        String message = regression.why().isEmpty()
                ? "%s: %s".formatted(regression.state().words(), regression.title())
                : "%s: %s".formatted(regression.state().words(), regression.why());
        return new TestCase(
                ROOT + ".regressions",
                regression.name(),
                result,
                regression.state().words(),
                message,
                regression.finding().map(StatementText::of).orElse("") + "\n" + regression.command());
    }

    private static List<TestCase> campaign(RunReport run) {
        List<TestCase> cases = new ArrayList<>();
        run.findings().forEach(finding -> cases.add(finding(finding)));
        run.untriaged().forEach(suspect -> cases.add(untriaged(suspect)));
        cases.add(ending(run));
        return cases;
    }

    private static TestCase finding(FindingReport finding) {
        return new TestCase(
                ROOT + ".findings",
                "%s: %s".formatted(finding.id(), finding.title()),
                Result.FAILURE,
                finding.symptom().id(),
                finding.title(),
                String.join(
                        "\n",
                        finding.target(),
                        finding.withheld()
                                ? "Its details are withheld from public reports."
                                : StatementText.of(finding),
                        finding.message(),
                        finding.versions().inWords(),
                        "report: " + finding.folder(),
                        finding.command()));
    }

    private static TestCase untriaged(UntriagedReport suspect) {
        return new TestCase(
                ROOT + ".untriaged",
                "case %d: %s".formatted(suspect.index(), suspect.symptom().word()),
                Result.FAILURE,
                "untriaged",
                "a suspect that was not triaged: " + suspect.what(),
                suspect.command());
    }

    private static TestCase ending(RunReport run) {
        String name = "campaign: "
                + run.figures()
                        .map(RunFigures::cases)
                        .map("%,d cases"::formatted)
                        .orElse("no cases");
        return new TestCase(
                ROOT + ".campaign", name, campaignResult(run), run.status().words(), run.headline(), run.why());
    }

    /** A job that was ended before its first case has not passed. */
    private static Result campaignResult(RunReport run) {
        boolean ran = run.figures().filter(figures -> figures.cases() > 0).isPresent();
        return switch (run.status()) {
            case COULD_NOT_RUN -> Result.ERROR;
            case ENDED_EARLY, NEW_BUGS -> ran ? Result.PASSED : Result.SKIPPED;
            case RUNNING, NOTHING_NEW -> Result.PASSED;
        };
    }

    private static TestCase known(BaselineReport.Known bug) {
        return new TestCase(
                ROOT + ".known",
                "%s: %s".formatted(bug.id(), bug.title()),
                Result.SKIPPED,
                "known bug",
                "known, and seen %d times: %s".formatted(bug.times(), bug.reason()),
                bug.link());
    }

    private static String count(List<TestCase> cases, Result result) {
        return Long.toString(
                cases.stream().filter(one -> one.result() == result).count());
    }
}
