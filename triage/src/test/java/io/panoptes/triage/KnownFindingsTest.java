package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** With a finding of DuckDB 1.3.2.0, introduced in 1.2.0 and fixed in 1.4.0.0. */
class KnownFindingsTest {
    private final Finding finding = finding();
    private final KnownFindings known = new KnownFindings(List.of(finding));

    @Test
    void aFindingIsTheSameBugAsItself() {
        assertThat(known.sameBugAs(finding)).contains(finding);
    }

    @Test
    void aBugOfTheBaselineIsKnownAndNoFinding() {
        KnownFindings all = new KnownFindings(List.of(), List.of(finding));
        assertThat(all.sameBugAs(finding)).contains(finding);
        assertThat(all.addUnlessKnown(finding)).isEqualTo(new KnownFindings.Same(finding));
        assertThat(all.all()).isEmpty();
        assertThat(all.nextId()).isEqualTo("F1");
    }

    @Test
    void versionsThatWereNotTriedDoNotContradict() {
        assertThat(known.sameBugAs(finding.withVersions(VersionTable.NOT_TRIED)))
                .contains(finding);
    }

    @Test
    void aBugThatWasFixedElsewhereIsAnother() {
        assertThat(known.sameBugAs(versions(List.of(), "1.4.1.0"))).isEmpty();
    }

    @Test
    void aBugThatShowsOnAnotherVersionIsAnother() {
        assertThat(known.sameBugAs(finding.withVersions(new VersionTable(
                        List.of(new VersionResult("1.1.3", Shows.YES)), Optional.empty(), Optional.empty()))))
                .isEmpty();
    }

    @Test
    void whatCameAndWentWithTheSameVersionsIsOneBugWhereThePlainerOneIsMostlyInTheOther() {
        Finding plain = madeOf(Set.of("INNER JOIN", "WITH"), "1.2.0");
        KnownFindings all = new KnownFindings(List.of(plain));
        assertThat(all.sameBugAs(madeOf(Set.of("DISTINCT", "MAX", "UNION ALL", "WITH"), "1.2.0")))
                .contains(plain);
        assertThat(all.sameBugAs(madeOf(Set.of("DISTINCT", "MAX", "UNION ALL"), "1.2.0")))
                .isEmpty();
        assertThat(all.sameBugAs(madeOf(Set.of("DISTINCT", "MAX", "UNION ALL", "WITH"), "1.1.0")))
                .isEmpty();
    }

    @Test
    void withoutAVersionThatBroughtItTheTwoMustBeMoreAlike() {
        Finding plain = everywhere(Set.of("INNER JOIN", "WITH"));
        KnownFindings all = new KnownFindings(List.of(plain));
        assertThat(all.sameBugAs(everywhere(Set.of("DISTINCT", "MAX", "UNION ALL", "WITH"))))
                .isEmpty();
        assertThat(all.sameBugAs(everywhere(Set.of("INNER JOIN", "UNION", "WITH"))))
                .contains(plain);
    }

    /** HSQLDB takes the bound of a range from the row itself in both. */
    @Test
    void theFormsOfOneConstructAreAlike() {
        Finding plain = madeOf(Set.of("BETWEEN"), "2.3.4");
        KnownFindings all = new KnownFindings(List.of(plain));
        assertThat(all.sameBugAs(madeOf(Set.of("BETWEEN SYMMETRIC"), "2.3.4"))).contains(plain);
        assertThat(all.sameBugAs(madeOf(Set.of("NOT BETWEEN SYMMETRIC"), "2.3.4")))
                .contains(plain);
        assertThat(all.sameBugAs(madeOf(Set.of("BETWEEN SYMMETRIC"), "2.5.0"))).isEmpty();
        assertThat(all.sameBugAs(madeOf(Set.of("IN (list)"), "2.3.4"))).isEmpty();
    }

    @Test
    void ofTwoInstancesOfAnOracleOneMayBeReducedFurther() {
        Finding plain = everywhere(Set.of("NOT IN (subquery)", "COUNT"));
        KnownFindings all = new KnownFindings(List.of(plain));
        assertThat(all.sameBugAs(everywhere(Set.of("NOT IN (subquery)", "COUNT", "LEFT JOIN", "MAX", "LIKE", "UNION"))))
                .contains(plain);
        assertThat(all.sameBugAs(everywhere(Set.of("COUNT", "LEFT JOIN", "MAX", "LIKE", "UNION"))))
                .isEmpty();
    }

    @Test
    void whatAnOracleAsksWithMakesNoTwoInstancesAlike() {
        KnownFindings all = new KnownFindings(List.of(everywhere(Set.of("UNION ALL"))));
        assertThat(all.sameBugAs(everywhere(Set.of("UNION ALL", "LEFT JOIN", "MAX", "LIKE"))))
                .isEmpty();
    }

