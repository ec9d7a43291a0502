package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NumberedRowsTest {
    private static final Column NUMBER = new Column("c0", SqlType.INTEGER, true);
    private static final Column TEXT = new Column("oc1", SqlType.TEXT, true);
    private static final Column FOLDED = new Column("l0", new SqlType.OpaqueType("COLLATE NOCASE"), true);
    private static final Query ROWS =
            SqlReader.query("SELECT d.c0 AS c0, d.l0 AS l0, o.c1 AS oc1 FROM b0 AS d LEFT JOIN b1 AS o ON d.c0 = o.c0");
    private static final Pattern GIVEN = Pattern.compile(
            "SELECT (.*) FROM \\(SELECT .*, ROW_NUMBER\\(\\) OVER \\(.*ORDER BY ([^()]*)\\) AS n FROM \\(.*\\) AS j.*\\) AS w WHERE w.n .*");

    @Test
    void rowsThatAreGivenAreNumberedInAnOrderOfAllThatIsGiven() {
        List<Member> given = members("duckdb", List.of(NUMBER, FOLDED, TEXT)).stream()
                .filter(member -> !isCounted(member))
                .toList();
        assertThat(given).isNotEmpty().allSatisfy(member -> {
            Matcher matcher = GIVEN.matcher(text(member));
            assertThat(matcher.matches()).as("%s", text(member)).isTrue();
            assertThat(matcher.group(2).split(", ")).hasSameSizeAs(member.columns());
            assertThat(matcher.group(1).split(", ")).hasSameSizeAs(member.columns());
            assertThat(member.columns()).doesNotContain(FOLDED);
        });
        assertThat(given).anyMatch(member -> text(member).contains("PARTITION BY"));
    }

    @Test
    void inAnyOtherOrderOnlyTheirCountIsTold() {
        List<Member> counted = members("duckdb", List.of(NUMBER, FOLDED, TEXT)).stream()
                .filter(NumberedRowsTest::isCounted)
                .toList();
        assertThat(counted)
                .anyMatch(member -> text(member).contains("RANK()"))
                .anyMatch(member -> text(member).contains("NULLIF(j.c0, "))
                .anyMatch(member -> text(member).contains("NULLS LAST"))
                .anyMatch(member -> text(member).contains("AS j WHERE j.c0 > "))
                .allSatisfy(member -> {
                    assertThat(member.columns()).extracting(Column::name).containsExactly("k");
                    assertThat(SqlWriter.write(member.masked(), Dialects.DUCKDB))
                            .doesNotContain("OVER");
                });
    }

    @Test
    void nullsAreLeftInTheirPlaceWhereNothingPutsThemElsewhere() {
        assertThat(members("sqlite", List.of(NUMBER)))
                .noneMatch(member -> text(member).contains("NULLS"));
    }

    @Test
    void aQueryWithoutColumnsThatAnOrderTellsApartStaysAsItIs() {
        assertThat(members("sqlite", List.of(FOLDED))).allMatch(member -> member.query() == ROWS);
    }

    private static boolean isCounted(Member member) {
        return text(member).startsWith("SELECT 1 AS k");
    }

    private static List<Member> members(String dbms, List<Column> columns) {
        String version = dbms.equals("sqlite") ? "3.28.0" : "2.0.0.1";
        var numbered = new NumberedRows(
                new SplittableRandom(3),
                OperationCatalog.of(Adapters.named(dbms).profile(new Version(version))));
        return Stream.generate(() -> numbered.of(new Member(ROWS, ROWS, columns, 4)))
                .limit(300)
                .toList();
    }

    private static String text(Member member) {
        return SqlWriter.write(member.query(), Dialects.DUCKDB);
    }
}
