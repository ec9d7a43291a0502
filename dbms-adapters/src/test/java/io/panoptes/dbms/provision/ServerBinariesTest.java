package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.registry.Adapters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerBinariesTest {

    @Test
    void onLinuxTheyRun() {
        assertThatCode(() -> ServerBinaries.require(Adapters.named("postgresql"), "Linux", "amd64"))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"Mac OS X, aarch64", "Windows 11, amd64", "Linux, aarch64"})
    void elsewhereASentenceSaysWhatThereIsInTheirPlace(String system, String processor) {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> ServerBinaries.require(Adapters.named("mysql"), system, processor))
                .withMessageContaining("MySQL")
                .withMessageContaining("this is %s on %s", system, processor)
                .withMessageContaining("--image");
    }

    /** A profile that is MySQL's has a server that is started as MySQL's is. */
    @Test
    void whatIsInNoRepositoryIsNotLookedForUnderAnotherName() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> ServerBinaries.require(Adapters.named("dolt"), "Linux", "amd64"))
                .withMessageContaining("hold no Dolt")
                .withMessageContaining("--home");
    }
}
