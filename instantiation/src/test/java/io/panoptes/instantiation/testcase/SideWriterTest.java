package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SideWriterTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INTEGER)"));
    private static final Query RETURNED = SqlReader.side("DELETE FROM t WHERE t.a = 1 RETURNING t.a", SCHEMA);
    private static final Query.CommonTable UNREAD =
            new Query.CommonTable("d0", List.of(), SqlReader.query("SELECT 1 AS x"), Query.Materialization.UNSPECIFIED);

    private static Side written(Query query) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Profile profile = targets.profile(targets.find("sqlite", Optional.empty()));
            return new SideWriter(profile).write(List.of(), query, Optional.empty());
        }
    }

    @Test
    void whatReturnsWhatItChangesIsTakenBack() {
        Side side = written(RETURNED);
        assertThat(side.changesData()).isTrue();
        assertThat(side.before()).containsExactly("BEGIN");
        assertThat(side.sql()).isEqualTo("DELETE FROM t WHERE t.a = 1 RETURNING t.a");
        assertThat(side.checks()).isNotEmpty();
        assertThat(side.after()).containsExactly("ROLLBACK");
        assertThat(written(SqlReader.query("SELECT t.a FROM t")).before()).isEmpty();
    }

    /** Otherwise the rows would be gone for all cases of the state. */
    @Test
    void alsoBehindACommonTable() {
        Side side = written(new Query.With(List.of(UNREAD), false, RETURNED));
        assertThat(side.changesData()).isTrue();
        assertThat(side.after()).containsExactly("ROLLBACK");
    }

    @Test
    void noCommonTableThatNothingReadsStandsBeforeIt() {
        var unread = new UnreadCommonTable(true, UNREAD);
        assertThat(unread.before(RETURNED)).isEqualTo(RETURNED);
        assertThat(unread.before(SqlReader.query("SELECT t.a FROM t"))).isInstanceOf(Query.With.class);
    }
}
