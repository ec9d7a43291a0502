package io.panoptes.reporting;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.reporting.model.ShownPatterns;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.symptom.Place;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A finding as an issue for the developers of the DBMS. */
final class IssueReport {
    private static final int MOST_LINES_OF_A_MESSAGE = 10;
    private static final Pattern FRAME = Pattern.compile("\\s+at \\S+\\(.*");

    private final Finding finding;
    private final Adapter adapter;
    private final StringBuilder text = new StringBuilder();

    private IssueReport(Finding finding) {
        this.finding = finding;
        this.adapter = Adapters.named(finding.target().dbms());
    }

    static String of(Finding finding) {
        IssueReport report = new IssueReport(finding);
        report.title();
        report.whatCameBack();
        report.target();
        report.whatWasRun();
        if (finding.onlyQuery().isPresent()) {
            report.whyTheseRows();
        } else if (finding.symptom().isOfPair()) {
            report.whatMustHold();
        }
        report.versions();
        report.output();
        report.plans();
        report.checks();
        return report.text.toString();
    }

    private void title() {
        line("# " + finding.title());
        line("");
    }

    private void target() {
        line("%s %s%s.".formatted(adapter.title(), finding.target().version(), origin(finding.target())));
        line("");
    }

    /** Where the target comes from, in words for somebody who has to get it too. */
    private String origin(Target target) {
        return target.jar()
                .map(jar -> ", the local build " + jar.getFileName())
                .or(() -> target.image().map(image -> " (the image `%s`)".formatted(image)))
                .or(() -> target.address().map(address -> " (a server that ran already)"))
                .orElseGet(
                        () -> " (`%s:%s`)".formatted(adapter.artifact().value().orElse(""), target.version()));
    }

    private void whatWasRun() {
        line("## What was run");
        line("");
        line("On an empty database (`repro.sql` is the same as a script):");
        line("");
        Statements statements = finding.statements();
        line("```sql");
        statements.setup().forEach(this::statement);
        if (!statements.setup().isEmpty() && !finding.symptom().isInSetup()) {
            line("");
        }
        if (finding.onlyQuery().isPresent()) {
            query(finding.onlyQuery().get() == Place.LEFT ? statements.left() : statements.right());
        } else if (finding.symptom().isOfPair()) {
            line("-- query 1");
            query(statements.left());
            line("");
            line("-- query 2");
            query(statements.right());
        } else if (!finding.symptom().isInSetup()) {
            query(statements.left());
        }
        line("```");
        line("");
    }

    private void whatCameBack() {
        if (finding.symptom().isOfPair()) {
            boolean rightIsWrong = finding.wrong()
                    .filter(wrong -> wrong.right() && !wrong.left())
                    .isPresent();
            answer(!rightIsWrong);
            answer(rightIsWrong);
        } else {
            fenced(message());
        }
    }

    /** The error itself: what stands before the first blank line, or the stack. */
    private String message() {
        String message = whatBroke()
                .lines()
                .limit(MOST_LINES_OF_A_MESSAGE)
                .takeWhile(line -> !line.isBlank() && !FRAME.matcher(line).matches())
                .collect(Collectors.joining("\n"));
        return message.isEmpty() ? whatBroke() : message;
    }

    /** All that the DBMS or its process printed, where the top shows a part. */
    private void output() {
        if (!finding.symptom().isOfPair() && !message().equals(whatBroke())) {
            line("## All of its output");
            line("");
            fenced(whatBroke());
        }
    }

    private void fenced(String output) {
        line("```");
        line(output);
        line("```");
        line("");
    }

    private void answer(boolean left) {
        line(finding.onlyQuery()
                .map(wrong -> (wrong == Place.LEFT) == left ? "The query gives:" : "It must give:")
                .orElseGet(() -> "Query %d%s:".formatted(left ? 1 : 2, mark(left))));
        line("");
        line(MarkdownTable.of(result(left)));
    }

    /** Under the names that the query gives its columns, also where the rows are the evaluator's. */
    private QueryResult result(boolean left) {
        QueryResult result = left ? finding.left() : finding.right();
        QueryResult other = left ? finding.right() : finding.left();
        return finding.onlyQuery()
                .filter(wrong -> (wrong == Place.LEFT) != left)
                .filter(wrong -> other.columns().size() == result.columns().size())
                .map(wrong -> new QueryResult(other.columns(), result.rows(), result.error()))
                .orElse(result);
    }

    private String whatBroke() {
        return finding.symptom().output().orElse(finding.title()).strip();
    }

