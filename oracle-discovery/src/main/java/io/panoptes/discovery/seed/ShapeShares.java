package io.panoptes.discovery.seed;

import io.panoptes.discovery.seed.shape.SeedShape;
import io.panoptes.discovery.seed.shape.SeedShapes;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.read.SqlReader;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * How much of each shape there is, so that what is rare is drawn more often: a shape that makes up twice its fair share is
 * drawn half as often as its weight says.
 */
public final class ShapeShares {
    public static final ShapeShares NONE = new ShapeShares(Map.of());

    private final Map<String, Integer> counts;

    private ShapeShares(Map<String, Integer> counts) {
        this.counts = Map.copyOf(counts);
    }

    /** By what the oracles of a library ask, their left side; those that were mined from one seed share it. */
    public static ShapeShares of(List<Oracle> library) {
        Map<String, Query> read = new HashMap<>();
        return of(
                library.stream()
                        .map(oracle ->
                                read.computeIfAbsent(oracle.left(), left -> SqlReader.side(left, oracle.schema())))
                        .toList(),
                SeedShapes.ALL);
    }

    static ShapeShares of(Collection<Query> queries, List<SeedShape> shapes) {
        Map<String, Integer> counts = new HashMap<>();
        for (Query query : queries) {
            for (SeedShape shape : shapes) {
                if (shape.describes(query)) {
                    counts.merge(shape.name(), 1, Integer::sum);
                }
            }
        }
        return new ShapeShares(counts);
    }

    public int count(SeedShape shape) {
        return counts.getOrDefault(shape.name(), 0);
    }

    SeedShape draw(List<SeedShape> shapes, RandomGenerator random) {
        double total =
                shapes.stream().mapToDouble(shape -> weight(shape, shapes)).sum();
        double left = random.nextDouble() * total;
        for (SeedShape shape : shapes) {
            left -= weight(shape, shapes);
            if (left < 0) {
                return shape;
            }
        }
        return shapes.getLast();
    }

    double weight(SeedShape shape, List<SeedShape> shapes) {
        double all = shapes.stream().mapToInt(this::count).sum();
        double weights = shapes.stream().mapToInt(SeedShape::weight).sum();
        double fair = all * shape.weight() / weights;
        return shape.weight() * (1 + fair) / (1 + count(shape));
    }
}
