package io.panoptes.cli.campaign;

import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;

/** What two answers say together, in one line. */
final class JudgementText {
    private JudgementText() {}

    static String of(Judgement judgement) {
        return switch (judgement) {
            case Judgement.Agrees(var rows) -> "both queries give the same %d rows".formatted(rows);
            case Judgement.Differs(var difference) -> of(difference);
            case Judgement.Inconclusive said -> "inconclusive: " + said.message();
            case Judgement.Broken broken ->
                ProgressText.words(broken.failure().name()) + ": "
                        + broken.message().lines().findFirst().orElse("");
        };
    }

    private static String of(Difference difference) {
        return "the answers differ: %d rows only in that of query 1, %d only in that of query 2"
                .formatted(difference.onlyLeft().size(), difference.onlyRight().size());
    }
}
