package io.panoptes.triage.symptom;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.finding.RecordJson;
import io.panoptes.triage.symptom.Judgement.Agrees;
import io.panoptes.triage.symptom.Judgement.Cause;
import io.panoptes.triage.symptom.Judgement.Inconclusive;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SymptomTest {
    private static final WrongResult FEWER = wrong(Difference.Kind.RIGHT_HAS_MORE);
    private static final WrongResult OTHERS = wrong(Difference.Kind.BOTH_HAVE_OTHERS);
    private static final InternalError ERROR = new InternalError(Place.LEFT, "SELECT 1", "\nassertion x1 failed\nmore");
    private static final Crash CRASH = new Crash(Place.RIGHT, "SELECT 1", "signal 11");
    private static final Hang HANG = new Hang(Place.LEFT, "SELECT 1", "no answer within 10000 ms");
    private static final Crash IN_SETUP = new Crash(Place.SETUP, "analyze t", "signal 11");

    private static final Slowdown SLOW = new Slowdown(
            Place.LEFT,
            List.of(
                    new Slowdown.Point(100, 40_000, 1_000, 35.5, false),
                    new Slowdown.Point(1_000, 1_200_000, 2_500, 310, true)),
            Optional.empty());

    static List<Symptom> all() {
        return List.of(FEWER, OTHERS, ERROR, CRASH, HANG, IN_SETUP, SLOW);
    }

    @Test
    void whereTheGrowthOfTheDataIsNotKnownItIsNotSaid() {
        var replayed = new Slowdown(
                Place.LEFT, List.of(new Slowdown.Point(0, 4_470_000, 3_130, 1_000, false)), Optional.empty());
        assertThat(replayed.summary()).endsWith("as the other (4470 ms and 3.13 ms)");
    }

    @Test
    void eachKindHasOneRecordAndEachRecordAnExampleHere() {
        assertThat(all().stream().map(Symptom::kind)).contains(SymptomKind.values());
        assertThat(all().stream().<Class<?>>map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(leaves(Symptom.class).toList())
                .hasSameSizeAs(SymptomKind.values());
    }

    @ParameterizedTest
    @MethodSource("all")
    void isReadBackFromItsJson(Symptom symptom) {
        var json = RecordJson.write(symptom, Symptom.class);
        assertThat(json.get("@").asText()).isEqualTo(symptom.getClass().getSimpleName());
        assertThat(RecordJson.read(json, Symptom.class)).isEqualTo(symptom);
        assertThat(RecordJson.read(json, Judgement.class)).isEqualTo(symptom);
    }

    @ParameterizedTest
    @MethodSource("all")
    void isOfItsOwnMannerAndOfNoOtherHere(Symptom symptom) {
        assertThat(all().stream().filter(symptom::isSameManner)).containsExactly(symptom);
        assertThat(symptom.isSameManner(new Agrees(1))).isFalse();
        assertThat(symptom.isSameManner(inconclusive(Cause.ORDINARY_ERROR))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("all")
    void showsOnAnotherVersionThatGivesItsKindAndNotOnOneThatAgrees(Symptom symptom) {
        assertThat(symptom.showsBy(symptom)).contains(true);
        assertThat(symptom.showsBy(new Agrees(3))).contains(false);
        assertThat(symptom.showsBy(inconclusive(Cause.INVALID))).isEmpty();
    }

    @Test
    void anotherDifferenceIsTheSameBugOnAnotherVersionAndAnotherBreakageTellsNothing() {
        assertThat(FEWER.showsBy(OTHERS)).contains(true);
        assertThat(FEWER.showsBy(CRASH)).isEmpty();
        assertThat(HANG.showsBy(CRASH)).isEmpty();
        assertThat(CRASH.showsBy(FEWER)).contains(false);
    }

    @Test
    void whatUsedToCrashDoesNotWhereItGivesAnOrdinaryErrorButTwoAnswersAreNeededToCompare() {
        assertThat(CRASH.showsBy(inconclusive(Cause.ORDINARY_ERROR))).contains(false);
        assertThat(CRASH.showsBy(inconclusive(Cause.FLOATING_POINT))).contains(false);
        assertThat(CRASH.showsBy(inconclusive(Cause.RESOURCE))).isEmpty();
        assertThat(FEWER.showsBy(inconclusive(Cause.ORDINARY_ERROR))).isEmpty();
    }

    @Test
    void aPartOfACaseMayShowAnotherDifferenceAndNoOtherError() {
        assertThat(FEWER.isLike(OTHERS)).isTrue();
        assertThat(CRASH.isLike(IN_SETUP)).isFalse();
        assertThat(ERROR.isLike(new InternalError(Place.RIGHT, "q", "assertion x2 failed")))
                .isTrue();
        assertThat(ERROR.isLike(new InternalError(Place.RIGHT, "q", "no such plan")))
                .isFalse();
    }

    @Test
    void titlesSayWhatIsWrong() {
        assertThat(FEWER.title(Optional.of(Place.LEFT), Set.of("WITH", "COUNT")))
                .isEqualTo("Wrong result: missing rows with COUNT, WITH");
        assertThat(FEWER.title(Optional.of(Place.RIGHT), Set.of())).isEqualTo("Wrong result: too many rows");
        assertThat(FEWER.title(Optional.empty(), Set.of())).isEqualTo("Wrong result: wrong rows");
        assertThat(OTHERS.title(Optional.of(Place.LEFT), Set.of())).isEqualTo("Wrong result: wrong values");
        assertThat(ERROR.title(Optional.empty(), Set.of())).isEqualTo("assertion x1 failed");
        assertThat(new InternalError(Place.LEFT, "q", "General error").title(Optional.empty(), Set.of("MAX FILTER")))
                .isEqualTo("General error with MAX FILTER");
        assertThat(new InternalError(Place.LEFT, "q", "no entry for relation 1")
                        .title(Optional.empty(), Set.of("MAX FILTER")))
                .isEqualTo("no entry for relation 1");
        assertThat(CRASH.title(Optional.empty(), Set.of())).isEqualTo("Crash: signal 11");
        assertThat(HANG.title(Optional.empty(), Set.of())).isEqualTo("Query does not end");
        assertThat(SLOW.title(Optional.of(Place.LEFT), Set.of("COUNT")))
                .isEqualTo("Slow query: 480 times the time of an equivalent one with COUNT");
    }

    @Test
    void signaturesNameTheKindTheStatementAndTheNormalisedMessage() {
        assertThat(FEWER.signature()).isEqualTo(OTHERS.signature()).isEqualTo("different answers");
        assertThat(ERROR.signature()).isEqualTo("INTERNAL_ERROR of a query: assertion ? failed");
        assertThat(IN_SETUP.signature()).isEqualTo("CRASH of ANALYZE: signal ?");
    }

    /** An UPDATE that fails is one bug in the setup and between two queries. */
    @Test
    void whereAStatementStandsSaysNothingOfTheBug() {
        String message = "Failed to bind column reference \"\" [0.0]";
        assertThat(new InternalError(Place.LEFT, "UPDATE t SET a = 1", message).signature())
                .isEqualTo(new InternalError(Place.SETUP, " update b1 SET c0 = NULL", message).signature())
                .startsWith("INTERNAL_ERROR of UPDATE");
        assertThat(new InternalError(Place.SETUP, "SELECT 1", message).signature())
                .isEqualTo(new InternalError(Place.RIGHT, "FROM t", message).signature())
                .startsWith("INTERNAL_ERROR of a query");
        assertThat(new InternalError(Place.SETUP, "ANALYZE t", message).signature())
                .startsWith("INTERNAL_ERROR of ANALYZE");
        assertThat(new InternalError(Place.SETUP, "UPDATE t SET a = 1", message).manner())
                .isEqualTo(new InternalError(Place.LEFT, "UPDATE t SET a = 1", message).manner())
                .startsWith("INTERNAL_ERROR of UPDATE");
        assertThat(new InternalError(Place.SETUP, "ANALYZE t", message).manner())
                .startsWith("INTERNAL_ERROR of the setup");
    }

    @Test
    void onlyWhatAMessageTellsIsKnownBySignature() {
        assertThat(all().stream().filter(Symptom::isKnownBySignature)).containsExactly(ERROR, CRASH, IN_SETUP);
    }

    @Test
    void anInternalErrorLeavesTheInstanceAlive() {
        assertThat(all().stream().filter(Symptom::breaksInstance)).containsExactly(CRASH, HANG, IN_SETUP);
    }

    @Test
    void summariesAreOneLine() {
        assertThat(FEWER.summary())
                .isEqualTo("two equivalent queries give 0 and 1 rows, 0 only in the first and 1 only in the second");
        assertThat(SLOW.summary())
                .isEqualTo("the first of two equivalent queries takes 480 times as long as the other"
                        + " (100 times the rows: 40 ms and 1.00 ms; 1,000 times the rows: 1200 ms and 2.50 ms)");
        assertThat(HANG.summary()).isEqualTo("hang: no answer within 10000 ms");
    }

    private static WrongResult wrong(Difference.Kind kind) {
        return new WrongResult(new Difference(kind, List.of(), List.of(Row.of(Value.of(1))), 0, 1));
    }

    private static Inconclusive inconclusive(Cause cause) {
        return new Inconclusive(cause, Optional.empty(), "no");
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(SymptomTest::leaves)
                : Stream.of(type);
    }
}
