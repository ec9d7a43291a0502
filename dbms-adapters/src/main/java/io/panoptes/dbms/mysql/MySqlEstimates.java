package io.panoptes.dbms.mysql;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.RowEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the numbers of rows in the trees that MySQL prints since 8.0.18. */
final class MySqlEstimates implements Estimates {

    private static final String NUMBER = "rows=([\\d.eE+]+)";
    private static final Pattern EXPECTED = Pattern.compile("\\((?:cost=\\S+ )?" + NUMBER + "\\)");
    private static final Pattern ACTUAL = Pattern.compile("\\(actual [^)]*?" + NUMBER + "[^)]*\\)");

    @Override
    public List<String> expecting(String query) {
        return List.of("EXPLAIN FORMAT=TREE " + query);
    }

    @Override
    public List<String> counting(String query) {
        return List.of("EXPLAIN ANALYZE " + query);
    }

    @Override
    public Optional<RowEstimate> read(List<Outcome> answers) {
        return MySqlJsonExplain.text(answers).flatMap(text -> {
            List<MySqlTreeExplain.Line> lines = MySqlTreeExplain.lines(text);
            // With several roots there is no number for the query.
            return lines.isEmpty()
                            || lines.stream()
                                    .skip(1)
                                    .anyMatch(line ->
                                            line.depth() <= lines.getFirst().depth())
                    ? Optional.empty()
                    : Optional.of(estimate(lines));
        });
    }

    /** The first line is above all others. */
    private static RowEstimate estimate(List<MySqlTreeExplain.Line> lines) {
        MySqlTreeExplain.Line top = lines.getFirst();
        List<RowEstimate> inputs = new ArrayList<>();
        int from = 1;
        for (int i = 2; i <= lines.size(); i++) {
            if (i == lines.size() || lines.get(i).depth() <= lines.get(from).depth()) {
                inputs.add(estimate(lines.subList(from, i)));
                from = i;
            }
        }
        return new RowEstimate(top.operator(), number(EXPECTED, top.text()), number(ACTUAL, top.text()), inputs);
    }

    private static OptionalDouble number(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? OptionalDouble.of(Double.parseDouble(matcher.group(1))) : OptionalDouble.empty();
    }
}
