package io.panoptes.texttosql.constraint.validation;

import io.panoptes.languagemodel.AnswerForm;
import io.panoptes.languagemodel.Question;
import io.panoptes.prompts.Prompt;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.texttosql.constraint.Statement;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The words in which a model is asked about constraints of one table. */
record ConstraintQuestions(PromptLibrary prompts, Schema schema, Disclosure disclosure) {

    Question about(String table, List<TableConstraint> constraints) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < constraints.size(); i++) {
            TableConstraint constraint = constraints.get(i);
            list.append("%d. %s (%d rows)%n"
                    .formatted(i + 1, words(constraint), constraint.evidence().support()));
        }
        String tables = schema.tables().stream()
                .map(one -> SqlWriter.write(one, Dialect.PORTABLE) + ";")
                .collect(Collectors.joining("\n"));
        String user = prompts.get(Prompt.CONSTRAINTS)
                .fill(Map.of(
                        "schema", tables,
                        "table", table,
                        "constraints", list.toString(),
                        "samples", disclosure.samplesOf(table),
                        "evidence", disclosure.evidence()));
        return new Question(prompts.get(Prompt.JUDGE).text(), user, AnswerForm.JUDGEMENTS, 0);
    }

    /** Bounds and categories are values of the database. */
    private String words(TableConstraint constraint) {
        if (disclosure.values()) {
            return constraint.words();
        }
        return switch (constraint.statement()) {
            case Statement.Kept(Constraint.Range(String column, var low, var high)) ->
                "%s: %s has a range (its bounds are withheld)".formatted(constraint.table(), column);
            case Statement.Kept(Constraint.Categorical(String column, List<Value> values)) ->
                "%s: %s is one of %d values (withheld)".formatted(constraint.table(), column, values.size());
            case Statement.Kept(Constraint.Check ignored) ->
                constraint.table() + ": a condition (withheld, it may name values)";
            case Statement.Kept(Constraint ignored) -> constraint.words();
            case Statement.NotNull ignored -> constraint.words();
        };
    }
}
