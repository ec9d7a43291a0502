package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.editable.ConstantRows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The report of a finding of DuckDB 1.3.2.0, as a campaign wrote the finding. */
class IssueReportTest {
    private final Finding finding = finding();

    @Test
    void oneQueryIsShownWithTheRowsThatItMustGive() {
        EditableSide rows = new EditableSide(ConstantRows.plain(List.of(Row.of(Value.of(0))), 1), Optional.empty());
        EditableCase reduced = finding.reduced().withSides(finding.reduced().left(), rows);
        Finding oneQuery = new Finding(
                finding.format(),
                finding.id(),
                finding.title(),
                finding.target(),
                finding.original(),
                reduced,
                finding.statements(),
                finding.symptom(),
                finding.left(),
                new QueryResult(
                        List.of("the evaluator's name"),
                        finding.right().rows(),
                        finding.right().error()),
                finding.wrong(),
                finding.leftPlan(),
                finding.rightPlan(),
                finding.checks(),
                finding.versions(),
                finding.expected(),
                finding.upstream(),
                finding.signature(),
                finding.provenance());
        assertThat(IssueReport.of(oneQuery))
                .startsWith("""
                    # Wrong result: missing rows with COUNT, WITH

                    The query gives:

                    No rows.

                    It must give:

                    | count_star() |
                    | --- |
                    | 0 |
                    """)
                .contains("""
                    ```sql
                    WITH t1 AS MATERIALIZED (SELECT FALSE AS p) SELECT COUNT() FROM t1 WHERE p;
                    ```

                    ## Why it must give these rows
                    """)
                .doesNotContain("COUNT(DISTINCT t1.a)", "query 2", "Query 2");
    }

    @Test
    void readsAsAnIssue() {
        assertThat(IssueReport.of(finding.withChecks(List.of(finding.checks().getFirst()))))
                .isEqualTo("""
                    # Wrong result: missing rows with COUNT, WITH

                    Query 1 (wrong):

                    No rows.

                    Query 2 (right):

                    | count_star() |
                    | --- |
                    | 0 |

                    DuckDB 1.3.2.0 (`org.duckdb:duckdb_jdbc:1.3.2.0`).

                    ## What was run

                    On an empty database (`repro.sql` is the same as a script):

                    ```sql
                    -- query 1
                    WITH t1 AS MATERIALIZED (SELECT FALSE AS p) SELECT COUNT() FROM t1 WHERE p;

                    -- query 2
                    SELECT COUNT() WHERE FALSE;
                    ```

                    ## What must hold, and why

                    Both queries must give the same rows, in any order, each as many times.
                    The campaign ran two instances of query patterns that are equivalent: Values of a unique column that are not NULL are distinct (a rewrite that query optimizers do).

                    ```sql
                    SELECT COUNT(DISTINCT t1.a) FROM t1 WHERE t1.p;
                    SELECT COUNT(t1.a) FROM t1 WHERE t1.p;
                    ```

                    The equivalence of the patterns is argued for by its source; a mechanical proof is pending.
                    The queries above are what is left of these instances after a reduction; how it was checked is in the last section.

                    ## Versions

                    Introduced in 1.2.0.

                    Fixed in 1.4.0.0.

                    | version | shows it |
                    | --- | --- |
                    | 1.1.2 | no |
                    | 1.1.3 | no |
                    | 1.2.0 | yes |
                    | 1.2.2.0 | yes |
                    | 1.3.1.0 | yes |
                    | 1.3.2.0 | yes |
                    | 1.3.2.1 | yes |
                    | 1.4.0.0 | no |
                    | 1.4.1.0 | no |
                    | 2.0.0.1 | no |

                    ## Plans

                    Query 1:

                    ```
                    EMPTY_RESULT
                    ```

                    Query 2:

                    ```
                    UNGROUPED_AGGREGATE  [Aggregates: count_star()]
                      EMPTY_RESULT
                    ```

                    ## How this was checked

                    - run again twice on a fresh instance: the same both times

                    Found by Panoptes with seed 4. It was case 58, of oracle `unique-column-count`.
                    """);
    }

    @Test
    void leavesOutVersionsThatWereNotTried() {
        assertThat(IssueReport.of(finding.withVersions(VersionTable.NOT_TRIED)))
                .doesNotContain("## Versions", "Introduced in", "Fixed in")
                .contains("## Plans");
    }

    @Test
    void theWrongRowsComeFirst() {
        Finding other = changed(finding.symptom(), Optional.of(new WrongSides(false, true)), Optional.empty());
        assertThat(IssueReport.of(other))
                .startsWith("# %s\n\nQuery 2 (wrong):\n\n| count_star() |".formatted(other.title()));
    }

    @Test
    void saysWhatTheCampaignRanWith() {
        Finding known = changed(
                finding.symptom(),
                finding.wrong(),
                Optional.of(
                        new Provenance("0.1.0 (commit ab12cd3)", "9 oracles", 4, "DuckDB v1.3.2", Optional.empty())));
        String words = "Found by Panoptes 0.1.0 (commit ab12cd3) with seed 4 and 9 oracles, on what calls itself DuckDB"
                + " v1.3.2.";
        assertThat(IssueReport.of(known)).contains(words);
        assertThat(ReproScript.of(known)).contains("-- " + words);
    }

    /** The queries say nothing then; what breaks is the last statement of the setup. */
    @Test
    void whereTheSetupBreaksTheDbmsTheQueriesAreLeftOut() {
        Finding broken = showing(new InternalError(Place.SETUP, "UPDATE t SET a = 1", "INTERNAL Error: oh"));
        assertThat(IssueReport.of(broken))
                .startsWith("# %s\n\n```\nINTERNAL Error: oh\n```\n".formatted(broken.title()))
                .doesNotContain("SELECT", "query 1");
        assertThat(ReproScript.of(broken)).doesNotContain("SELECT");
    }

    @Test
    void theStatementComesBeforeTheStack() {
        String message = "INTERNAL Error: oh\n\nStack Trace:\n\nlibduckdb.so(+0x1)";
        assertThat(IssueReport.of(showing(new InternalError(Place.LEFT, "SELECT 1", message))))
                .contains("INTERNAL Error: oh\n```\n\nDuckDB 1.3.2.0")
                .containsSubsequence("## What was run", "## All of its output\n\n```\n" + message + "\n```");
        String java = "Crash\n  at org.h2.Foo.bar(Foo.java:1)";
        assertThat(IssueReport.of(showing(new InternalError(Place.LEFT, "SELECT 1", java))))
                .contains("```\nCrash\n```\n", "```\n" + java + "\n```\n");
    }

    private Finding showing(Symptom symptom) {
        return changed(symptom, Optional.empty(), Optional.empty());
    }

    private Finding changed(Symptom symptom, Optional<WrongSides> wrong, Optional<Provenance> provenance) {
        return new Finding(
                Finding.FORMAT,
                finding.id(),
                finding.title(),
                finding.target(),
                finding.original(),
                finding.reduced(),
                finding.statements(),
                symptom,
                finding.left(),
                finding.right(),
                wrong,
                Optional.empty(),
                Optional.empty(),
                finding.checks(),
                finding.versions(),
                finding.expected(),
                finding.upstream(),
                finding.signature(),
                provenance);
    }

    private static Finding finding() {
        try {
            return FindingJson.read(
                    Path.of(Objects.requireNonNull(IssueReportTest.class.getResource("/finding/finding.json"))
                            .toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
