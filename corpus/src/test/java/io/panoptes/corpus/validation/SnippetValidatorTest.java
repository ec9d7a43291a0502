package io.panoptes.corpus.validation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.validation.ValidationResult.Reason;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("network")
class SnippetValidatorTest {
    private static final Targets TARGETS = new ReleasedTargets();
    private static final SnippetValidator SQLITE =
            new SnippetValidator(TARGETS, TARGETS.find("sqlite:3.54.1.0", Optional.empty()));

    @AfterAll
    static void close() {
        SQLITE.close();
        TARGETS.close();
    }

    /** Appendix B of Argus, listing B.1: the same text gives other rows each time. */
    @Test
    void refusesWhatIsRandom() {
        assertThat(refusal("abs(random()) % 2 = 0", SlotType.BOOLEAN)).isEqualTo(Reason.DENIED);
    }

    /** Listing B.2: on the NULL-extended side of an outer join, the text gives a value where the column would be NULL. */
    @Test
    void doesNotSayThatAValueForNullKeepsNull() {
        assertThat(facts("ifnull({i0}, 0)", SlotType.INTEGER)).doesNotContain(Fact.KEEPS_NULL);
        assertThat(facts("{i0} + {i1}", SlotType.INTEGER)).contains(Fact.KEEPS_NULL);
    }

    /** Listing B.3: over no row, the text gives a row. */
    @Test
    void refusesAnAggregate() {
        assertThat(refusal("sum({i0})", SlotType.INTEGER)).isEqualTo(Reason.OTHER_ROWS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            {i0} / 2.0                              ; INTEGER ; OTHER_TYPE
            {t0} || 1                               ; INTEGER ; OTHER_TYPE
            {i0} + 2                                ; BOOLEAN ; OTHER_TYPE
            {i0} * 100000                           ; INTEGER ; UNSAFE_VALUE
            {t0} || ' '                             ; TEXT    ; UNSAFE_VALUE
            nullif({i0}, {i0})                      ; INTEGER ; NOTHING_BUT_NULL
            no_such_function({i0})                  ; INTEGER ; NOT_UNDERSTOOD
            abs(CASE WHEN {i0} = 1 THEN -9223372036854775808 ELSE 1 END) ; INTEGER ; MAY_FAIL
            row_number() OVER ()                    ; INTEGER ; NOT_REPEATABLE
            count(*) OVER ()                        ; INTEGER ; NOT_REPEATABLE
            {d0} IS NULL                            ; BOOLEAN ; NO_SUCH_COLUMN
            """)
    void refuses(String text, SlotType type, Reason reason) {
        assertThat(refusal(text, type)).isEqualTo(reason);
    }

    @Test
    void marksWhatFailsAtTheEndsOfTheTypes() {
        assertThat(facts("abs(CASE WHEN {i0} > 500 THEN -9223372036854775808 ELSE {i0} END)", SlotType.INTEGER))
                .doesNotContain(Fact.NEVER_FAILS);
        assertThat(facts("abs({i0})", SlotType.INTEGER)).contains(Fact.NEVER_FAILS);
    }

    @Test
    void findsTheOneThatFailsAmongMany() {
        List<ValidationResult> verdicts = SQLITE.validate(List.of(
                Draft.of("{i0} + 1", SlotType.INTEGER),
                Draft.of("sum({i0}) OVER ()", SlotType.INTEGER),
                Draft.of("length({t0})", SlotType.INTEGER)));
        assertThat(verdicts)
                .extracting(verdict -> verdict instanceof ValidationResult.Accepted)
                .containsExactly(true, false, true);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            i0: SELECT {a:i0} AS i0 FROM {a} LIMIT 3                                        | NOT_REPEATABLE
            i0: SELECT {a:i0} + 0.5 AS i0 FROM {a}                                          | OTHER_TYPE
            t0: SELECT {a:i0} AS t0 FROM {a}                                                | OTHER_TYPE
            i0: SELECT {a:i0} AS i1 FROM {a}                                                | NOT_UNDERSTOOD
            i0 t0: SELECT row_number() OVER () AS i0, {a:t0} AS t0 FROM {a}                 | NOT_REPEATABLE
            i0: SELECT random() % 5 AS i0 FROM {a}                                          | DENIED
            i0: SELECT {a:i0} AS i0 FROM {a}, {b}                                           | OTHER_ROWS
            i0: SELECT {a:d0} AS i0 FROM {a}                                                | NO_SUCH_COLUMN
            """)
    void refusesTables(String text, Reason reason) {
        assertThat(refusal(text, SlotType.ROWS)).as(text).isEqualTo(reason);
    }

    @Test
    void takesTables() {
        assertThat(facts(
                        "i0 t0: SELECT {a:i0} AS i0, {b:t0} AS t0 FROM {a} LEFT JOIN {b} ON {a:i0} = {b:i0}",
                        SlotType.ROWS))
                .isNotNull();
        assertThat(facts("i0: SELECT max({a:i0}) AS i0 FROM {a}", SlotType.ROWS))
                .contains(Fact.LOWER_CASE);
    }

    private static Reason refusal(String text, SlotType type) {
        ValidationResult verdict =
                SQLITE.validate(List.of(Draft.of(text, type))).getFirst();
        assertThat(verdict).as(text).isInstanceOf(ValidationResult.Refused.class);
        return ((ValidationResult.Refused) verdict).reason();
    }

    private static Set<Fact> facts(String text, SlotType type) {
        ValidationResult verdict =
                SQLITE.validate(List.of(Draft.of(text, type))).getFirst();
        assertThat(verdict).as(text).isInstanceOf(ValidationResult.Accepted.class);
        return ((ValidationResult.Accepted) verdict).facts();
    }
}
