package io.panoptes.triage;

import static io.panoptes.triage.reduction.FakeInstance.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.FakeInstance;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.WrongSides;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class SecondOpinionTest {
    private static final Profile PROFILE = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
    private static final EditableCase PAIR =
            new EditableCase(List.of(), side("SELECT 1 AS a"), side("SELECT 2 - 1 AS a"), Semantics.BAG);
    private static final WrongSides LEFT = new WrongSides(true, false);
    private static final WrongSides RIGHT = new WrongSides(false, true);

    /** The left query gives nothing, the right one a row. */
    private static final Reduction REDUCTION = new Reduction(
            PAIR,
            runner(sql -> sql.contains("2 - 1") ? rows(1) : rows())
                    .runFresh(new TargetCaseWriter(PROFILE).write(PAIR), Semantics.BAG),
            Optional.of(RIGHT),
            1,
            1,
            true);

    @Test
    void anotherDbmsKnowsBetterThanTheTargetItself() {
        assertThat(wrong(control(Control.Kind.SETTING, rows()), Optional.of(other(rows(1)))))
                .contains(LEFT);
    }

    /** Both queries may be wrong on an older release, where the bug is as old. */
    @Test
    void anotherDbmsKnowsBetterThanAnotherRelease() {
        assertThat(wrong(control(Control.Kind.OTHER_RELEASE, rows()), Optional.of(other(rows(1)))))
                .contains(LEFT);
    }

    /** What a text is beside a number is each DBMS's own affair. */
    @Test
    void notWhereDbmssCastByRulesOfTheirOwn() {
        EditableCase casting =
                new EditableCase(List.of(), side("SELECT 1 + 'a' AS a"), side("SELECT 2 - 1 AS a"), Semantics.BAG);
        Reduction reduction = new Reduction(casting, REDUCTION.run(), Optional.of(RIGHT), 1, 1, true);
        assertThat(new SecondOpinion(() -> Optional.of(other(rows(1))))
                        .on(reduction, Optional.of(control(Control.Kind.OTHER_RELEASE, rows())))
                        .wrong())
                .contains(RIGHT);
    }

    @Test
    void anotherDbmsNeedsNoSecondOpinion() {
        assertThat(wrong(other(rows()), Optional.of(other(rows(1))))).contains(RIGHT);
    }

    @Test
    void whereNoneCanRunItTheFirstOpinionStays() {
        assertThat(wrong(control(Control.Kind.SETTING, rows()), Optional.empty()))
                .contains(RIGHT);
    }

    @Test
    void whoCallsBothWrongSaysNothing() {
        assertThat(wrong(control(Control.Kind.SETTING, rows()), Optional.of(other(rows(7)))))
                .contains(RIGHT);
    }

    private static Optional<WrongSides> wrong(Control control, Optional<Control> other) {
        return new SecondOpinion(() -> other)
                .on(REDUCTION, Optional.of(control))
                .wrong();
    }

    private static Control other(Outcome answer) {
        return control(Control.Kind.OTHER_DBMS, answer);
    }

    private static Control control(Control.Kind kind, Outcome answer) {
        return new Control(
                "another",
                kind,
                new TargetCaseWriter(PROFILE),
                runner(sql -> sql.startsWith("SELECT") ? answer : new Outcome.Done(1)),
                List.of(),
                List.of());
    }

    private static CaseRunner runner(Function<String, Outcome> answers) {
        return new CaseRunner(new FakeInstance(answers), Duration.ofSeconds(1));
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }
}
