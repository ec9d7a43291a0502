package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.place.DriverOrigin;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is no SQL is told from what fails on a row, whatever else is not known there. */
class ErrorProbeTest extends ProbesOnH2 {
    @Test
    void aFunctionThatIsNotKnownTellsOfNoRow() {
        Profile profile = learn(statement -> statement.startsWith("SELECT MOD(") ? "SELEC" : statement);

        assertThat(classOf(profile, "|42001|")).isEqualTo(ErrorClass.INVALID);
        assertThat(classOf(profile, "|42S22|")).isEqualTo(ErrorClass.INVALID);
        assertThat(classOf(profile, "|22012|")).isNotEqualTo(ErrorClass.INVALID);
    }

    @Test
    void whereKeysAreRefusedTheRestIsLearnt() {
        Profile profile = learn(statement -> statement.contains("PRIMARY KEY") ? "SELEC" : statement);

        assertThat(classOf(profile, "|42S22|")).isEqualTo(ErrorClass.INVALID);
    }

    @Test
    void aViewOfAllColumnsAndOneMoreIsTriedOnATableOfSeveral() {
        Profile profile = learn(statement ->
                statement.startsWith("CREATE VIEW f2") ? "CREATE VIEW f2 AS SELECT a, b FROM f1" : statement);

        assertThat(profile.fillings()).contains(Filling.DERIVED_TABLE).doesNotContain(Filling.VIEW);
    }

    /** The driver of Trino knows no states. */
    @Test
    void whereThereIsNoStateTheNumberOfAnErrorTells() {
        Profile profile = learn(new RewritingInstance(
                h2,
                UnaryOperator.identity(),
                outcome -> outcome instanceof Outcome.Failed(var error, var state, var message, var nanos)
                        ? new Outcome.Failed(error, Outcome.Failed.CODE + Math.abs(state.hashCode()), message, nanos)
                        : outcome));

        assertThat(classOf(profile, "SQLException||%d|no such table".formatted(Math.abs("42S02".hashCode()))))
                .isEqualTo(ErrorClass.INVALID);
        assertThat(classOf(profile, "SQLException||%d|division by zero".formatted(Math.abs("22012".hashCode()))))
                .isEqualTo(ErrorClass.ORDINARY);
    }

    private Profile learn(UnaryOperator<String> change) {
        return learn(new RewritingInstance(h2, change));
    }

    private static Profile learn(RewritingInstance instance) {
        return new ProbeRunner(instance, step -> {})
                .learn("changed", "Changed", Version.LOCAL, new DriverOrigin("x", List.of(), ""))
                .profile();
    }

    private static ErrorClass classOf(Profile profile, String description) {
        return profile.errors().stream()
                .filter(rule -> rule.matches(description))
                .findFirst()
                .map(ErrorRule::errorClass)
                .orElse(ErrorClass.ORDINARY);
    }
}
