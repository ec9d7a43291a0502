package io.panoptes.dbms.derby;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.sql.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Derby has no EXPLAIN: it runs the query and then tells how it did. An operator stands deeper than the one it feeds. */
final class DerbyExplain implements Explain {

    private static final Pattern OPERATOR = Pattern.compile("^(\\t*)([A-Z][\\w/ -]*?) ?ResultSet\\b(.*)$");

    private record Node(int depth, String operator, String detail, List<Node> inputs) {
        Plan toPlan() {
            return new Plan(operator, detail, inputs.stream().map(Node::toPlan).toList());
        }
    }

    @Override
    public List<String> statements(String query) {
        return List.of(
                "CALL SYSCS_UTIL.SYSCS_SET_RUNTIMESTATISTICS(1)",
                query,
                "VALUES SYSCS_UTIL.SYSCS_GET_RUNTIMESTATISTICS()",
                "CALL SYSCS_UTIL.SYSCS_SET_RUNTIMESTATISTICS(0)");
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return answers.size() == 4
                        && answers.get(1) instanceof Outcome.Rows
                        && answers.get(2) instanceof Outcome.Rows rows
                        && rows.rows().getFirst().values().getFirst() instanceof Value.TextValue(String text)
                ? Optional.of(read(text))
                : Optional.empty();
    }

    private static Plan read(String text) {
        Node root = new Node(-1, "QUERY", "", new ArrayList<>());
        Deque<Node> path = new ArrayDeque<>(List.of(root));
        for (String line : text.split("\n")) {
            Matcher matcher = OPERATOR.matcher(line);
            if (matcher.matches()) {
                int depth = matcher.group(1).length();
                while (path.getLast().depth() >= depth) {
                    path.removeLast();
                }
                Node node = new Node(
                        depth, matcher.group(2).strip(), matcher.group(3).strip(), new ArrayList<>());
                path.getLast().inputs().add(node);
                path.addLast(node);
            }
        }
        return root.toPlan();
    }
}
