package io.panoptes.triage;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.AnswerComparison;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.symptom.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A finding on several targets: which of their answers, two from each, are the same.
 *
 * @param camps those who gave one answer, the largest camp first
 * @param silent those who gave none, and why
 */
public record CrossCheck(List<Camp> camps, List<Silent> silent) {

    public CrossCheck {
        camps = List.copyOf(camps);
        silent = List.copyOf(silent);
    }

    /** @param members such as {@code duckdb:2.0.0.1, query 1} */
    public record Camp(Outcome.Rows answer, List<String> members) {
        public Camp {
            members = List.copyOf(members);
        }
    }

    /** Who gave no answer. */
    public record Silent(String who, String why) {}

    /** Runs both queries on a fresh instance of each target. One that is not to be had is silent. */
    public static CrossCheck of(RecordedFinding finding, List<Target> targets, OpenTargets open, CaseWriters writers) {
        List<Witness> witnesses = new ArrayList<>();
        List<Silent> silent = new ArrayList<>();
        for (Target target : targets) {
            try {
                CaseRun run = Replay.run(finding, target, open, writers);
                hear(target + ", query 1", run.left(), run.judgement(), witnesses, silent);
                hear(target + ", query 2", run.right(), run.judgement(), witnesses, silent);
            } catch (TargetException unavailable) {
                silent.add(new Silent(target.toString(), String.valueOf(unavailable.getMessage())));
            }
        }
        return new CrossCheck(camps(witnesses, finding.comparison()), silent);
    }

    /** Somebody and an answer. */
    record Witness(String who, Outcome.Rows answer) {}

    static List<Camp> camps(List<Witness> witnesses, Semantics semantics) {
        List<Camp> camps = new ArrayList<>();
        for (Witness witness : witnesses) {
            int place = 0;
            while (place < camps.size() && !isSame(camps.get(place).answer(), witness.answer(), semantics)) {
                place++;
            }
            if (place == camps.size()) {
                camps.add(new Camp(witness.answer(), List.of(witness.who())));
            } else {
                List<String> members = new ArrayList<>(camps.get(place).members());
                members.add(witness.who());
                camps.set(place, new Camp(camps.get(place).answer(), members));
            }
        }
        camps.sort(Comparator.comparing((Camp camp) -> camp.members().size()).reversed());
        return camps;
    }

    /** Whether one camp is larger than all others together. */
    public boolean hasMajority() {
        int all = camps.stream().mapToInt(camp -> camp.members().size()).sum();
        return !camps.isEmpty() && 2 * camps.getFirst().members().size() > all;
    }

    private static void hear(
            String who, Outcome said, Judgement judgement, List<Witness> witnesses, List<Silent> silent) {
        if (said instanceof Outcome.Rows rows) {
            witnesses.add(new Witness(who, rows));
        } else if (said instanceof Outcome.Failed failed) {
            silent.add(new Silent(who, failed.message().lines().findFirst().orElse("")));
        } else {
            silent.add(new Silent(who, judgement.getClass().getSimpleName()));
        }
    }

    private static boolean isSame(Outcome.Rows one, Outcome.Rows other, Semantics semantics) {
        return AnswerComparison.compare(plain(one), plain(other), semantics) instanceof Judgement.Agrees;
    }

    /** What some DBMSs call TRUE is 1 for others. */
    private static Outcome.Rows plain(Outcome.Rows rows) {
        return new Outcome.Rows(
                rows.columns(),
                rows.types(),
                rows.rows().stream()
                        .map(row -> Row.of(
                                row.values().stream().map(CrossCheck::plain).toArray(Value[]::new)))
                        .toList(),
                rows.nanos());
    }

    private static Value plain(Value value) {
        return value instanceof Value.BooleanValue(boolean truth) ? Value.of(truth ? 1 : 0) : value;
    }
}
