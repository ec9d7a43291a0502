package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FunctionLibraryTest {
    @Test
    void aFunctionStandsUnderTheNameOfItsLibrary() {
        assertThat(FunctionLibrary.name("sqlite", "strftime", 2)).contains("SQLITE$STRFTIME");
        assertThat(FunctionLibrary.of("SQLITE$STRFTIME"))
                .hasValueSatisfying(known -> assertThat(known.name()).isEqualTo("STRFTIME"));
        assertThat(FunctionLibrary.plainName("SQLITE$STRFTIME")).isEqualTo("STRFTIME");
    }

    @Test
    void nothingIsKnownOfOtherLibrariesFunctionsOrCounts() {
        assertThat(FunctionLibrary.name("duckdb", "strftime", 0)).isEmpty();
        assertThat(FunctionLibrary.name("sqlite", "strftime", 0)).isEmpty();
        assertThat(FunctionLibrary.name("sqlite", "no_such_function", 1)).isEmpty();
        assertThat(FunctionLibrary.name("nobody", "strftime", 2)).isEmpty();
        assertThat(FunctionLibrary.of("NOBODY$STRFTIME")).isEmpty();
        assertThat(FunctionLibrary.plainName("NOBODY$STRFTIME")).isEqualTo("NOBODY$STRFTIME");
        assertThat(FunctionLibrary.plainName("STRFTIME")).isEqualTo("STRFTIME");
    }
}
