package io.panoptes.equivalence.front.grouping;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.Sort;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexVisitorImpl;

/**
 * {@code GROUP BY ROLLUP ('x')}, and keys that are constants of a derived table or columns of a query around. In the row of all PostgreSQL
 * keeps an item that is equal to such a key in its words, and sorts as if the key were never NULL; MySQL keeps the constant where it sees
 * that no row is there, and takes equal constants for one.
 */
public final class ConstantGroupingKeys {
    private ConstantGroupingKeys() {}

    /**
     * Looks at the keys that are not in every grouping set.
     *
     * @throws Unsupported where a key that is the same in each row is not in every grouping set
     */
    public static void refuse(Aggregate aggregate) {
        boolean open = aggregate.getGroupSet().asList().stream()
                .filter(key -> !aggregate.getGroupSets().stream().allMatch(set -> set.get(key)))
                .anyMatch(key -> isSameInEachRow(aggregate.getInput(), key));
        if (open) {
            throw new Unsupported("grouping sets with a key that is the same in each row");
        }
    }

    private static boolean isSameInEachRow(RelNode input, int column) {
        return switch (input) {
            case Project project ->
                isSameInEachRow(project, project.getProjects().get(column));
            case Filter filter -> isSameInEachRow(filter.getInput(), column);
            case Sort sort -> isSameInEachRow(sort.getInput(), column);
            case Join join -> {
                int left = join.getLeft().getRowType().getFieldCount();
                yield column < left
                        ? isSameInEachRow(join.getLeft(), column)
                        : column - left < join.getRight().getRowType().getFieldCount()
                                && isSameInEachRow(join.getRight(), column - left);
            }
            default -> false;
        };
    }

    private static boolean isSameInEachRow(Project project, RexNode item) {
        AtomicBoolean varies = new AtomicBoolean();
        item.accept(new RexVisitorImpl<Void>(true) {
            @Override
            public Void visitInputRef(RexInputRef column) {
                if (!isSameInEachRow(project.getInput(), column.getIndex())) {
                    varies.set(true);
                }
                return null;
            }
        });
        return !varies.get();
    }
}
