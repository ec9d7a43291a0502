package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupedOuterColumnsTest {
    private static final Schema SCHEMA = SchemaReader.read(
            "CREATE TABLE p (id INTEGER PRIMARY KEY, a INT); CREATE TABLE q (k INT, id INT); CREATE TABLE r (x INT, y INT, z INT, PRIMARY KEY (x, y))");

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            SELECT (SELECT k FROM q WHERE q.id = p.a) FROM p GROUP BY p.id                               ; p.id, p.a
            SELECT (SELECT k FROM q WHERE q.id = p.a) FROM p GROUP BY id                                 ; id, p.a
            SELECT COUNT(*) FROM q JOIN p AS m ON m.id = q.k GROUP BY m.id HAVING m.a IN (SELECT k FROM q WHERE id > m.a) ; m.id, m.a
            SELECT (SELECT MAX(k) FROM q WHERE q.id = r.z) FROM r GROUP BY r.y, r.x                      ; r.y, r.x, r.z
            """)
    void whatTheKeyDeterminesIsGroupedToo(String sql, String group) {
        assertThat(group(sql)).isEqualTo(group);
    }

    /** Part of a key, no key, a name that the subquery has itself, a column that no subquery looks at, an expression. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            SELECT (SELECT MAX(k) FROM q WHERE q.id = r.z) FROM r GROUP BY r.x             ; r.x
            SELECT (SELECT MAX(p.id) FROM p WHERE p.a = q.id) FROM q GROUP BY q.k          ; q.k
            SELECT (SELECT MAX(p.a) FROM p WHERE p.a > 1) FROM p GROUP BY p.id             ; p.id
            SELECT p.a, COUNT(*) FROM p GROUP BY p.id                                      ; p.id
            SELECT (SELECT k FROM q WHERE q.id = p.a) FROM p GROUP BY p.id, p.a + 1        ; p.id, p.a + 1
            """)
    void otherGroupsStay(String sql, String group) {
        assertThat(group(sql)).isEqualTo(group);
    }

    private static String group(String sql) {
        SqlSelect query = (SqlSelect) Rewritten.parse(sql);
        new GroupedOuterColumns(FromClause.of(SCHEMA, query, ReadingProfile.STANDARD)).rewrite(query);
        return Objects.requireNonNull(query.getGroup()).stream()
                .map(GroupedOuterColumnsTest::text)
                .collect(Collectors.joining(", "));
    }

    private static String text(SqlNode node) {
        return Rewritten.text(node);
    }
}
