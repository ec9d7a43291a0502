package io.panoptes.dbms;

import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a plan that comes a line a row, in the first column.
 *
 * @param explain stands before the query, with a blank behind it
 * @param operators the words of the plan that name operators
 */
public record LinesExplain(String explain, PlanWords operators) implements Explain {

    public static LinesExplain of(String explain, String operators) {
        return new LinesExplain(explain, new PlanWords(Pattern.compile(operators)));
    }

    @Override
    public List<String> statements(String query) {
        return List.of(explain + query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        if (answers.size() != 1
                || !(answers.getFirst() instanceof Outcome.Rows rows)
                || rows.rows().isEmpty()) {
            return Optional.empty();
        }
        String text = rows.rows().stream()
                .map(row -> row.values().getFirst() instanceof Value.TextValue(var line) ? line : "")
                .collect(Collectors.joining("\n"));
        return Optional.of(operators.read(text));
    }
}
