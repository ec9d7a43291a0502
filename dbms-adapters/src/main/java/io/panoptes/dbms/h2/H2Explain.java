package io.panoptes.dbms.h2;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.PlanWords;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** H2 prints the query as it has rewritten it, with comments about the way to each table. */
final class H2Explain implements Explain {

    private static final PlanWords WORDS = new PlanWords(
            Pattern.compile(
                    "tableScan|\\b(index) *:|/\\* [\\w.\"]*(PRIMARY_KEY|CONSTRAINT_INDEX|RANGE_INDEX|UNIQUE_INDEX|AUTO_INDEX)\\w*|/\\* (WHERE)\\b"
                            + "|/\\* (group sorted|distinct|index sorted|direct lookup|subquery|nestedLoop)|(?<=/\\* )(\\w+\\.)?\\w+: "
                            + "|LEFT OUTER JOIN|RIGHT OUTER JOIN|INNER JOIN|NATURAL JOIN|CROSS JOIN|UNION ALL|UNION|EXCEPT|INTERSECT|SELECT DISTINCT|SELECT"
                            + "|GROUP BY|ORDER BY|HAVING|QUALIFY|EXISTS|(?:NOT )?IN\\(|FETCH (?:FIRST|NEXT)|OFFSET|PARTITION BY|WINDOW|RECURSIVE"));

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN " + query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return answers.size() == 1
                        && answers.getFirst() instanceof Outcome.Rows rows
                        && !rows.rows().isEmpty()
                        && rows.rows().getFirst().values().getFirst() instanceof Value.TextValue(String text)
                ? Optional.of(WORDS.read(withoutNames(text)))
                : Optional.empty();
    }

    /** {@code /* PUBLIC.UI: A = T.A -> /* index: A = T.A}. */
    private static String withoutNames(String text) {
        return text.replaceAll("/\\* (?!\\S*(?:tableScan|_KEY|_INDEX))[^\\s:]+: ", "/* index: ");
    }
}
