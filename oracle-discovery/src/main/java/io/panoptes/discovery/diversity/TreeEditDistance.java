package io.panoptes.discovery.diversity;

import io.panoptes.dbms.Plan;
import java.util.ArrayList;
import java.util.List;

/**
 * The least number of operators to delete, insert or rename that makes one plan into the other, by the algorithm of Zhang and
 * Shasha (1989). Only operators count; the order of inputs does, too.
 */
public final class TreeEditDistance {
    private final Postorder first;
    private final Postorder second;
    private final int[][] distances;

    private TreeEditDistance(Plan first, Plan second) {
        this.first = new Postorder(first);
        this.second = new Postorder(second);
        this.distances = new int[this.first.size()][this.second.size()];
    }

    public static int between(Plan first, Plan second) {
        return new TreeEditDistance(first, second).compute();
    }

    /** How many operators a plan has. */
    public static int size(Plan plan) {
        return 1 + plan.inputs().stream().mapToInt(TreeEditDistance::size).sum();
    }

    /** The nodes with their children before them; each knows the leftmost leaf below it. */
    private static final class Postorder {
        private final List<String> labels = new ArrayList<>();
        private final List<Integer> leftmost = new ArrayList<>();

        Postorder(Plan plan) {
            visit(plan);
        }

        private int visit(Plan plan) {
            int leaf = -1;
            for (Plan input : plan.inputs()) {
                int below = visit(input);
                leaf = leaf < 0 ? below : leaf;
            }
            labels.add(plan.operator());
            leftmost.add(leaf < 0 ? labels.size() - 1 : leaf);
            return leftmost.getLast();
        }

        int size() {
            return labels.size();
        }

        /** Nodes that are no leftmost child: the roots of the forests to compare. */
        List<Integer> keyRoots() {
            List<Integer> roots = new ArrayList<>();
            for (int i = 0; i < size(); i++) {
                int leaf = leftmost.get(i);
                boolean later = leftmost.subList(i + 1, size()).contains(leaf);
                if (!later) {
                    roots.add(i);
                }
            }
            return roots;
        }
    }

    private int compute() {
        for (int i : first.keyRoots()) {
            for (int j : second.keyRoots()) {
                compareForests(i, j);
            }
        }
        return distances[first.size() - 1][second.size() - 1];
    }

    private void compareForests(int i, int j) {
        int left = first.leftmost.get(i);
        int right = second.leftmost.get(j);
        int[][] forest = new int[i - left + 2][j - right + 2];
        for (int a = 1; a < forest.length; a++) {
            forest[a][0] = forest[a - 1][0] + 1;
        }
        for (int b = 1; b < forest[0].length; b++) {
            forest[0][b] = forest[0][b - 1] + 1;
        }
        for (int a = 1; a < forest.length; a++) {
            for (int b = 1; b < forest[0].length; b++) {
                int x = left + a - 1;
                int y = right + b - 1;
                int cheapest = Math.min(forest[a - 1][b], forest[a][b - 1]) + 1;
                if (first.leftmost.get(x) == left && second.leftmost.get(y) == right) {
                    int rename = first.labels.get(x).equals(second.labels.get(y)) ? 0 : 1;
                    forest[a][b] = Math.min(cheapest, forest[a - 1][b - 1] + rename);
                    distances[x][y] = forest[a][b];
                } else {
                    int before = forest[first.leftmost.get(x) - left][second.leftmost.get(y) - right];
                    forest[a][b] = Math.min(cheapest, before + distances[x][y]);
                }
            }
        }
    }
}
