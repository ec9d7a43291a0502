package io.panoptes.dbms.coverage;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * A set of edges of one target, sorted. An edge has the same number in all instances that one {@link
 * io.panoptes.dbms.Targets} opens, and never another one's.
 */
public final class EdgeSet {
    public static final EdgeSet EMPTY = new EdgeSet(new int[0]);

    private final int[] edges;
    /** Most sets are only asked for their size, and sorting is what they cost. */
    private boolean sorted;

    private EdgeSet(int[] edges, boolean sorted) {
        this.edges = edges;
        this.sorted = sorted;
    }

    private EdgeSet(int[] edges) {
        this(edges, true);
    }

    /** In any order, without duplicates. The array is kept. */
    public static EdgeSet ofDistinct(int[] edges) {
        return edges.length == 0 ? EMPTY : new EdgeSet(edges, false);
    }

    private synchronized int[] sorted() {
        if (!sorted) {
            Arrays.sort(edges);
            sorted = true;
        }
        return edges;
    }

    /** In any order, also with duplicates. */
    public static EdgeSet of(int... edges) {
        if (edges.length == 0) {
            return EMPTY;
        }
        int[] sorted = edges.clone();
        Arrays.sort(sorted);
        int size = 1;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[size - 1]) {
                sorted[size++] = sorted[i];
            }
        }
        return new EdgeSet(size == sorted.length ? sorted : Arrays.copyOf(sorted, size));
    }

    public static EdgeSet of(BitSet edges) {
        return edges.isEmpty() ? EMPTY : new EdgeSet(edges.stream().toArray());
    }

    public int size() {
        return edges.length;
    }

    public boolean isEmpty() {
        return edges.length == 0;
    }

    public boolean contains(int edge) {
        return Arrays.binarySearch(sorted(), edge) >= 0;
    }

    public EdgeSet union(EdgeSet other) {
        return merged(other, true, true, true);
    }

    public EdgeSet intersection(EdgeSet other) {
        return merged(other, false, true, false);
    }

    public EdgeSet minus(EdgeSet other) {
        return merged(other, true, false, false);
    }

    /** What exactly one of the two has. */
    public EdgeSet symmetricDifference(EdgeSet other) {
        return merged(other, true, false, true);
    }

    /** What is not among these, such as those that a campaign has seen. */
    public EdgeSet minus(BitSet seen) {
        int[] kept = Arrays.stream(sorted()).filter(edge -> !seen.get(edge)).toArray();
        return kept.length == edges.length ? this : new EdgeSet(kept);
    }

    public void addTo(BitSet all) {
        for (int edge : edges) {
            all.set(edge);
        }
    }

    /** In ascending order. */
    public void forEach(IntConsumer action) {
        for (int edge : sorted()) {
            action.accept(edge);
        }
    }

    /** In ascending order. */
    public int[] toArray() {
        return sorted().clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EdgeSet set && Arrays.equals(sorted(), set.sorted());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sorted());
    }

    @Override
    public String toString() {
        return Arrays.toString(sorted());
    }

    private EdgeSet merged(EdgeSet other, boolean onlyHere, boolean both, boolean onlyThere) {
        int[] ours = sorted();
        int[] theirs = other.sorted();
        int[] result = new int[ours.length + theirs.length];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < ours.length || j < theirs.length) {
            int order = i == ours.length ? 1 : j == theirs.length ? -1 : Integer.compare(ours[i], theirs[j]);
            int edge = order <= 0 ? ours[i] : theirs[j];
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
            if (order < 0 ? onlyHere : order > 0 ? onlyThere : both) {
                result[size++] = edge;
            }
        }
        return size == 0 ? EMPTY : new EdgeSet(Arrays.copyOf(result, size));
    }
}
