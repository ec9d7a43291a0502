package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.dolt.DoltAdapter;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

class DoltAdapterTest {

    /** Where the program dolt is. */
    private static Optional<Path> home() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(Path::of)
                .filter(folder -> Files.isExecutable(folder.resolve("dolt")))
                .findFirst();
    }

    static boolean isThere() {
        return home().isPresent();
    }

    @Nested
    @Tag("network")
    @EnabledIf(
            value = "io.panoptes.dbms.DoltAdapterTest#isThere",
            disabledReason = "there is no dolt on the PATH; docs/servers.md says how it is built")
    class OnThePath extends AdapterConformance {
        OnThePath() {
            super("dolt", home());
        }
    }

    @Test
    void errorsAreToldApartByTheirWords() {
        assertThat(said("syntax error at position 8 near 'SELEC'")).isEqualTo(ErrorClass.INVALID);
        assertThat(said("table not found: t")).isEqualTo(ErrorClass.INVALID);
        assertThat(said("unable to find field with index 3 in row of 2 columns"))
                .isEqualTo(ErrorClass.INTERNAL);
        assertThat(said("runtime error: index out of range [1] with length 1")).isEqualTo(ErrorClass.INTERNAL);
        assertThat(said("division by zero")).isEqualTo(ErrorClass.ORDINARY);
    }

    private static ErrorClass said(String message) {
        return new DoltAdapter().profile(new Version("1.83.2")).classify("java.sql.SQLException|HY000|1105|" + message);
    }
}
