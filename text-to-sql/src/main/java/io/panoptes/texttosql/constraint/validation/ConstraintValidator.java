package io.panoptes.texttosql.constraint.validation;

import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.Origin;
import io.panoptes.texttosql.constraint.Statement;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks a model about mined constraints, some of one table at a time, and keeps those that hold by meaning. */
public final class ConstraintValidator {
    private static final int A_QUESTION = 40;

    private final LanguageModel model;
    private final ConstraintQuestions questions;

    public ConstraintValidator(LanguageModel model, PromptLibrary prompts, Schema schema, Disclosure disclosure) {
        this.model = model;
        this.questions = new ConstraintQuestions(prompts, schema, disclosure);
    }

    /**
     * What came of it.
     *
     * @param constraints what is declared, what holds by meaning, and as mined what no answer refers to
     * @param dropped what holds by accident
     * @param open how many no answer refers to
     * @param deferred how many questions were written down to be answered in another run
     * @param problems why questions were not answered
     */
    public record Validation(
            DatabaseConstraints constraints,
            List<TableConstraint> dropped,
            int validated,
            int repaired,
            int open,
            int deferred,
            List<String> problems) {
        public Validation {
            dropped = List.copyOf(dropped);
            problems = List.copyOf(problems);
        }
    }

    public Validation validate(DatabaseConstraints mined) {
        Run run = new Run();
        Map<String, List<TableConstraint>> byTable = new LinkedHashMap<>();
        for (TableConstraint constraint : mined.constraints()) {
            if (constraint.evidence().origin() == Origin.MINED) {
                byTable.computeIfAbsent(constraint.table(), table -> new ArrayList<>())
                        .add(constraint);
            } else {
                run.kept.add(constraint);
            }
        }
        byTable.forEach((table, constraints) -> {
            for (int from = 0; from < constraints.size(); from += A_QUESTION) {
                run.ask(table, constraints.subList(from, Math.min(constraints.size(), from + A_QUESTION)));
            }
        });
        return new Validation(
                new DatabaseConstraints(mined.database(), run.kept),
                run.dropped,
                run.validated,
                run.repaired,
                run.open,
                run.deferred,
                run.problems);
    }

    private final class Run {
        private final List<TableConstraint> kept = new ArrayList<>();
        private final List<TableConstraint> dropped = new ArrayList<>();
        private final List<String> problems = new ArrayList<>();
        private int validated;
        private int repaired;
        private int open;
        private int deferred;
        private boolean over;

        void ask(String table, List<TableConstraint> constraints) {
            List<ConstraintJudgement> judgements = over ? List.of() : judgements(table, constraints);
            for (int i = 0; i < constraints.size(); i++) {
                int number = i + 1;
                Optional<ConstraintJudgement> judgement = judgements.stream()
                        .filter(one -> one.number() == number)
                        .findFirst();
                if (judgement.isPresent()) {
                    judge(constraints.get(i), judgement.get());
                } else {
                    open++;
                    kept.add(constraints.get(i));
                }
            }
        }

        private List<ConstraintJudgement> judgements(String table, List<TableConstraint> constraints) {
            return switch (model.ask(questions.about(table, constraints))) {
                case ModelAnswer.Said said -> JudgementReader.read(said.text(), constraints.size());
                case ModelAnswer.Deferred ignored -> {
                    deferred++;
                    yield List.of();
                }
                case ModelAnswer.Refused refused -> {
                    over = refused.cause().isFinal();
                    problems.add(table + ": " + refused.message());
                    yield List.of();
                }
            };
        }

        private void judge(TableConstraint constraint, ConstraintJudgement judgement) {
            Optional<TableConstraint> holding =
                    judgement.byMeaning() ? holding(constraint, judgement) : Optional.empty();
            if (holding.isEmpty()) {
                dropped.add(constraint);
            } else {
                validated++;
                repaired += holding.get().statement().equals(constraint.statement()) ? 0 : 1;
                kept.add(holding.get().with(constraint.evidence().as(Origin.VALIDATED)));
            }
        }

        private static Optional<TableConstraint> holding(TableConstraint constraint, ConstraintJudgement judgement) {
            return constraint.statement() instanceof Statement.Kept(Constraint.Range range)
                    ? RangeRepair.repaired(range, judgement)
                            .map(repaired -> constraint.with(new Statement.Kept(repaired)))
                    : Optional.of(constraint);
        }
    }
}
