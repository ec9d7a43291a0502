package io.panoptes.reporting;

import io.panoptes.campaign.flood.Flood;
import io.panoptes.reporting.model.AnswerReport;
import io.panoptes.reporting.model.BaselineReport;
import io.panoptes.reporting.model.BaselineReport.Known;
import io.panoptes.reporting.model.Course;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.FindingReport.CheckReport;
import io.panoptes.reporting.model.FindingReport.WrongQuery;
import io.panoptes.reporting.model.OracleReport;
import io.panoptes.reporting.model.PairReport;
import io.panoptes.reporting.model.RegressionReport;
import io.panoptes.reporting.model.RegressionReport.State;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.RunFacts;
import io.panoptes.reporting.model.RunFigures;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.model.UntriagedReport;
import io.panoptes.reporting.model.VersionsReport;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs for tests, with texts in them that a format may trip over. */
public final class SampleRuns {
    public static final String EVIL = "<script>alert(1)</script>";
    /** A NUL, an escape sequence and half a surrogate pair: XML holds none of them. */
    public static final String UNPRINTABLE =
            "INTERNAL Error: \u0000\u001b[31m\ud800 ]]> & \"quoted\" | `tick` @somebody";

    private SampleRuns() {}

    /** One of everything. */
    public static RunReport full() {
        return new RunReport(
                RunReport.FORMAT,
                ReportStatus.NEW_BUGS,
                Optional.of(1),
                "duckdb:1.3.2.0: 2 new, 1 back again, 1 suspects not triaged",
                "",
                facts(),
                Optional.of(new RunFigures(12_400, 11_904, 480_000, 212, 3_412, 45, 1, 30, 12)),
                course(),
                List.of(wrongResult("F1"), crash("F2")),
                List.of(wrongResult("F3")),
                List.of(
                        regression("kept-back", State.BACK_AGAIN, ""),
                        regression("kept-open", State.STILL_THERE, ""),
                        regression("kept-fixed", State.FIXED, ""),
                        regression("kept-refused", State.COULD_NOT_RUN, "it refuses: CREATE TABLE \"" + EVIL + "\""),
                        regression("kept-late", State.NOT_REACHED, "the time was up")),
                new BaselineReport(
                        List.of(new Known(
                                "K1",
                                "Wrong result with " + EVIL,
                                SymptomKind.WRONG_RESULT,
                                "https://example.org/issues/17",
                                "fixed next week",
                                30)),
                        List.of(new Known("K2", "Old bug", SymptomKind.INTERNAL_ERROR, "", "open since spring", 0)),
                        List.of()),
                List.of(new UntriagedReport(
                        881,
                        "o1",
                        SymptomKind.WRONG_RESULT,
                        "the left query has 2 more rows",
                        "panoptes fuzz --resume out")),
                List.of(new Flood("oracle o7", "internal error: " + EVIL, 40, 42, 77, Optional.of("F2"))));
    }

    /** A run that found nothing. */
    public static RunReport clean() {
        return new RunReport(
                RunReport.FORMAT,
                ReportStatus.NOTHING_NEW,
                Optional.of(0),
                "duckdb:1.3.2.0: 12,400 cases, no new bug; not a proof of absence",
                "",
                facts(),
                Optional.of(new RunFigures(12_400, 11_904, 480_000, 212, 3_412, 0, 0, 0, 0)),
                course(),
                List.of(),
                List.of(),
                List.of(),
                BaselineReport.NONE,
                List.of(),
                List.of());
    }

    /** A run that did not begin. */
    public static RunReport couldNotRun() {
        return new RunReport(
                RunReport.FORMAT,
                ReportStatus.COULD_NOT_RUN,
                Optional.of(2),
                "Could not run: build/duckdb_jdbc.jar is no jar",
                "build/duckdb_jdbc.jar is no jar",
                facts(),
                Optional.empty(),
                Course.NONE,
                List.of(),
                List.of(),
                List.of(),
                BaselineReport.NONE,
                List.of(),
                List.of());
    }

    private static RunFacts facts() {
        return new RunFacts(
                "0.1.0 (commit 4760ef9)",
                "duckdb:1.3.2.0",
                "build/duckdb_jdbc.jar",
                7,
                "panoptes-out",
                "panoptes ci --target duckdb:1.3.2.0 --jar build/duckdb_jdbc.jar --seed 7 --time 10m",
                "2026-11-22T20:00:00.250Z",
                600_000,
                545_000);
    }

