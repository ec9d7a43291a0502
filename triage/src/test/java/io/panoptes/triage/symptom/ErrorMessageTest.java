package io.panoptes.triage.symptom;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ErrorMessageTest {
    private static final String BIND =
            "INTERNAL Error: Failed to bind column reference \"%s\" [%s]: inequal types (%s)";

    @Test
    void namesNumbersTypesAndParenthesesAreTakenAway() {
        assertThat(ErrorMessage.signature(BIND.formatted("", "28.1", "DATE != BOOLEAN")))
                .isEqualTo(ErrorMessage.signature(BIND.formatted("c12", "0.0", "DECIMAL(4,1) != VARCHAR")))
                .isEqualTo("INTERNAL Error: Failed to bind column reference ?: inequal types");
        assertThat(ErrorMessage.signature("can't cast INTEGER of t1.c_a to VARCHAR(7)"))
                .isEqualTo(ErrorMessage.signature("can't cast DATE of t2.k0 to BOOLEAN"));
    }

    @Test
    void otherWordsStayApart() {
        assertThat(ErrorMessage.signature(BIND.formatted("q", "1.2", "DATE != DATE")))
                .isNotEqualTo(ErrorMessage.signature(
                        "INTERNAL Error: Failed to bind column reference \"q\" [51.0] (bindings: {#[28.0]})"));
        assertThat(ErrorMessage.signature("INTERNAL Error: index 3 out of range 2"))
                .isNotEqualTo(ErrorMessage.signature("INTERNAL Error: column 3 out of range 2"));
    }

    /** H2 puts the exception itself in quotes: without it all its internal errors would be one. */
    @Test
    void aQuotedExceptionIsNoName() {
        assertThat(ErrorMessage.signature(
                        "General error: \"java.lang.RuntimeException: Unexpected code path\" [50000-252]"))
                .isEqualTo("General error: java.lang.RuntimeException: Unexpected code path");
        assertThat(ErrorMessage.signature("General error: \"java.lang.NullPointerException\" [50000-252]"))
                .isEqualTo("General error: java.lang.NullPointerException");
        assertThat(ErrorMessage.signature("Column \"public.t1.C\" not found")).isEqualTo("Column ? not found");
    }

    @Test
    void aCrashIsNamedByItsFunction() {
        String log = """
            The process ended: exit code 1
            # Problematic frame:
            # C  [libduckdb_java2505155.so+0x7bba84]  duckdb::VectorOperations::Copy(duckdb::Vector const&, unsigned long)+0x1074
            """;
        assertThat(new Crash(Place.LEFT, "SELECT 1", log).title(Optional.empty(), Set.of()))
                .isEqualTo("Crash in duckdb::VectorOperations::Copy");
        assertThat(new Crash(Place.LEFT, "SELECT 1", "The process ended: exit code 7")
                        .title(Optional.empty(), Set.of()))
                .isEqualTo("Crash: The process ended: exit code 7");
    }

    @Test
    void theTopFramesCount() {
        String first = "A fatal error\n# C  [libduckdb_java.so+0x12f]  duckdb::Foo::Bar()+0x1\n";
        String other = "A fatal error\n# C  [libduckdb_java.so+0x99f]  duckdb::Baz()+0x1\n";
        assertThat(ErrorMessage.signature("java.lang.Foo: x1\n\tat org.h2.A.b(A.java:12)\n\tat org.h2.C.d(C.java:1)"))
                .isEqualTo("java.lang.Foo: ? @ org.h2.A.b < org.h2.C.d");
        assertThat(ErrorMessage.signature(first)).isNotEqualTo(ErrorMessage.signature(other));
    }

    /** The library is unpacked under another name and loaded at another address each time; the offsets stay. */
    @Test
    void theStackInAMessageIsOffsets() {
        String once = "%s(+0x490ea6) [0x7f1575890ea6]%n%s(+0x7f607a) [0x7f1575bf607a]%n"
                .replace("%s", "/tmp/panoptes-1-2/libduckdb_java6190828821814786339.so");
        String again = "%s(+0x490ea6)%n%s(+0x7f607a)%n".replace("%s", "libduckdb_java17388527610520036467.so");
        String other = once.replace("7f607a", "34433a");
        assertThat(signatureWith(once)).isEqualTo(signatureWith(again)).endsWith("@ +0x490ea6 < +0x7f607a");
        assertThat(signatureWith(once)).isNotEqualTo(signatureWith(other));
    }

    /** The driver's own frames, which follow, are those of any query. */
    @Test
    void theStackInAMessageGoesBeforeThatOfTheDriver() {
        assertThat(ErrorMessage.signature("INTERNAL Error: x\n"
                        + "/a/lib.so(Foo_bar+0x11) [0x7f]\n"
                        + "  at org.duckdb.DuckDBNative.prepare(Native)"))
                .isEqualTo("INTERNAL Error: x @ Foo_bar");
    }

    /** Derby gives the class of each query a name of its own, so that one error has other frames each time. */
    @Test
    void classesMadeForOneQueryAreAlike() {
        String once = nullPointer("SQLInteger", "acff438a74x01a1xff9bxf327x00002b2b518860.e3");
        String again = nullPointer("SQLInteger", "ac539141e7x01a1xff9bxf327x00002b2b518882.e12");
        assertThat(ErrorMessage.signature(once)).isEqualTo(ErrorMessage.signature(again));
        assertThat(ErrorMessage.signature(once)).contains("types.SQL?.equals", "ConstantNode.run");
    }

    @Test
    void classesThatThereAreForEachTypeAreAlike() {
        String made = "acff438a74x01a1xff9bxf327x00002b2b518860.e3";
        assertThat(ErrorMessage.signature(nullPointer("SQLInteger", made)))
                .isEqualTo(ErrorMessage.signature(nullPointer("SQLVarchar", made)))
                .isNotEqualTo(ErrorMessage.signature(nullPointer("SQLPrinter", made)));
    }

    private static String nullPointer(String type, String made) {
        return """
                NullPointerException: x
                  at org.apache.derby.iapi.types.%s.equals(%s.java:414)
                  at org.apache.derby.exe.%s(Unknown Source)
                  at org.apache.derby.ConstantNode.run(ConstantNode.java:7)
                """.formatted(type, type, made);
    }

    private static String signatureWith(String stack) {
        return ErrorMessage.signature("INTERNAL Error: oh\n\nStack Trace:\n\n" + stack.replace("%n", "\n"));
    }
}
