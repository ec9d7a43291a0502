package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MembersOverJoinsTest {
    private static final Column NUMBER = new Column("c0", SqlType.INTEGER, true);
    private static final Column FOLDED = new Column("l0", new SqlType.OpaqueType("COLLATE NOCASE"), true);
    private static final Query JOIN =
            SqlReader.query("SELECT d.c0 AS c0 FROM b0 AS d INNER JOIN b1 AS o ON d.c0 = o.c0");

    @Test
    void rowsOfAJoinAreNumberedAndGroupedInAllWaysThatTheDbmsKnows() {
        assertThat(texts("duckdb", "2.0.0.1", List.of(NUMBER, new Column("oc0", SqlType.INTEGER, true))))
                .anyMatch(text -> text.contains("OVER ("))
                .anyMatch(text -> text.contains("GROUP BY ROLLUP(j.c0, j.oc0)"))
                .anyMatch(text -> text.contains("GROUPING SETS"));
        assertThat(texts("sqlite", "3.24.0", List.of(NUMBER)))
                .anyMatch(text -> text.contains("GROUP BY j.c0"))
                .noneMatch(text -> text.contains("OVER (") || text.contains("ROLLUP"));
    }

    /** Which of two values that it takes for equal is given, a collation leaves open. */
    @Test
    void valuesOfUnknownTypesAreNoKeys() {
        assertThat(texts("sqlite", "3.54.1.0", List.of(NUMBER, FOLDED))).noneMatch(text -> text.contains("j.l0"));
        Member only = new Member(JOIN, JOIN, List.of(FOLDED), 3);
        assertThat(over("sqlite", "3.54.1.0").over(only)).isSameAs(only);
    }

    private static List<String> texts(String dbms, String version, List<Column> columns) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        MembersOverJoins over = over(dbms, version);
        return Stream.generate(() -> over.over(new Member(JOIN, JOIN, columns, 3)))
                .limit(200)
                .map(member -> SqlWriter.write(member.query(), profile.dialect()))
                .toList();
    }

    private static MembersOverJoins over(String dbms, String version) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        return new MembersOverJoins(new SplittableRandom(4), OperationCatalog.of(profile));
    }
}