    private static Course course() {
        List<Course.Point> points = new ArrayList<>();
        for (int i = 0; i <= 100; i++) {
            points.add(new Course.Point(
                    i * 5_450L,
                    124L * i,
                    Math.round(3_412 * (1 - Math.exp(-i / 30.0))),
                    i * 45L / 100,
                    i < 20 ? 0 : i < 60 ? 1 : 2));
        }
        return new Course(points);
    }

    public static FindingReport wrongResult(String id) {
        return new FindingReport(
                id,
                "Wrong result: missing rows with COUNT, WITH",
                SymptomKind.WRONG_RESULT,
                "duckdb:1.3.2.0",
                "findings/" + id,
                "panoptes replay panoptes-out/findings/" + id + " --target duckdb --jar build/duckdb_jdbc.jar",
                false,
                new PairReport(
                        List.of(
                                "CREATE TABLE \"" + EVIL + "\" (c VARCHAR, d INTEGER)",
                                "INSERT INTO \"" + EVIL + "\" VALUES ('it''s <b>', 1), (NULL, 2)"),
                        List.of("WITH t1 AS MATERIALIZED (SELECT FALSE AS p)\nSELECT COUNT() FROM t1 WHERE p"),
                        List.of("SELECT COUNT() WHERE FALSE -- nothing")),
                Optional.of(WrongQuery.QUERY_1),
                new AnswerReport(List.of("count_star()", EVIL), List.of(), 0, ""),
                new AnswerReport(List.of("count_star()", EVIL), List.of(List.of("0", "'" + EVIL + "'")), 0, ""),
                "",
                Optional.of("EMPTY_RESULT " + EVIL),
                Optional.of("UNGROUPED_AGGREGATE  [Aggregates: count_star()]\n  EMPTY_RESULT"),
                new VersionsReport(
                        List.of(
                                new VersionsReport.Tried("1.1.3", "no"),
                                new VersionsReport.Tried("1.2.0", "yes"),
                                new VersionsReport.Tried("1.3.2.0", "yes"),
                                new VersionsReport.Tried("1.4.0.0", "no"),
                                new VersionsReport.Tried("0.9.0", "not applicable")),
                        Optional.of("1.2.0"),
                        Optional.of("1.4.0.0")),
                Optional.of(new OracleReport(
                        "unique-column-count",
                        "Values of a unique column that are not NULL are distinct",
                        "a rewrite that query optimizers do",
                        "SELECT COUNT(DISTINCT t1.a) FROM t1 WHERE t1.p",
                        "SELECT COUNT(t1.a) FROM t1 WHERE t1.p",
                        true)),
                List.of(
                        new CheckReport("run again twice on a fresh instance", "the same both times"),
                        new CheckReport("compared with a control", "SQLite gives the same answer to both queries")),
                "different answers|COUNT,WITH||");
    }

    public static FindingReport crash(String id) {
        return new FindingReport(
                id,
                "Crash: " + EVIL + " SIGSEGV in duckdb::Foo::Bar",
                SymptomKind.CRASH,
                "duckdb:1.3.2.0",
                "findings/" + id,
                "panoptes replay panoptes-out/findings/" + id,
                false,
                new PairReport(
                        List.of("CREATE TABLE t (a INTEGER)"), List.of("SELECT secret_trigger(a) FROM t"), List.of()),
                Optional.empty(),
                new AnswerReport(List.of(), List.of(), 0, "the process died: SIGSEGV"),
                AnswerReport.NONE,
                UNPRINTABLE,
                Optional.empty(),
                Optional.empty(),
                VersionsReport.NONE,
                Optional.empty(),
                List.of(new CheckReport("run again twice on a fresh instance", "the same both times")),
                "CRASH of a query: duckdb::Foo::Bar|||");
    }

    private static RegressionReport regression(String name, State state, String why) {
        return new RegressionReport(
                name,
                "Wrong result of " + EVIL,
                "findings/" + name,
                state,
                state == State.FIXED,
                why,
                Optional.of(wrongResult(name)),
                Optional.empty(),
                Optional.empty(),
                "panoptes replay findings/" + name);
    }
}
