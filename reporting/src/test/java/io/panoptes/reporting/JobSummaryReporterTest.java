package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class JobSummaryReporterTest {
    @Test
    void theFirstTenLinesSayEverything() {
        assertThat(firstTenLines(new JobSummaryReporter().report(SampleRuns.full())))
                .isEqualTo("""
                    # Panoptes: duckdb:1.3.2.0: 2 new, 1 back again, 1 suspects not triaged

                    - **Result:** new bugs, exit code 1
                    - **New bugs:** 2: F1 Wrong result: missing rows with COUNT, WITH; F2 Crash: &lt;script&gt;alert\\(1\\)&lt;/script&gt; SIGSEGV in duckdb::Foo::Bar
                    - **Regressions:** 1 fixed, 1 still there, 1 back again, 1 could not run, 1 not reached; **back again: kept-back**
                    - **Suspects not triaged:** 1: case 881, the left query has 2 more rows
                    - **Known bugs:** 1 seen again; 1 gone, `panoptes baseline prune` takes them out
                    - **Campaign:** 12,400 cases (96% valid), 3,412 plans, 45 suspects in 9m 5s; **1 kinds of cases fail alike**
                    - **Build:** duckdb:1.3.2.0, build/duckdb\\_jdbc.jar, seed 7, Panoptes 0.1.0 \\(commit 4760ef9\\)
                    - **Again:** `panoptes ci --target duckdb:1.3.2.0 --jar build/duckdb_jdbc.jar --seed 7 --time 10m`
                    """);
    }

    @Test
    void aCleanRunIsNoProof() {
        assertThat(firstTenLines(new JobSummaryReporter().report(SampleRuns.clean())))
                .contains(
                        "- **Result:** nothing new, exit code 0\n"
                                + "- **New bugs:** none\n"
                                + "- **Regressions:** none were given\n",
                        "; no proof that there are no bugs\n");
    }

    @Test
    void aRunThatCouldNotBeginSaysWhy() {
        assertThat(firstTenLines(new JobSummaryReporter().report(SampleRuns.couldNotRun())))
                .contains("could not run, exit code 2; build/duckdb\\_jdbc.jar is no jar");
    }

    @Test
    void showsEachFindingWithItsStatements() {
        assertThat(new JobSummaryReporter().report(SampleRuns.full())).contains("""
            ## F1: Wrong result: missing rows with COUNT, WITH

            Introduced in 1.2.0, fixed in 1.4.0.0.

            ```sql
            CREATE TABLE "<script>alert(1)</script>" (c VARCHAR, d INTEGER);
            INSERT INTO "<script>alert(1)</script>" VALUES ('it''s <b>', 1), (NULL, 2);
            -- query 1, wrong: no row
            WITH t1 AS MATERIALIZED (SELECT FALSE AS p)
            SELECT COUNT() FROM t1 WHERE p;
            -- query 2, right: (0, '<script>alert(1)</script>')
            SELECT COUNT() WHERE FALSE -- nothing;
            ```
            """);
    }

    @Test
    void eachSuspectThatWasLeftHasTheLineThatGoesOnWithIt() {
        assertThat(new JobSummaryReporter().report(SampleRuns.full())).contains("""
            ## Suspects not triaged

            - Case 881, the left query has 2 more rows. Go on with: `panoptes fuzz --resume out`

            ## Regressions
            """);
        assertThat(new JobSummaryReporter().report(SampleRuns.clean())).doesNotContain("## Suspects");
    }

    @Test
    void nothingFromTheDbmsIsMarkup() {
        assertThat(MarkdownText.line("a | b `c` <img src=x> @team [x](y)\nz"))
                .isEqualTo("a \\| b \\`c\\` &lt;img src=x&gt; &#64;team \\[x\\]\\(y\\) z");
        assertThat(MarkdownText.code("a `b` ``c``")).isEqualTo("``` a `b` ``c`` ```");
        assertThat(MarkdownText.block("sql", "````\n# no heading")).isEqualTo("`````sql\n````\n# no heading\n`````\n");
    }

    private static String firstTenLines(String report) {
        return report.lines().limit(10).map(line -> line + "\n").collect(Collectors.joining());
    }
}
