package io.panoptes.dbms.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.adapter.Adapter;
import org.junit.jupiter.api.Test;

class DataFileTest {
    @Test
    void aFileLikeAnotherHasItsLines() {
        assertThat(new DataFile("dolt", Adapter.Files.OPERATIONS).lines())
                .isEqualTo(new DataFile("mysql", Adapter.Files.OPERATIONS).lines())
                .contains("strict INTEGER sign(<INTEGER>)");
    }

    @Test
    void commentsAreNoLines() {
        assertThat(new DataFile("mysql", Adapter.Files.OPERATIONS).lines())
                .isNotEmpty()
                .noneMatch(line -> line.startsWith("#") || line.isBlank());
    }

    @Test
    void knowsWhetherItIsThere() {
        assertThat(new DataFile("mysql", Adapter.Files.OPERATIONS).exists()).isTrue();
        assertThat(new DataFile("mysql", "nosuchfile.txt").exists()).isFalse();
    }
}
