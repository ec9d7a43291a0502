package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Place;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrongSidesTest {
    private static final Outcome FAILED = new Outcome.Failed(Outcome.ErrorClass.ORDINARY, "22012", "no", 1);

    private static Outcome rows(int... values) {
        return new Outcome.Rows(
                List.of("a"),
                List.of(SqlType.INTEGER),
                Arrays.stream(values).mapToObj(value -> Row.of(Value.of(value))).toList(),
                1);
    }

    private static CaseRun run(Outcome left, Outcome right) {
        return new CaseRun(new Judgement.Agrees(0), left, right, 1, List.of(), List.of());
    }

    private static WrongSides of(Outcome left, Outcome right, Outcome control, Semantics semantics) {
        return WrongSides.of(run(left, right), run(control, control), semantics);
    }

    @Test
    void theSideThatTheControlContradictsIsWrong() {
        assertThat(of(rows(1), rows(1, 2), rows(1), Semantics.BAG)).isEqualTo(new WrongSides(false, true));
        assertThat(of(rows(1), rows(1, 2), rows(1), Semantics.BAG).one()).contains(Place.RIGHT);
        assertThat(of(rows(1), rows(1, 2), rows(2, 1), Semantics.BAG).one()).contains(Place.LEFT);
    }

    @Test
    void bothOrNoneIsNotOne() {
        assertThat(of(rows(1), rows(2), rows(3), Semantics.BAG)).isEqualTo(new WrongSides(true, true));
        assertThat(of(rows(1), rows(2), rows(3), Semantics.BAG).one()).isEmpty();
        assertThat(of(rows(1), rows(1), rows(1), Semantics.BAG).one()).isEmpty();
    }

    @Test
    void answersAreComparedAsTheCaseSays() {
        assertThat(of(rows(1, 1), rows(1), rows(1), Semantics.SET)).isEqualTo(new WrongSides(false, false));
        assertThat(of(rows(1, 1), rows(1), rows(1), Semantics.BAG).one()).contains(Place.LEFT);
        assertThat(of(rows(1, 2), rows(2, 1), rows(1, 2), Semantics.LIST).one()).contains(Place.RIGHT);
    }

    /** Without an answer of the control no side is accepted. */
    @Test
    void anErrorAgreesWithNothing() {
        assertThat(of(FAILED, rows(1), rows(1), Semantics.BAG).one()).contains(Place.LEFT);
        assertThat(of(rows(1), rows(1), FAILED, Semantics.BAG)).isEqualTo(new WrongSides(true, true));
        assertThat(of(FAILED, FAILED, FAILED, Semantics.BAG)).isEqualTo(new WrongSides(true, true));
    }
}
