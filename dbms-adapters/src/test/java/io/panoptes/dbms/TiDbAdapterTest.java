package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.server.NeedsImages;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.dbms.tidb.TiDbAdapter;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TiDbAdapterTest {

    private final TiDbAdapter adapter = new TiDbAdapter();
    private final ServerKind kind = adapter.server().value().orElseThrow();

    @Nested
    @NeedsImages("pingcap/tidb:v8.5.3")
    class InContainer extends AdapterConformance {
        InContainer() {
            super("tidb@image:pingcap/tidb:v8.5.3");
        }
    }

    @Test
    void itsVersionStandsBehindThatOfMySql() {
        assertThat(kind.versionIn("8.0.11-TiDB-v7.5.1")).isEqualTo("7.5.1");
    }

    @Test
    void theImageBearsTheVersionAndLetsRootInWithoutAPassword() {
        ServerKind.Image image = kind.image(new Version("8.5.3"));
        assertThat(image.name()).isEqualTo("pingcap/tidb:v8.5.3");
        assertThat(image.user()).isEqualTo("root");
        assertThat(image.environment()).isEmpty();
    }

    @Test
    void blanksCountOnlyWhereTheCollationMindsThem() {
        assertThat(adapter.profile(new Version("7.1.0")).hazards()).contains(Hazard.PADDING);
        assertThat(adapter.profile(new Version("8.5.3")).hazards()).doesNotContain(Hazard.PADDING);
    }

    @Test
    void lateralIsLeftOut() {
        assertThat(adapter.profile(new Version("8.5.3")).dialect().lacks(Construct.LATERAL))
                .isTrue();
    }

    @Test
    void aPlanIsReadLineByLine() {
        Profile profile = adapter.profile(new Version("8.5.3"));
        Outcome rows = new Outcome.Rows(
                List.of("id"),
                List.of(SqlType.TEXT),
                List.of(
                        Row.of(Value.of("HashJoin")),
                        Row.of(Value.of("├─TableReader(Build)")),
                        Row.of(Value.of("│ └─TableFullScan"))),
                0);
        assertThat(profile.explain().read(List.of(rows)).orElseThrow().inputs())
                .extracting(Plan::operator)
                .containsExactly("HASHJOIN", "TABLEREADER", "TABLEFULLSCAN");
    }
}
