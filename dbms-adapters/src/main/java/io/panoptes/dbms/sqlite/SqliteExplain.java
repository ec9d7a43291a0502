package io.panoptes.dbms.sqlite;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads EXPLAIN QUERY PLAN: {@code id, parent, (unused), detail} since 3.24, a list without parents before. */
final class SqliteExplain implements Explain {

    private static final Pattern WORD = Pattern.compile("[A-Za-z_][\\w.$]*|[<>=]+\\?");
    private static final Set<String> KEPT = Set.of(
            ("SCAN SEARCH TABLE SUBQUERY USING COVERING INDEX AUTOMATIC PARTIAL INTEGER PRIMARY KEY USE TEMP B-TREE TREE FOR"
                            + " GROUP BY ORDER DISTINCT CO-ROUTINE ROUTINE CO MATERIALIZE COMPOUND QUERY LEFT-MOST LEFT MOST RIGHT"
                            + " PART OF TERM TERMS LAST UNION ALL EXCEPT INTERSECT MERGE CORRELATED SCALAR LIST EXECUTE BLOOM FILTER ON"
                            + " MULTI-INDEX MULTI OR ROWID CONSTANT ROW VIRTUAL RECURSIVE STEP SETUP JOIN EXISTS VALUES CLAUSE SUBQUERIES"
                            + " REUSE")
                    .split(" "));

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN QUERY PLAN " + query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        if (answers.size() != 1
                || !(answers.getFirst() instanceof Outcome.Rows rows)
                || rows.columns().size() != 4) {
            return Optional.empty();
        }
        boolean isTree = rows.columns().get(1).equals("parent");
        return Optional.of(new Plan("QUERY", "", isTree ? inputs(rows.rows(), Value.of(0)) : all(rows.rows())));
    }

    private static List<Plan> inputs(List<Row> rows, Value parent) {
        return rows.stream()
                .filter(row -> row.values().get(1).equals(parent))
                .map(row -> plan(row, inputs(rowsBehind(rows, row), row.values().get(0))))
                .toList();
    }

    /** A row comes behind its parent; without this a row that is its own parent would never end. */
    private static List<Row> rowsBehind(List<Row> rows, Row row) {
        return rows.subList(rows.indexOf(row) + 1, rows.size());
    }

    private static List<Plan> all(List<Row> rows) {
        return rows.stream().map(row -> plan(row, List.of())).toList();
    }

    private static Plan plan(Row row, List<Plan> inputs) {
        String detail = switch (row.values().get(3)) {
            case Value.TextValue(String text) -> text;
            case Value.IntegerValue(BigInteger number) -> number.toString();
            default -> "";
        };
        String operator = WORD.matcher(detail)
                .results()
                .map(MatchResult::group)
                .filter(word -> KEPT.contains(word) || !Character.isLetter(word.charAt(0)) && word.charAt(0) != '_')
                .collect(Collectors.joining(" "));
        return new Plan(operator, detail, inputs);
    }
}