    private String mark(boolean left) {
        return finding.wrong()
                .filter(wrong -> wrong.left() != wrong.right())
                .map(wrong -> " (%s)"
                        .formatted(
                                wrong.left() == left
                                        ? finding.symptom().kind().badQuery()
                                        : finding.symptom().kind().goodQuery()))
                .orElse("");
    }

    private void whyTheseRows() {
        line("## Why it must give these rows");
        line("");
        line("They are what Panoptes's own evaluator of SQL, which shares no code with any DBMS, gives for the"
                + " query; what else was asked is in the last section.");
        line("The campaign came to it by two queries that are equivalent: %s (%s)."
                .formatted(
                        endless(finding.original().oracle().title()),
                        finding.original().oracle().origin().reference()));
        line("");
    }

    private void whatMustHold() {
        Oracle oracle = finding.original().oracle();
        line("## What must hold, and why");
        line("");
        line("Both queries must give the same %s."
                .formatted(
                        switch (finding.reduced().semantics()) {
                            case BAG -> "rows, in any order, each as many times";
                            case SET -> "rows, in any order, duplicates apart";
                            case LIST -> "rows in the same order";
                        }));
        if (oracle.changes().isPresent()) {
            line("Each query is asked behind statements that change data, in a transaction that is rolled back.");
        }
        line("The campaign ran two instances of query patterns that are equivalent: %s (%s)."
                .formatted(endless(oracle.title()), oracle.origin().reference()));
        line("");
        ShownPatterns shown = ShownPatterns.of(finding);
        line("```sql");
        shown.left().forEach(this::statement);
        shown.right().forEach(this::statement);
        line("```");
        line("");
        if (!shown.leftOut().isEmpty()) {
            line(shown.leftOut() + ", which are like these, are left out.");
        }
        line(
                switch (oracle.proof()) {
                    case Oracle.Proof.Proved ignored -> "The equivalence of the patterns is proved for every database.";
                    case Oracle.Proof.Pending ignored ->
                        "The equivalence of the patterns is argued for by its source; a mechanical proof is pending.";
                });
        finding.original().rewordings().forEach(form -> line(form.explanation()));
        line("The queries above are what is left of these instances after a reduction; how it was checked is in the"
                + " last section.");
        line("");
    }

    private void versions() {
        VersionTable versions = finding.versions();
        if (versions.results().isEmpty()) {
            return;
        }
        line("## Versions");
        line("");
        versions.introducedIn().ifPresent(version -> line("Introduced in " + version + ".\n"));
        versions.fixedIn().ifPresent(version -> line("Fixed in " + version + ".\n"));
        line(MarkdownTable.of(
                List.of("version", "shows it"),
                versions.results().stream()
                        .map(result -> List.of(result.version(), words(result.shows())))
                        .toList()));
    }

    private static String words(VersionResult.Shows shows) {
        return switch (shows) {
            case YES -> "yes";
            case NO -> "no";
            case NOT_APPLICABLE -> "can't run it";
        };
    }

    private void plans() {
        if (finding.leftPlan().isEmpty() || finding.rightPlan().isEmpty()) {
            return;
        }
        line(finding.onlyQuery().isPresent() ? "## Plan" : "## Plans");
        line("");
        if (finding.onlyQuery().isEmpty()) {
            plan("Query 1:", finding.leftPlan().get());
            plan("Query 2:", finding.rightPlan().get());
        } else {
            plan(
                    "",
                    finding.onlyQuery().get() == Place.LEFT
                            ? finding.leftPlan().get()
                            : finding.rightPlan().get());
        }
    }

    private void plan(String of, String plan) {
        if (!of.isEmpty()) {
            line(of);
            line("");
        }
        line("```\n" + plan.stripTrailing() + "\n```");
        line("");
    }

    private void checks() {
        line("## How this was checked");
        line("");
        finding.checks().forEach(check -> line("- %s: %s".formatted(check.what(), check.result())));
        line("");
        line("%s It was case %d, of oracle `%s`."
                .formatted(
                        foundWith(),
                        finding.original().index(),
                        finding.original().oracle().id()));
    }

    private String foundWith() {
        return finding.provenance()
                .map(Provenance::words)
                .orElseGet(() -> "Found by Panoptes with seed %d."
                        .formatted(finding.original().seed()));
    }

    private void query(Statements.Query query) {
        Stream.of(query.first(), List.of(query.sql()), query.last())
                .flatMap(List::stream)
                .forEach(this::statement);
    }

    private void statement(String sql) {
        line(sql + ";");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private static String endless(String sentence) {
        return sentence.lines().collect(Collectors.joining(" ")).replaceAll("\\.\\s*$", "");
    }
}
