package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Reads the drawings that DuckDB made before 1.1. A plan is a grid of boxes of equal width: the first input of an operator
 * stands under it, the others further to the right in the same row.
 */
final class DuckDbBoxExplain implements Explain {

    private static final int BOX_WIDTH = 29;
    private static final Pattern RULE = Pattern.compile("[\u2500 ]+");
    private static final Pattern JOIN_TYPE =
            Pattern.compile("INNER|LEFT|RIGHT|OUTER|FULL|SEMI|ANTI|MARK|SINGLE|RIGHT_SEMI|RIGHT_ANTI");

    private static final class Box {
        private final List<String> lines = new ArrayList<>();
        private final List<Box> inputs = new ArrayList<>();

        Plan toPlan() {
            List<String> words =
                    lines.stream().filter(line -> !RULE.matcher(line).matches()).toList();
            boolean isJoin = words.size() > 1
                    && words.get(0).contains("JOIN")
                    && JOIN_TYPE.matcher(words.get(1)).matches();
            String operator = words.isEmpty() ? "" : isJoin ? words.get(0) + " " + words.get(1) : words.get(0);
            return new Plan(
                    operator,
                    String.join(" ", words.subList(Math.min(words.size(), isJoin ? 2 : 1), words.size())),
                    inputs.stream().map(Box::toPlan).toList());
        }
    }

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN " + query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return DuckDbExplain.physicalPlan(answers).flatMap(DuckDbBoxExplain::read);
    }

    private static Optional<Plan> read(String drawing) {
        Optional<Box> root = Optional.empty();
        TreeMap<Integer, Box> above = new TreeMap<>();
        TreeMap<Integer, Box> row = new TreeMap<>();
        for (String line : drawing.split("\n")) {
            if (line.contains("\u250c")) {
                above = row;
                row = new TreeMap<>();
                for (int at = line.indexOf('\u250c'); at >= 0; at = line.indexOf('\u250c', at + 1)) {
                    Box box = new Box();
                    row.put(at / BOX_WIDTH, box);
                    Map.Entry<Integer, Box> parent = above.floorEntry(at / BOX_WIDTH);
                    if (parent != null) {
                        parent.getValue().inputs.add(box);
                    } else if (root.isEmpty()) {
                        root = Optional.of(box);
                    }
                }
            } else {
                row.forEach((column, box) -> addLine(box, line, column * BOX_WIDTH));
            }
        }
        return root.map(Box::toPlan);
    }

    private static void addLine(Box box, String line, int from) {
        if (line.length() >= from + BOX_WIDTH && line.charAt(from) == '\u2502') {
            String content = line.substring(from + 1, from + BOX_WIDTH - 1).strip();
            if (!content.isEmpty()) {
                box.lines.add(content);
            }
        }
    }
}
