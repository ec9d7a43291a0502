package io.panoptes.benchmarks.prover;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Equal pairs of queries of any size, one kind for each way of growing. */
enum GrowingPairs {
    /** Joins of N tables by their keys, written in two orders. */
    JOINED_TABLES(2, 10, 1) {
        @Override
        Pair of(int size) {
            String comma = tables(size, ", ");
            String where = IntStream.range(1, size)
                    .mapToObj(i -> "t%d.id = t%d.id".formatted(i - 1, i))
                    .collect(Collectors.joining(" AND "));
            StringBuilder joins = new StringBuilder("t" + (size - 1));
            for (int i = size - 2; i >= 0; i--) {
                joins.append(" JOIN t%d ON t%d.id = t%d.id".formatted(i, i, i + 1));
            }
            return new Pair(
                    schema(size),
                    "SELECT t0.a FROM %s WHERE %s".formatted(comma, where),
                    "SELECT t0.a FROM %s".formatted(joins));
        }
    },

    /** One table joined with itself N times, by a column that is no key. */
    SELF_JOINS(2, 10, 1) {
        @Override
        Pair of(int size) {
            String comma = IntStream.range(0, size).mapToObj(i -> "t0 x" + i).collect(Collectors.joining(", "));
            String where = IntStream.range(1, size)
                    .mapToObj(i -> "x%d.a < x%d.b".formatted(i - 1, i))
                    .collect(Collectors.joining(" AND "));
            StringBuilder joins = new StringBuilder("t0 x" + (size - 1));
            for (int i = size - 2; i >= 0; i--) {
                joins.append(" JOIN t0 x%d ON x%d.b > x%d.a".formatted(i, i + 1, i));
            }
            return new Pair(
                    schema(1),
                    "SELECT x0.a FROM %s WHERE %s".formatted(comma, where),
                    "SELECT x0.a FROM %s".formatted(joins));
        }
    },

    /** N conditions, and the negation of their negations. */
    PREDICATES(2, 30, 4) {
        @Override
        Pair of(int size) {
            String all = IntStream.range(0, size)
                    .mapToObj(i -> "t0.c%d > %d".formatted(i, i))
                    .collect(Collectors.joining(" AND "));
            String none = IntStream.range(0, size)
                    .mapToObj(i -> "t0.c%d <= %d".formatted(i, i))
                    .collect(Collectors.joining(" OR "));
            String columns = IntStream.range(0, size)
                    .mapToObj(i -> "c%d INT".formatted(i))
                    .collect(Collectors.joining(", "));
            return new Pair(
                    List.of("CREATE TABLE t0 (a INT, %s)".formatted(columns)),
                    "SELECT t0.a FROM t0 WHERE " + all,
                    "SELECT t0.a FROM t0 WHERE NOT (%s)".formatted(none));
        }
    },

    /** Subqueries in subqueries: EXISTS and IN. */
    LEVELS_OF_NESTING(1, 4, 1) {
        @Override
        Pair of(int size) {
            return new Pair(
                    schema(size + 1), "SELECT t0.a FROM t0" + exists(0, size), "SELECT t0.a FROM t0" + in(0, size));
        }

        private String exists(int level, int size) {
            return level == size
                    ? ""
                    : " WHERE EXISTS (SELECT 1 FROM t%d%s t%d.a = t%d.b)"
                            .formatted(level + 1, and(exists(level + 1, size)), level + 1, level);
        }

        private String and(String inner) {
            return inner.isEmpty() ? " WHERE" : inner + " AND";
        }

        private String in(int level, int size) {
            return level == size
                    ? ""
                    : " WHERE t%d.b IN (SELECT t%d.a FROM t%d%s)"
                            .formatted(level, level + 1, level + 1, in(level + 1, size));
        }
    },

    /** Groups of groups: sums of sums. */
    LEVELS_OF_GROUPING(1, 4, 1) {
        @Override
        Pair of(int size) {
            String columns = columns(size);
            String grouped = "SELECT %s, SUM(a) AS a FROM t0 GROUP BY %s".formatted(columns, columns);
            for (int i = size - 1; i > 0; i--) {
                grouped = "SELECT %s, SUM(a) AS a FROM (%s) x%d GROUP BY %s"
                        .formatted(columns(i), grouped, i, columns(i));
            }
            return new Pair(
                    List.of("CREATE TABLE t0 (a INT, %s)"
                            .formatted(IntStream.rangeClosed(1, size)
                                    .mapToObj(i -> "g%d INT".formatted(i))
                                    .collect(Collectors.joining(", ")))),
                    "SELECT g1, SUM(a) FROM t0 GROUP BY g1",
                    grouped);
        }

        private String columns(int count) {
            return IntStream.rangeClosed(1, count).mapToObj(i -> "g" + i).collect(Collectors.joining(", "));
        }
    };

    private final int from;
    private final int to;
    private final int step;

    GrowingPairs(int from, int to, int step) {
        this.from = from;
        this.to = to;
        this.step = step;
    }

    record Pair(List<String> schema, String left, String right) {}

    abstract Pair of(int size);

    List<Integer> sizes() {
        List<Integer> sizes = new ArrayList<>();
        for (int size = from; size <= to; size += step) {
            sizes.add(size);
        }
        return sizes;
    }

    String title() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    private static String tables(int count, String between) {
        return IntStream.range(0, count).mapToObj(i -> "t" + i).collect(Collectors.joining(between));
    }

    private static List<String> schema(int tables) {
        return IntStream.range(0, tables)
                .mapToObj(i -> "CREATE TABLE t%d (id INT PRIMARY KEY, a INT, b INT)".formatted(i))
                .toList();
    }
}
