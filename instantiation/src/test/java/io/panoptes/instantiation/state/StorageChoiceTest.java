package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import org.junit.jupiter.api.Test;

class StorageChoiceTest {
    private static final Profile OLD = new SqliteAdapter().profile(new Version("3.30.1"));
    private static final Profile NEW = new SqliteAdapter().profile(new Version("3.50.0.0"));

    @Test
    void aVersionWithoutStrictTablesStillHasThoseWithoutRowIds() {
        assertThat(StorageChoice.suffix(OLD, " STRICT, WITHOUT ROWID")).isEqualTo(" WITHOUT ROWID");
        assertThat(StorageChoice.suffix(OLD, " WITHOUT ROWID")).isEqualTo(" WITHOUT ROWID");
        assertThat(StorageChoice.suffix(OLD, " STRICT")).isEmpty();
    }

    @Test
    void oneWithThemKeepsBoth() {
        assertThat(StorageChoice.suffix(NEW, " STRICT, WITHOUT ROWID")).isEqualTo(" STRICT, WITHOUT ROWID");
        assertThat(StorageChoice.suffix(NEW, "")).isEmpty();
    }
}
