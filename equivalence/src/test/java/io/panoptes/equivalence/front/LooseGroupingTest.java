package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns outside of the grouping: keys where the keys determine them, any value where they don't. */
class LooseGroupingTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE p (id INT PRIMARY KEY, name VARCHAR(10), code INT NOT NULL UNIQUE, opt INT UNIQUE)",
            "CREATE TABLE a (pid INT PRIMARY KEY, street VARCHAR(10), x INT)",
            "CREATE TABLE o (oid INT PRIMARY KEY, pid INT, amount INT)"));

    @Test
    void aColumnThatThePrimaryKeyDeterminesIsAKey() {
        assertThat(standard("SELECT p.name, SUM(o.amount) FROM p JOIN o ON p.id = o.pid GROUP BY p.id"))
                .isEqualTo("""
                        Project[$1, $2]
                          Aggregate[keys: $0, $1; SUM($2)]
                            Project[$0, $1, $6]
                              Join[INNER, ($0 = $5)]
                                Scan[p]
                                Scan[o]""");
    }

    /** MySQL gives a row for each of o. */
    @Test
    void anyValueAloneDoesNotGroupInMySql() {
        for (String items : List.of("ANY_VALUE(amount)", "ANY_VALUE(amount), pid")) {
            assertThatThrownBy(() -> mysql("SELECT " + items + " FROM o"))
                    .hasMessageContaining("ANY_VALUE without groups, which is a function of each row here");
        }
        assertThat(mysql("SELECT ANY_VALUE(amount), COUNT(*) FROM o")).contains("Aggregate[keys: ; ANY_VALUE($0)");
        assertThat(standard("SELECT ANY_VALUE(amount) FROM o")).contains("ANY_VALUE");
    }

    @Test
    void writtenOutItIsTheSame() {
        assertThat(standard("SELECT p.id, p.name, COUNT(*) FROM p, o WHERE p.id = o.pid GROUP BY p.id"))
                .isEqualTo(
                        standard("SELECT p.id, p.name, COUNT(*) FROM p, o WHERE p.id = o.pid GROUP BY p.id, p.name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT name FROM p GROUP BY code",
                "SELECT p.name FROM p JOIN o ON p.id = o.pid GROUP BY o.pid",
                "SELECT p.name FROM p, o WHERE p.id = o.pid GROUP BY o.pid ORDER BY p.name",
                "SELECT p.name FROM o LEFT JOIN p ON p.id = o.pid GROUP BY o.pid",
                "SELECT p.name FROM o LEFT JOIN p ON p.id = o.pid GROUP BY p.id",
                "SELECT a.x FROM p LEFT JOIN a ON a.pid = p.id GROUP BY p.code HAVING a.street > 'x'",
                "SELECT a.x FROM a RIGHT JOIN p ON a.pid = p.id GROUP BY p.id",
                "SELECT p.name FROM p FULL JOIN o ON p.id = o.pid GROUP BY p.id",
                "SELECT x.name FROM (SELECT p.id, p.name FROM p, o WHERE p.id = o.pid) x GROUP BY x.id",
                "SELECT t.s FROM (SELECT pid, SUM(amount) AS s FROM o GROUP BY pid) t GROUP BY t.pid",
                "SELECT o.amount FROM o WHERE o.amount = 3 GROUP BY o.pid",
                "SELECT UPPER(p.name) FROM p GROUP BY p.id",
                "SELECT p.* FROM p, o WHERE p.id = o.pid GROUP BY o.pid",
                "SELECT * FROM p GROUP BY id",
                "SELECT ANY_VALUE(name) FROM p GROUP BY id"
            })
    void determined(String sql) {
        assertThat(standard(sql)).doesNotContain("ANY_VALUE").contains("Aggregate[keys: $0, $1");
        assertThat(mysql(sql)).doesNotContain("ANY_VALUE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT name FROM p GROUP BY opt",
                "SELECT o.amount FROM o GROUP BY o.pid",
                "SELECT p.name FROM o LEFT JOIN p ON p.id = o.pid AND o.amount > 3 GROUP BY o.pid",
                "SELECT o.pid FROM o LEFT JOIN p ON p.id = o.pid GROUP BY p.id",
                "SELECT o.oid FROM p FULL JOIN o ON p.id = o.pid GROUP BY p.id",
                "SELECT p.name FROM p FULL JOIN o ON p.id = o.pid GROUP BY o.pid",
                "SELECT t.x FROM o LEFT JOIN (SELECT pid, x FROM a WHERE x = 1) t ON t.pid = o.oid GROUP BY o.pid",
                "SELECT p.name FROM p JOIN o ON p.id <= o.pid GROUP BY o.pid",
                "SELECT p.name FROM p JOIN o ON p.id = o.pid OR o.amount = 1 GROUP BY o.pid",
                "SELECT x.name FROM (SELECT id, name FROM p UNION ALL SELECT id, name FROM p) x GROUP BY x.id",
                "SELECT name, COUNT(*) FROM p",
                "SELECT l.x FROM p, LATERAL (SELECT a.pid, p.id AS x FROM a) l GROUP BY l.pid"
            })
    void open(String sql) {
        assertThat(mysql(sql)).contains("ANY_VALUE");
        assertThatThrownBy(() -> standard(sql))
                .isInstanceOf(SqlError.class)
                .hasMessageContaining("is not being grouped");
    }

    @Test
    void aGroupOfOneRowHasOneValue() {
        assertThat(mysql("SELECT pid, amount FROM o GROUP BY pid HAVING COUNT(*) = 1 AND pid > 3"))
                .isEqualTo("""
                        Project[$0, $1]
                          Filter[(($2 = 1) AND ($0 > 3))]
                            Aggregate[keys: $0; MIN($1), COUNT(*)]
                              Project[$1, $2]
                                Scan[o]""");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT pid, amount FROM o GROUP BY pid HAVING COUNT(*) = 1 OR pid > 3",
                "SELECT pid, amount FROM o GROUP BY pid HAVING COUNT(*) = 2",
                "SELECT pid, amount FROM o GROUP BY pid HAVING COUNT(amount) = 1",
                "SELECT pid, amount FROM o GROUP BY pid HAVING COUNT(DISTINCT amount) = 1"
            })
    void otherCountsLeaveItOpen(String sql) {
        assertThat(mysql(sql)).contains("ANY_VALUE");
    }

    @Test
    void anOrderByADroppedColumnIsOpen() {
        assertThat(mysql("SELECT DISTINCT amount FROM o ORDER BY pid, amount")).isEqualTo("""
                        Aggregate[keys: $0]
                          Project[$2]
                            Scan[o]""");
        assertThatThrownBy(() -> standard("SELECT DISTINCT amount FROM o ORDER BY pid"))
                .hasMessageContaining("is not in the select clause");
    }

    @Test
    void withALimitAnyRowOfThoseThatFallIntoOneGivesThePlace() {
        assertThat(mysql("SELECT DISTINCT amount FROM o ORDER BY pid LIMIT 2"))
                .contains("ANY_VALUE", "Aggregate[keys: $");
    }

    private static String standard(String sql) {
        return RelationText.of(new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql));
    }

    private static String mysql(String sql) {
        return RelationText.of(new Front(SCHEMA, ReadingProfiles.named("mysql")).translate(sql));
    }
}
