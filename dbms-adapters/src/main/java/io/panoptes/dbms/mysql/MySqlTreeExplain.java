package io.panoptes.dbms.mysql;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the trees that MySQL prints since 8.0.18: an operator a line behind {@code ->}, its inputs indented below it. */
final class MySqlTreeExplain implements Explain {

    private static final String ARROW = "-> ";
    private static final Pattern COST = Pattern.compile("\\s*\\((cost|rows|actual)[^)]*\\).*");
    /** Behind these words come names, constants and conditions. */
    private static final Pattern NAMES = Pattern.compile(
            "(?s):.*| (on|using|with|over) (?!temporary|index condition)\\S.*| \\(.*| [\\w`.]+ = .*|#\\d+|\\d+ row\\(s\\)");

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN FORMAT=TREE " + query);
    }

    @Override
    public Optional<Estimates> estimates() {
        return Optional.of(new MySqlEstimates());
    }

    /**
     * A line of the tree.
     *
     * @param depth how far it is indented
     * @param text what stands behind the arrow
     */
    record Line(int depth, String text) {
        /** The text without costs and rows. */
        String operator() {
            return COST.matcher(text).replaceFirst("");
        }
    }

    static List<Line> lines(String tree) {
        return tree.lines()
                .filter(line -> line.contains(ARROW))
                .map(line -> {
                    int arrow = line.indexOf(ARROW);
                    return new Line(arrow, line.substring(arrow + ARROW.length()));
                })
                .toList();
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return MySqlJsonExplain.text(answers).flatMap(MySqlTreeExplain::plan);
    }

    private static Optional<Plan> plan(String tree) {
        List<Node> path = new ArrayList<>();
        Node root = new Node(-1, "QUERY", "");
        path.add(root);
        for (Line line : lines(tree)) {
            Node node = new Node(line.depth(), operator(line.operator()), line.operator());
            while (path.getLast().depth >= line.depth()) {
                path.removeLast();
            }
            path.getLast().inputs.add(node);
            path.add(node);
        }
        return root.inputs.isEmpty()
                ? Optional.empty()
                : Optional.of(root.inputs.size() == 1 ? root.inputs.getFirst().plan() : root.plan());
    }

    private static String operator(String said) {
        return NAMES.matcher(said).replaceAll("").strip().toUpperCase(Locale.ROOT);
    }

    private static final class Node {
        private final int depth;
        private final String operator;
        private final String detail;
        private final List<Node> inputs = new ArrayList<>();

        Node(int depth, String operator, String detail) {
            this.depth = depth;
            this.operator = operator;
            this.detail = detail;
        }

        Plan plan() {
            return new Plan(operator, detail, inputs.stream().map(Node::plan).toList());
        }
    }
}
