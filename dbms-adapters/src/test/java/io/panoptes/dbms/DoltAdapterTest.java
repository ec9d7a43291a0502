package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.dolt.DoltAdapter;
import io.panoptes.sql.ast.Construct;
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

    @Test
    void anOldReleaseLacksWhatItsEngineDoesNotRead() {
        Profile old = new DoltAdapter().profile(new Version("1.0.0"));
        Profile recent = new DoltAdapter().profile(new Version("1.86.4"));
        assertThat(old.dialect().lacks(Construct.LATERAL)).isTrue();
        assertThat(recent.dialect().lacks(Construct.LATERAL)).isFalse();
        assertThat(recent.dialect().lacks(Construct.QUANTIFIED)).isTrue();
        assertThat(old.fillings()).doesNotContain(Filling.STORED_GENERATED_COLUMN);
        assertThat(old.planVariations()).isEmpty();
        assertThat(recent.planVariations()).hasSize(1);
    }

    @Test
    void theExpressionOfAGeneratedColumnHasParenthesesOfItsOwn() {
        assertThat(new DoltAdapter().profile(new Version("1.86.4")).generatedAs("a > 1", true))
                .isEqualTo("GENERATED ALWAYS AS ((a > 1)) STORED");
    }

    private static ErrorClass said(String message) {
        return new DoltAdapter().profile(new Version("1.83.2")).classify("java.sql.SQLException|HY000|1105|" + message);
    }
}
