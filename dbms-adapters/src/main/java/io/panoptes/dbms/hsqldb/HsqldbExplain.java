package io.panoptes.dbms.hsqldb;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.PlanWords;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** HSQLDB describes its query objects, a line a property. */
final class HsqldbExplain implements Explain {

    private static final PlanWords WORDS = new PlanWords(Pattern.compile(
            "(isDistinctSelect|isGrouped|isAggregated)=\\[true|join type=(\\w+)|access=([\\w ]+)|\\b(start|end|other) conditions?\\b"
                    + "|order by=|UNION ALL|UNION|EXCEPT ALL|EXCEPT|INTERSECT ALL|INTERSECT|EXISTS|\\b(EQUAL|GREATER|GREATER_EQUAL|SMALLER|SMALLER_EQUAL|IS_NULL|NOT|AND|OR|IN|LIKE) arg"
                    + "|\\[level=|having condition|offset=|limit="));

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN PLAN FOR " + query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return answers.size() == 1 && answers.getFirst() instanceof Outcome.Rows rows
                ? Optional.of(WORDS.read(rows.rows().stream()
                        .map(row -> row.values().getFirst() instanceof Value.TextValue(String line) ? line : "")
                        .collect(Collectors.joining("\n"))))
                : Optional.empty();
    }
}
