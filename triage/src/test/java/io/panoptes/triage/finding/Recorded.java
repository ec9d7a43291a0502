package io.panoptes.triage.finding;

import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.WrongResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Findings as a person writes them. */
public final class Recorded {
    public static final String LEFT = "WITH c AS (SELECT 1) SELECT * FROM c";
    public static final String RIGHT = "SELECT 1";

    private Recorded() {}

    /** A row is lost behind a common table of DuckDB 1.2, and of 1.1 before it. */
    public static RecordedFinding lostRow(Expected expected) {
        Row row = Row.of(Value.of(0));
        return new RecordedFinding(
                Finding.FORMAT,
                "lost-row",
                "Wrong result: missing rows with WITH",
                duckDb("1.2"),
                new Statements(
                        List.of("CREATE TABLE t (a INTEGER)"),
                        new Statements.Query(List.of(), LEFT, List.of()),
                        new Statements.Query(List.of(), RIGHT, List.of())),
                Optional.empty(),
                new WrongResult(new Difference(Difference.Kind.RIGHT_HAS_MORE, List.of(), List.of(row), 0, 1)),
                new QueryResult(List.of("1"), List.of(), ""),
                new QueryResult(List.of("1"), List.of(row), ""),
                Optional.empty(),
                new VersionTable(
                        List.of(
                                new VersionResult("0.9", Shows.NOT_APPLICABLE),
                                new VersionResult("1.0", Shows.NO),
                                new VersionResult("1.1", Shows.YES),
                                new VersionResult("1.2", Shows.YES)),
                        Optional.of("1.1"),
                        Optional.empty()),
                Map.of(
                        "mariadb",
                        new VersionTable(
                                List.of(new VersionResult("10.2.11", Shows.YES)), Optional.empty(), Optional.empty())),
                Optional.of(expected),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Provenance("0.1.0", "3 oracles", 7, "DuckDB v1.2.0", Optional.empty())));
    }

    public static Target duckDb(String version) {
        return new Target("duckdb", version, Optional.empty());
    }

    /** A build that is newer than all releases. */
    public static Target localBuild() {
        return new Target("duckdb", "local", Optional.of(Path.of("duckdb.jar")));
    }
}