    /** Rows compared with NULLs were reported eight times in a quarter of an hour, each time asked for in another way. */
    @Test
    void whatTheSameConditionsCureIsOneBugHoweverAnOracleAsksForIt() {
        Set<String> rows = Set.of("row = row");
        KnownFindings all = new KnownFindings(List.of(cured(Set.of("UNION ALL", "MIN"), rows)));
        assertThat(all.sameBugAs(cured(Set.of("CASE", "WITH", "MIN"), rows))).isPresent();
        assertThat(all.sameBugAs(cured(Set.of("CASE", "WITH", "MIN"), Set.of())))
                .isEmpty();
        assertThat(all.sameBugAs(cured(Set.of("CASE", "WITH", "MIN"), Set.of("row = row, and what it is in"))))
                .isEmpty();
    }

    /** The same condition is misread in an outer join for another reason. */
    @Test
    void whatStandsBesideSuchAConditionMakesItAnother() {
        Set<String> rows = Set.of("row = row");
        KnownFindings all = new KnownFindings(List.of(cured(Set.of("UNION ALL"), rows)));
        assertThat(all.sameBugAs(cured(Set.of("LEFT JOIN"), rows))).isEmpty();
    }

    @Test
    void whatSharesItsSubjectIsOneBugWhateverAnOracleAsksWith() {
        Finding plain = everywhere(Set.of("COUNT", "NOT NOT"));
        KnownFindings all = new KnownFindings(List.of(plain));
        assertThat(all.sameBugAs(everywhere(Set.of("MIN", "NOT NOT", "scalar subquery"))))
                .contains(plain);
        assertThat(all.sameBugAs(everywhere(Set.of("LEFT JOIN", "MIN", "NOT NOT", "scalar subquery"))))
                .isEmpty();
        assertThat(all.sameBugAs(everywhere(Set.of("MIN", "GROUPING", "NOT NOT", "scalar subquery"))))
                .isEmpty();
        KnownFindings joins = new KnownFindings(List.of(everywhere(Set.of("COUNT", "LEFT JOIN"))));
        assertThat(joins.sameBugAs(everywhere(Set.of("LEFT JOIN", "MIN", "scalar subquery"))))
                .isEmpty();
    }

    /** Large numbers in an indexed column of REAL came three times, each time with the version that first used the index for the query. */
    @Test
    void oneFixAndOneSubjectAreOneBugWhateverVersionBroughtIt() {
        String table = "CREATE TABLE t (a REAL, UNIQUE (a))";
        Finding plain = of(table, "SELECT COUNT(*) FROM t WHERE a > 9223372036854775807", "3.14.2", "3.30.1");
        KnownFindings all = new KnownFindings(List.of(plain));
        assertThat(all.sameBugAs(of(table, "SELECT a FROM t WHERE a IN (8366271098608253588)", "3.6.6", "3.30.1")))
                .contains(plain);
        assertThat(all.sameBugAs(of(table, "SELECT a FROM t WHERE a IN (8366271098608253588)", "3.6.6", "3.31.1")))
                .isEmpty();
        assertThat(all.sameBugAs(of(table, "SELECT a FROM t WHERE a IN (10)", "3.6.6", "3.30.1")))
                .isEmpty();
        String joined = "SELECT x.a FROM t AS x LEFT JOIN t ON x.a = 8366271098608253588";
        assertThat(all.sameBugAs(of(table, joined, "3.6.6", "3.30.1"))).isEmpty();
    }

    /** What the query beside it is made of, which gives the right rows, tells nothing of the bug. */
    @Test
    void theRightQueryIsNoPartOfTheSubject() {
        String table = "CREATE TABLE t (a REAL)";
        String first = "SELECT u.a FROM t LEFT JOIN u WHERE u.a IS NOT FALSE";
        String other =
                "SELECT u.a FROM t LEFT JOIN u WHERE u.a UNION SELECT u.a FROM t LEFT JOIN u WHERE u.a IS NOT TRUE";
        KnownFindings all = new KnownFindings(List.of(wrong(table, first, "SELECT NULL")));
        assertThat(all.sameBugAs(wrong(table, other, "SELECT a FROM x INTERSECT SELECT a FROM x")))
                .isPresent();
        assertThat(all.sameBugAs(wrong(table, other + " INTERSECT SELECT a FROM x", "SELECT NULL")))
                .isEmpty();
    }

