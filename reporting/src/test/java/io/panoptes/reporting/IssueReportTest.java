package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.Judgement;
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
    void readsAsAnIssue() {
        assertThat(IssueReport.of(finding.withChecks(List.of(finding.checks().getFirst()))))
                .isEqualTo("""
                        # Wrong result: missing rows with COUNT, WITH

                        DuckDB 1.3.2.0 (`org.duckdb:duckdb_jdbc:1.3.2.0`).

                        ## What was run

                        On an empty database (`repro.sql` is the same as a script):

                        ```sql
                        -- query 1
                        WITH t1 AS MATERIALIZED (SELECT FALSE AS p) SELECT COUNT() FROM t1 WHERE p;

                        -- query 2
                        SELECT COUNT() WHERE FALSE;
                        ```

                        ## What came back

                        Query 1 (wrong):

                        No rows.

                        Query 2 (right):

                        | count_star() |
                        | --- |
                        | 0 |

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

                        Found by Panoptes with seed 4, case 58, oracle `unique-column-count`.
                        """);
    }

    @Test
    void leavesOutVersionsThatWereNotTried() {
        assertThat(IssueReport.of(finding.withVersions(VersionTable.NOT_TRIED)))
                .doesNotContain("## Versions", "Introduced in", "Fixed in")
                .contains("## Plans");
    }

    /** The queries say nothing then; what breaks is the last statement of the setup. */
    @Test
    void whereTheSetupBreaksTheDbmsTheQueriesAreLeftOut() {
        Finding broken = showing(new Judgement.Broken(
                Judgement.Failure.INTERNAL_ERROR, Judgement.Place.SETUP, "UPDATE t SET a = 1", "INTERNAL Error: oh"));
        assertThat(IssueReport.of(broken))
                .contains("## What came back\n\n```\nINTERNAL Error: oh\n```")
                .doesNotContain("SELECT", "query 1");
        assertThat(ReproScript.of(broken)).doesNotContain("SELECT");
    }

    private Finding showing(Judgement judgement) {
        return new Finding(
                Finding.FORMAT,
                finding.id(),
                finding.title(),
                Finding.Kind.of(judgement),
                finding.target(),
                finding.original(),
                finding.reduced(),
                finding.statements(),
                judgement,
                finding.left(),
                finding.right(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                finding.checks(),
                finding.versions(),
                finding.expected(),
                finding.upstream(),
                finding.signature());
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
