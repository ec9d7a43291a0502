package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LateralMembersTest {
    private static final Profile PROFILE = Adapters.named("postgresql").profile(new Version("17.0.0"));
    private static final Table TABLE = new Table("b0", List.of(new Column("c0", SqlType.INTEGER, true)), List.of());

    @Test
    void referToTheRowOnTheLeft() {
        assertThat(texts(SqlType.INTEGER))
                .contains(
                        "SELECT x.c0 AS k UNION ALL SELECT y.c0 AS k",
                        "SELECT y.c0 AS k WHERE 1 = 0",
                        "SELECT COUNT(*) AS k FROM b0 AS d WHERE d.c0 = y.c0",
                        "SELECT d.c0 AS k FROM b0 AS d WHERE d.c0 = x.c0");
    }

    @Test
    void whatIsOpaqueIsMasked() {
        for (JoinSource member : members(SqlType.INTEGER)) {
            var item = (FromItem.DerivedTable) member.masked();
            assertThat(item.lateral()).isTrue();
            assertThat(SqlWriter.write(item.query(), PROFILE.dialect()))
                    .doesNotContain("CASE", "IN (", "COALESCE", "BETWEEN", "DISTINCT");
        }
    }

    @Test
    void areNoneWhereNothingIsOfACommonType() {
        assertThat(members(new SqlType.OpaqueType("REAL"))).isEmpty();
    }

    @Test
    void ofTheirColumnIsSpokenFirst() {
        assertThat(members(SqlType.INTEGER))
                .allMatch(member -> member.row().indexed().equals(Set.of("z.k")));
    }

    private static List<String> texts(SqlType type) {
        return members(type).stream()
                .map(member -> SqlWriter.write(((FromItem.DerivedTable) member.from()).query(), PROFILE.dialect()))
                .toList();
    }

    private static List<JoinSource> members(SqlType type) {
        var members = new LateralMembers(
                new SplittableRandom(2),
                OpaqueCatalog.of(PROFILE),
                List.of(new Stored(TABLE, OpaqueRow.of(TABLE.columns()), 3)));
        FromItem from = new FromItem.TableReference("b0", Optional.of(new FromItem.Alias("x", List.of())));
        JoinSource left = new JoinSource(
                from,
                from,
                OpaqueRow.of(List.of(new Column("x.c0", type, true), new Column("y.c0", type, true))),
                List.of(),
                9);
        return Stream.generate(() -> members.member("z", left))
                .limit(300)
                .flatMap(Optional::stream)
                .toList();
    }
}
