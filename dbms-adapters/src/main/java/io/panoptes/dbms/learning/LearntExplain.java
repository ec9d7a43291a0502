package io.panoptes.dbms.learning;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.PlanWords;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a plan of unknown form: the words in it that name operators nearly everywhere.
 *
 * @param words stand before the query; empty where there is no such statement
 */
record LearntExplain(String words) implements Explain {
    private static final PlanWords OPERATORS = new PlanWords(
            Pattern.compile(
                    "(?i)\\b(?:\\w*(?:scan|join|loops?|sort|filter|aggregate|exchange|union|intersect|minus|except|distinct|limit|window|hash|merge|subquery|spool|natural|index|values|project|calc)\\w*)\\b"));

    static LearntExplain of(String words) {
        return new LearntExplain(words);
    }

    @Override
    public List<String> statements(String query) {
        return words.isEmpty() ? List.of() : List.of(words + query);
    }

    /** All columns of all rows, for the operator stands in the first here and in the last there. */
    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        if (answers.isEmpty()
                || !(answers.getFirst() instanceof Outcome.Rows rows)
                || rows.rows().isEmpty()) {
            return Optional.empty();
        }
        String text = rows.rows().stream()
                .map(row -> row.values().stream()
                        .map(value -> switch (value) {
                            case Value.TextValue(var line) -> line;
                            case Value.OpaqueValue(var line) -> line;
                            default -> "";
                        })
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        return Optional.of(OPERATORS.read(text)).filter(plan -> !plan.inputs().isEmpty());
    }
}
