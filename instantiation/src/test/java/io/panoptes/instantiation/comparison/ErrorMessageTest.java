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

    /** Derby gives the class of each query a name of its own, so that one error has other frames each time. */
    @Test
    void classesMadeForOneQueryAreAlike() {
        String error =
                "NullPointerException: x\n  at org.apache.derby.iapi.types.SQLInteger.equals(SQLInteger.java:414)\n";
        String frame = "  at org.apache.derby.exe.%s.e3(Unknown Source)%n";
        String once = error + frame.formatted("acff438a74x01a1xff9bxf327x00002b2b518860");
        String again = error + frame.formatted("ac539141e7x01a1xff9bxf327x00002b2b518882");
        assertThat(ErrorMessage.signature(once)).isEqualTo(ErrorMessage.signature(again));
        assertThat(ErrorMessage.signature(once)).contains("SQLInteger.equals");
    }
}
