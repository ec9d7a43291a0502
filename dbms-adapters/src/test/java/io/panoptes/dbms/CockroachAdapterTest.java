package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.cockroachdb.CockroachAdapter;
import io.panoptes.dbms.server.NeedsImages;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CockroachAdapterTest {

    private final CockroachAdapter adapter = new CockroachAdapter();
    private final ServerKind kind = adapter.server().value().orElseThrow();
    private final Profile profile = adapter.profile(new Version("24.1.0"));

    @Nested
    @NeedsImages("cockroachdb/cockroach:v24.1.0")
    class InContainer extends AdapterConformance {
        InContainer() {
            super("cockroachdb@image:cockroachdb/cockroach:v24.1.0");
        }
    }

    @Test
    void itsVersionStandsBehindItsName() {
        assertThat(kind.versionIn("CockroachDB CCL v24.1.0 (x86_64-pc-linux-gnu, built 2024/05/15)"))
                .isEqualTo("24.1.0");
    }

    @Test
    void integersHave32BitsUnderAnotherName() {
        assertThat(profile.spellings(SqlType.INTEGER).getFirst().name()).isEqualTo("INT4");
    }

    @Test
    void groupingSetsAreLeftOut() {
        assertThat(profile.dialect().lacks(Construct.ROLLUP)).isTrue();
        assertThat(profile.dialect().lacks(Construct.LATERAL)).isFalse();
    }

    @Test
    void anErrorWithoutAClassIsInternalOnlyIfItSaysSo() {
        assertThat(profile.classify("PSQLException|XXUUU|0|ERROR: division failed"))
                .isEqualTo(ErrorClass.ORDINARY);
        assertThat(profile.classify("PSQLException|XXUUU|0|ERROR: internal error: nil pointer"))
                .isEqualTo(ErrorClass.INTERNAL);
        assertThat(profile.classify("PSQLException|XX000|0|ERROR: unexpected")).isEqualTo(ErrorClass.INTERNAL);
    }
}
