package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class AskedFunctionsTest {
    private static Targets targets;
    private static AuditedDbms dbms;

    @BeforeAll
    static void open() {
        targets = new ReleasedTargets();
        dbms = new AuditedDbms(targets, targets.find("sqlite", Optional.empty()));
    }

    @AfterAll
    static void close() {
        dbms.close();
        targets.close();
    }

    private static Value value(AskedFunctions functions, String name, SqlType type, Value... arguments) {
        return functions.of(name, () -> List.of(arguments), "", type);
    }

    @Test
    void whatIsMissingIsAskedForAndThenKnown() {
        AskedFunctions functions = new AskedFunctions(dbms);
        assertThatThrownBy(() -> value(functions, "HEX", SqlType.TEXT, Value.of("a")))
                .isInstanceOf(NoAnswer.class);
        assertThat(functions.askForMissing()).isTrue();
        assertThat(value(functions, "HEX", SqlType.TEXT, Value.of("a"))).isEqualTo(Value.of("61"));
        assertThat(functions.askForMissing()).isFalse();
    }

    @Test
    void anotherTypeThanTheEngineTakesItForIsTold() {
        AskedFunctions functions = new AskedFunctions(dbms);
        assertThatThrownBy(() -> value(functions, "HEX", SqlType.INTEGER, Value.of("a")))
                .isInstanceOf(NoAnswer.class);
        functions.askForMissing();
        assertThatThrownBy(() -> value(functions, "HEX", SqlType.INTEGER, Value.of("a")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("HEX('a') is taken for");
    }

    @Test
    void whatTheDbmsDoesNotKnowHasNoValue() {
        AskedFunctions functions = new AskedFunctions(dbms);
        assertThatThrownBy(() -> value(functions, "COLOUR", SqlType.TEXT, Value.of("a")))
                .isInstanceOf(NoAnswer.class);
        functions.askForMissing();
        assertThatThrownBy(() -> value(functions, "COLOUR", SqlType.TEXT, Value.of("a")))
                .isInstanceOf(NoAnswer.class)
                .hasMessage("function COLOUR");
        assertThatThrownBy(() -> value(functions, "FIRST$PRESENT", SqlType.TEXT, Value.of("a")))
                .isInstanceOf(NoAnswer.class);
        assertThat(functions.askForMissing()).isFalse();
    }

    @Test
    void aNumberWithAFractionIsNoArgument() {
        AskedFunctions functions = new AskedFunctions(dbms);
        assertThatThrownBy(() -> value(functions, "QUOTE", SqlType.TEXT, Value.of(new BigDecimal("2.0"))))
                .isInstanceOf(NoAnswer.class)
                .hasMessageContaining("a number with a fraction as an argument of QUOTE");
        assertThat(functions.askForMissing()).isFalse();
    }
}