    /** An assertion of DuckDB fails alike in the condition of a query and of an UPDATE. */
    @Test
    void oneMessageOfAQueryAndAChangeIsOneBugWhereTheVersionsAreTheSame() {
        Finding query = broken("SELECT CASE WHEN FALSE THEN 'a' END", "Unsupported type", "1.3.0.0");
        KnownFindings all = new KnownFindings(List.of(query));
        assertThat(all.sameBugAs(broken("UPDATE t SET a = 1 WHERE 'b'", "Unsupported type", "1.3.0.0")))
                .contains(query);
        assertThat(all.sameBugAs(broken("UPDATE t SET a = 1 WHERE 'b'", "Unsupported type", "1.2.0")))
                .isEmpty();
        assertThat(all.sameBugAs(broken("UPDATE t SET a = 1 WHERE 'b'", "Unknown type", "1.3.0.0")))
                .isEmpty();
    }

    @Test
    void aFindingIsKnownByTheCaseItWasMadeOf() {
        assertThat(known.madeOf(finding.original())).contains(finding);
        assertThat(new KnownFindings(List.of()).madeOf(finding.original())).isEmpty();
    }

    @Test
    void anIdIsNotGivenTwice() {
        assertThat(finding.id()).isEqualTo("F1");
        assertThat(known.nextId()).isEqualTo("F2");
        Finding third = withId("F3");
        assertThat(new KnownFindings(List.of(finding, third)).nextId()).isEqualTo("F4");
        assertThat(new KnownFindings(List.of()).nextId()).isEqualTo("F1");
    }

    private Finding withId(String id) {
        return changed(id, finding.signature());
    }

    private Finding madeOf(Set<String> features, String introduced) {
        return everywhere(features)
                .withVersions(new VersionTable(List.of(), Optional.of(introduced), Optional.empty()));
    }

    /** A finding that no setting of the target avoids, and that shows on all versions. */
    private Finding everywhere(Set<String> features) {
        return cured(features, Set.of());
    }

    /** A wrong result of one table and two queries alike. */
    private Finding of(String table, String query, String introduced, String fixed) {
        var side = new Statements.Query(List.of(), query, List.of());
        return changed(
                        finding.id(),
                        new Signature("different answers", Set.of(query), Set.of(), Set.of()),
                        finding.symptom(),
                        new Statements(List.of(table), side, side))
                .withVersions(new VersionTable(List.of(), Optional.of(introduced), Optional.of(fixed)));
    }

    /** One whose left query is wrong. */
    private Finding wrong(String table, String left, String right) {
        var statements = new Statements(
                List.of(table),
                new Statements.Query(List.of(), left, List.of()),
                new Statements.Query(List.of(), right, List.of()));
        return changed(
                        finding.id(),
                        new Signature("different answers", Set.of(left), Set.of(), Set.of()),
                        finding.symptom(),
                        statements,
                        Optional.of(new WrongSides(true, false)))
                .withVersions(new VersionTable(List.of(), Optional.empty(), Optional.of("3.30.1")));
    }

    private Finding broken(String statement, String message, String introduced) {
        Symptom symptom = new InternalError(Place.LEFT, statement, message);
        return changed(
                        finding.id(),
                        new Signature(symptom.signature(), Set.of(), Set.of(), Set.of()),
                        symptom,
                        finding.statements())
                .withVersions(new VersionTable(List.of(), Optional.of(introduced), Optional.empty()));
    }

    private Finding cured(Set<String> features, Set<String> cures) {
        return changed(finding.id(), new Signature("different answers", features, Set.of(), cures));
    }

    private Finding changed(String id, Signature signature) {
        return changed(id, signature, finding.symptom(), finding.statements());
    }

    private Finding changed(String id, Signature signature, Symptom symptom, Statements statements) {
        return changed(id, signature, symptom, statements, finding.wrong());
    }

    private Finding changed(
            String id, Signature signature, Symptom symptom, Statements statements, Optional<WrongSides> wrong) {
        return new Finding(
                finding.format(),
                id,
                finding.title(),
                finding.target(),
                finding.original(),
                finding.reduced(),
                statements,
                symptom,
                finding.left(),
                finding.right(),
                wrong,
                finding.leftPlan(),
                finding.rightPlan(),
                finding.checks(),
                VersionTable.NOT_TRIED,
                finding.expected(),
                finding.upstream(),
                signature,
                finding.provenance());
    }

    @Test
    void whatIsAddedIsKnown() {
        KnownFindings none = new KnownFindings(List.of());
        assertThat(none.sameBugAs(finding)).isEmpty();
        none.add(finding);
        assertThat(none.sameBugAs(finding)).contains(finding);
    }

    private Finding versions(List<VersionResult> results, String fixedIn) {
        return finding.withVersions(new VersionTable(results, Optional.empty(), Optional.of(fixedIn)));
    }

    static Finding finding() {
        try {
            return FindingJson.read(
                    Path.of(Objects.requireNonNull(KnownFindingsTest.class.getResource("/finding/finding.json"))
                            .toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
