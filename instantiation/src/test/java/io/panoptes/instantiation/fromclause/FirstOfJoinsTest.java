package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FirstOfJoinsTest {
    private static final Column NUMBER = new Column("c0", SqlType.INTEGER, true);
    private static final Column OTHER = new Column("oc1", SqlType.INTEGER, true);
    private static final Column FOLDED = new Column("l0", new SqlType.OpaqueType("COLLATE NOCASE"), true);
    private static final Query JOIN = SqlReader.query(
            "SELECT d.c0 AS c0, d.l0 AS l0, o.c1 AS oc1 FROM b0 AS d LEFT JOIN b1 AS o ON d.c0 = o.c0 WHERE d.c1 = 3");

    @Test
    void theFirstRowsOfAJoinAreInAnOrderOfAllThatIsGiven() {
        List<Member> first = members(List.of(NUMBER, FOLDED, OTHER)).stream()
                .filter(member -> !text(member).contains("SELECT 1 AS k"))
                .toList();
        assertThat(first).isNotEmpty().allSatisfy(member -> {
            var ordered = (Query.Ordered) member.query();
            var select = (Query.Select) ordered.body();
            assertThat(ordered.keys())
                    .extracting(Query.SortKey::expression)
                    .isEqualTo(select.items().stream()
                            .map(item -> ((Query.SelectItem.Column) item).expression())
                            .toList());
            assertThat(member.columns()).hasSameSizeAs(ordered.keys()).doesNotContain(FOLDED);
            assertThat(text(member)).contains("FROM b0 AS d LEFT JOIN b1 AS o", "LIMIT");
        });
        assertThat(texts(first)).anyMatch(text -> text.contains("OFFSET")).anyMatch(text -> text.contains("DISTINCT"));
    }

    /** Which they are, nothing tells: all are alike. */
    @Test
    void someRowsAreTakenByTheirNumberAlone() {
        List<Member> counted = members(List.of(FOLDED));
        assertThat(counted).allSatisfy(member -> {
            assertThat(text(member)).matches("SELECT 1 AS k FROM \\(.*\\) AS j LIMIT \\d OFFSET \\d");
            assertThat(member.columns()).extracting(Column::name).containsExactly("k");
            assertThat(SqlWriter.write(member.masked(), Dialects.SQLITE)).doesNotContain("LIMIT");
        });
    }

    /** The order is of what is joined, not of what is given. */
    @Test
    void distinctRowsStandInAnOrderOfAnythingWhereTheDbmsTakesIt() {
        List<Member> columns = members(List.of(NUMBER, FOLDED, OTHER), true);
        assertThat(texts(columns))
                .anyMatch(text -> text.matches("SELECT DISTINCT d.c0 AS c0 FROM b0 AS d LEFT JOIN .* ORDER BY d.l0.*"))
                .anyMatch(text -> text.contains("LIMIT"));
        assertThat(columns)
                .filteredOn(member -> !text(member).contains("LIMIT"))
                .allSatisfy(member -> {
                    assertThat(text(member)).startsWith("SELECT DISTINCT ");
                    assertThat(member.columns()).hasSize(1).doesNotContain(FOLDED);
                });
        assertThat(texts(members(List.of(NUMBER, FOLDED, OTHER), false))).allMatch(text -> text.contains("LIMIT"));
    }

    private static List<Member> members(List<Column> columns) {
        return members(columns, false);
    }

    private static List<Member> members(List<Column> columns, boolean sortsByAnything) {
        var firsts = new FirstOfJoins(new SplittableRandom(3), sortsByAnything);
        return Stream.generate(() -> firsts.of(new Member(JOIN, JOIN, columns, 4)))
                .limit(200)
                .toList();
    }

    private static List<String> texts(List<Member> members) {
        return members.stream().map(FirstOfJoinsTest::text).toList();
    }

    private static String text(Member member) {
        return SqlWriter.write(member.query(), Dialects.SQLITE);
    }
}
