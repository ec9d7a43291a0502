package io.panoptes.reporting;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.reporting.model.BaselineReport;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.RegressionReport;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.RunFacts;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.model.UntriagedReport;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;

/**
 * {@code results.sarif}, SARIF 2.1.0: new findings and bugs that are back are results, known bugs are suppressed ones, and
 * what was left undone is a notification.
 */
record SarifReporter() implements Reporter<RunReport> {
    private static final String VERSION = "2.1.0";
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
    private static final String FINGERPRINT = "panoptesSignature/v1";

    @Override
    public String file() {
        return "results.sarif";
    }

    @Override
    public String report(RunReport report) {
        ObjectNode log =
                JsonNodeFactory.instance.objectNode().put("$schema", SCHEMA).put("version", VERSION);
        ObjectNode run = log.putArray("runs").addObject();
        driver(run.putObject("tool").putObject("driver"), report.run());
        run.putObject("automationDetails").put("id", "panoptes/%s/".formatted(dbms(report.run())));
        invocation(run.putArray("invocations").addObject(), report);
        ArrayNode results = run.putArray("results");
        report.findings().forEach(finding -> finding(results.addObject(), finding, "new"));
        report.alsoBefore().forEach(finding -> finding(results.addObject(), finding, "unchanged"));
        report.regressions().stream()
                .filter(one -> one.state() == RegressionReport.State.BACK_AGAIN)
                .forEach(one -> backAgain(results.addObject(), one));
        report.baseline().seen().forEach(bug -> known(results.addObject(), bug, report.run()));
        run.put("columnKind", "utf16CodeUnits");
        return log.toPrettyString() + "\n";
    }

    private static void driver(ObjectNode driver, RunFacts run) {
        driver.put("name", "Panoptes").put("version", run.panoptes());
        ArrayNode rules = driver.putArray("rules");
        for (SymptomKind symptom : SymptomKind.values()) {
            ObjectNode rule = rules.addObject().put("id", symptom.id()).put("name", camelCase(symptom));
            rule.putObject("shortDescription").put("text", symptom.meaning());
            rule.putObject("defaultConfiguration").put("level", level(symptom));
        }
    }

    private static void invocation(ObjectNode invocation, RunReport report) {
        RunFacts run = report.run();
        invocation
                .put("executionSuccessful", report.status() != ReportStatus.COULD_NOT_RUN)
                .put("commandLine", run.command())
                .put("startTimeUtc", run.started())
                .put(
                        "endTimeUtc",
                        Instant.parse(run.started())
                                .plusMillis(run.elapsedMillis())
                                .toString());
        report.exitCode()
                .ifPresent(code -> invocation.put("exitCode", code).put("exitCodeDescription", report.headline()));
        ArrayNode notes = invocation.putArray("toolExecutionNotifications");
        if (!report.why().isEmpty()) {
            note(notes, report.status() == ReportStatus.COULD_NOT_RUN ? "error" : "warning", report.why());
        }
        report.untriaged().forEach(suspect -> note(notes, "warning", words(suspect)));
        report.floods()
                .forEach(flood -> note(
                        notes,
                        "warning",
                        "%d of %d cases of %s failed alike (%s); no more of them were run."
                                .formatted(flood.failed(), flood.cases(), flood.kind(), flood.symptom())));
        ObjectNode properties = invocation.putObject("properties");
        properties.put("target", run.target()).put("build", run.build()).put("seed", run.seed());
        report.figures()
                .ifPresent(figures -> properties.put("cases", figures.cases()).put("plans", figures.plans()));
    }

    private static String words(UntriagedReport suspect) {
        return "Case %d was not triaged: %s. Go on with: %s"
                .formatted(suspect.index(), suspect.what(), suspect.command());
    }

    private static void note(ArrayNode notes, String level, String text) {
        notes.addObject().put("level", level).putObject("message").put("text", text);
    }

    private static void finding(ObjectNode result, FindingReport finding, String baselineState) {
        result(result, finding.symptom(), "%s: %s".formatted(finding.id(), finding.title()), text(finding));
        result.put("baselineState", baselineState);
        location(result, finding.folder());
        fingerprint(result, finding.signature().isEmpty() ? finding.id() : finding.signature());
        ObjectNode properties = result.putObject("properties");
        properties.put("target", finding.target()).put("replay", finding.command());
        finding.versions().introducedIn().ifPresent(version -> properties.put("introducedIn", version));
        finding.versions().fixedIn().ifPresent(version -> properties.put("fixedIn", version));
    }

    private static String text(FindingReport finding) {
        if (finding.withheld()) {
            return "Its details are withheld from public reports.";
        }
        return (StatementText.of(finding) + "\n" + finding.message()).strip();
    }

    private static void backAgain(ObjectNode result, RegressionReport regression) {
        SymptomKind symptom = regression.finding().map(FindingReport::symptom).orElse(SymptomKind.WRONG_RESULT);
        result(
                result,
                symptom,
                "%s is back again: %s".formatted(regression.name(), regression.title()),
                regression.finding().map(SarifReporter::text).orElse(""));
        result.put("baselineState", "new");
        location(result, regression.folder());
        fingerprint(result, regression.name());
        result.putObject("properties").put("replay", regression.command());
    }

    private static void known(ObjectNode result, BaselineReport.Known bug, RunFacts run) {
        result(result, bug.symptom(), "%s: %s".formatted(bug.id(), bug.title()), "");
        result.put("baselineState", "unchanged").put("occurrenceCount", Math.max(1, bug.times()));
        location(result, run.folder());
        fingerprint(result, bug.id());
        result.putArray("suppressions")
                .addObject()
                .put("kind", "external")
                .put("justification", (bug.reason() + " " + bug.link()).strip());
    }

    private static void result(ObjectNode result, SymptomKind symptom, String title, String details) {
        result.put("ruleId", symptom.id())
                .put("ruleIndex", symptom.ordinal())
                .put("level", level(symptom))
                .putObject("message")
                .put("text", details.isEmpty() ? title : title + "\n\n" + details);
    }

    /** Servers show no result without a place; the script that shows the bug is the nearest there is. */
    private static void location(ObjectNode result, String folder) {
        String file = folder.isEmpty() ? FindingFolders.SCRIPT : folder + "/" + FindingFolders.SCRIPT;
        ObjectNode place = result.putArray("locations").addObject().putObject("physicalLocation");
        place.putObject("artifactLocation").put("uri", UriText.of(file));
        place.putObject("region").put("startLine", 1);
    }

    private static void fingerprint(ObjectNode result, String what) {
        result.putObject("partialFingerprints").put(FINGERPRINT, sha256(what));
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }

    private static String level(SymptomKind symptom) {
        return switch (symptom.severity()) {
            case HIGH -> "error";
            case MEDIUM -> "warning";
        };
    }

    private static String camelCase(SymptomKind symptom) {
        StringBuilder name = new StringBuilder();
        for (String word : symptom.word().split(" ")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.toString();
    }

    private static String dbms(RunFacts run) {
        return run.target().split("[:@]", 2)[0];
    }
}
