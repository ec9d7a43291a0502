package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StorageChoiceTest {
    @Test
    void aVersionWithoutStrictTablesStillHasThoseWithoutRowIds() {
        assertThat(StorageChoice.suffix(" STRICT, WITHOUT ROWID", false)).isEqualTo(" WITHOUT ROWID");
        assertThat(StorageChoice.suffix(" WITHOUT ROWID", false)).isEqualTo(" WITHOUT ROWID");
        assertThat(StorageChoice.suffix(" STRICT", false)).isEmpty();
    }

    @Test
    void oneWithThemKeepsBoth() {
        assertThat(StorageChoice.suffix(" STRICT, WITHOUT ROWID", true)).isEqualTo(" STRICT, WITHOUT ROWID");
        assertThat(StorageChoice.suffix("", true)).isEmpty();
    }
}
