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
 * A finding run on several targets, with the answers of both queries on each grouped by what they are.
 *
 * @param groups the queries that gave the same answer, the largest group first
 * @param unanswered the queries that gave none, and why
 */
public record CrossCheck(List<AnswerGroup> groups, List<Unanswered> unanswered) {

    public CrossCheck {
        groups = List.copyOf(groups);
        unanswered = List.copyOf(unanswered);
    }

    /**
     * Queries that gave the same answer.
     *
     * @param members such as {@code duckdb:2.0.0.1, query 1}
     */
    public record AnswerGroup(Outcome.Rows answer, List<String> members) {
        public AnswerGroup {
            members = List.copyOf(members);
        }
    }

    /** @param who a query on a target, or a target that could not be opened */
    public record Unanswered(String who, String why) {}

    /** Runs both queries on a fresh instance of each target. A target that can't be opened is unanswered. */
    public static CrossCheck of(RecordedFinding finding, List<Target> targets, OpenTargets open, CaseWriters writers) {
        List<QueryAnswer> answers = new ArrayList<>();
        List<Unanswered> unanswered = new ArrayList<>();
        for (Target target : targets) {
            try {
                CaseRun run = Replay.run(finding, target, open, writers);
                sort(target + ", query 1", run.left(), run.judgement(), answers, unanswered);
                sort(target + ", query 2", run.right(), run.judgement(), answers, unanswered);
            } catch (TargetException unavailable) {
                unanswered.add(new Unanswered(target.toString(), String.valueOf(unavailable.getMessage())));
            }
        }
        return new CrossCheck(groups(answers, finding.comparison()), unanswered);
    }

    /** A query on a target, and its answer. */
    record QueryAnswer(String who, Outcome.Rows rows) {}

    static List<AnswerGroup> groups(List<QueryAnswer> answers, Semantics semantics) {
        List<AnswerGroup> groups = new ArrayList<>();
        for (QueryAnswer answer : answers) {
            int place = 0;
            while (place < groups.size() && !isSame(groups.get(place).answer(), answer.rows(), semantics)) {
                place++;
            }
            if (place == groups.size()) {
                groups.add(new AnswerGroup(answer.rows(), List.of(answer.who())));
            } else {
                List<String> members = new ArrayList<>(groups.get(place).members());
                members.add(answer.who());
                groups.set(place, new AnswerGroup(groups.get(place).answer(), members));
            }
        }
        groups.sort(Comparator.comparing((AnswerGroup group) -> group.members().size())
                .reversed());
        return groups;
    }

    /** Whether one group is larger than all others together. */
    public boolean hasMajority() {
        int all = groups.stream().mapToInt(group -> group.members().size()).sum();
        return !groups.isEmpty() && 2 * groups.getFirst().members().size() > all;
    }

    private static void sort(
            String who, Outcome outcome, Judgement judgement, List<QueryAnswer> answers, List<Unanswered> unanswered) {
        if (outcome instanceof Outcome.Rows rows) {
            answers.add(new QueryAnswer(who, rows));
        } else if (outcome instanceof Outcome.Failed failed) {
            unanswered.add(
                    new Unanswered(who, failed.message().lines().findFirst().orElse("")));
        } else {
            unanswered.add(new Unanswered(who, judgement.getClass().getSimpleName()));
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
