package io.panoptes.instantiation.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ErrorMessageTest {
    @Test
    void namesAndNumbersAreTakenAway() {
        assertThat(ErrorMessage.signature(
                        "INTERNAL Error: Failed to bind column reference \"c12\" [7.3] (inequal types)"))
                .isEqualTo("INTERNAL Error: Failed to bind column reference ? [#.#] (inequal types)");
    }

    @Test
    void theTopFramesCount() {
        String first = "A fatal error\n# C  [libduckdb_java.so+0x12f]  duckdb::Foo::Bar()+0x1\n";
        String other = "A fatal error\n# C  [libduckdb_java.so+0x99f]  duckdb::Baz()+0x1\n";
        assertThat(ErrorMessage.signature("java.lang.Foo: x1\n\tat org.h2.A.b(A.java:12)\n\tat org.h2.C.d(C.java:1)"))
                .isEqualTo("java.lang.Foo: x# @ org.h2.A.b < org.h2.C.d");
        assertThat(ErrorMessage.signature(first)).isNotEqualTo(ErrorMessage.signature(other));
    }
}
