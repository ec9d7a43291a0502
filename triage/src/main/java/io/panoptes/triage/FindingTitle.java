package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;
import java.util.Optional;
import java.util.TreeSet;

/** One line that says what goes wrong, as the title of an issue. */
final class FindingTitle {
    private FindingTitle() {}

    static String of(Target target, Judgement judgement, Optional<WrongSides> wrong, Signature signature) {
        return switch (judgement) {
            case Judgement.Broken broken ->
                switch (broken.failure()) {
                    case INTERNAL_ERROR -> firstLine(broken.message());
                    case CRASH -> "Crash: " + firstLine(broken.message());
                    case HANG -> "Query does not end";
                };
            case Judgement.Differs(var difference) ->
                "Wrong result: %s%s".formatted(whatIsWrong(difference, wrong), madeOf(signature));
            case Judgement.Agrees ignored -> target + ": answers agree";
            case Judgement.Inconclusive ignored -> target + ": inconclusive";
        };
    }

    private static String whatIsWrong(Difference difference, Optional<WrongSides> wrong) {
        Optional<Boolean> leftIsWrong =
                wrong.filter(sides -> sides.left() != sides.right()).map(WrongSides::left);
        return switch (difference.kind()) {
            case ORDER -> "rows in the wrong order";
            case BOTH_HAVE_OTHERS -> "wrong values";
            case LEFT_HAS_MORE ->
                leftIsWrong.map(left -> left ? "too many rows" : "missing rows").orElse("wrong rows");
            case RIGHT_HAS_MORE ->
                leftIsWrong.map(left -> left ? "missing rows" : "too many rows").orElse("wrong rows");
        };
    }

    private static String madeOf(Signature signature) {
        return signature.features().isEmpty() ? "" : " with " + String.join(", ", new TreeSet<>(signature.features()));
    }

    private static String firstLine(String message) {
        return message.lines()
                .filter(line -> !line.isBlank())
                .findFirst()
                .orElse("no message")
                .strip();
    }
}
