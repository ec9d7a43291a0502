package io.panoptes.equivalence.evaluator;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random queries that mean the same everywhere. Left out, each with its reason: division (whole or exact), Booleans in the
 * output (1 or TRUE), ORDER BY without a place for NULLs, comparisons of numbers with texts, LIKE with other than lower-case
 * letters (SQLite ignores case), GROUPS frames (Calcite can't parse them).
 */
final class RandomQueries {
    /** What some DBMSs lack. */
    enum Feature {
        FULL_JOIN,
        LATERAL,
        QUANTIFIED,
        BAG_OPERATIONS,
        GROUPING_SETS
    }

    private record Column(String name, boolean text) {}

    private final RandomGenerator random;
    private final Set<Feature> features;
    private int aliases;

    RandomQueries(RandomGenerator random, Set<Feature> features) {
        this.random = random;
        this.features = features;
    }

    String query() {
        return query(3, List.of());
    }

    private String query(int depth, List<Column> around) {
        if (depth > 1 && random.nextInt(6) == 0) {
            String left = plain(depth - 1, around, 2);
            String right = plain(depth - 1, around, 2);
            String all = random.nextBoolean() ? " ALL" : "";
            List<String> kinds = new ArrayList<>(List.of("UNION" + all, "INTERSECT", "EXCEPT"));
            if (features.contains(Feature.BAG_OPERATIONS)) {
                kinds.addAll(List.of("INTERSECT ALL", "EXCEPT ALL"));
            }
            return left + " " + pick(kinds) + " " + right;
        }
        return select(depth, around);
    }

    /** Two columns of known types, a number and a text. */
    private String plain(int depth, List<Column> around, int width) {
        List<Column> row = new ArrayList<>();
        String from = from(depth, around, row);
        String columns = IntStream.range(0, width)
                .mapToObj(i -> i == 1 ? column(row, true) + " AS c" : number(depth - 1, row, around) + " AS a")
                .collect(Collectors.joining(", "));
        return "SELECT " + columns + " FROM " + from + where(depth, row, around);
    }

    private String select(int depth, List<Column> around) {
        return switch (random.nextInt(6)) {
            case 0, 1 -> grouped(depth, around);
            case 2 -> windowed(depth, around);
            case 3 -> limited(depth, around);
            default ->
                (random.nextInt(4) == 0 ? "SELECT DISTINCT" : "SELECT")
                        + plain(depth, around, 2).substring("SELECT".length());
        };
    }

    private String grouped(int depth, List<Column> around) {
        List<Column> row = new ArrayList<>();
        String from = from(depth, around, row);
        String where = where(depth, row, around);
        if (random.nextInt(4) == 0) {
            return "SELECT %s, %s FROM %s%s".formatted(aggregate(row), aggregate(row), from, where);
        }
        String key = column(row, false);
        String other = column(row, true);
        String groups = key;
        String output = key;
        if (random.nextInt(3) == 0) {
            output = key + ", " + other;
            groups = output;
            if (features.contains(Feature.GROUPING_SETS) && random.nextBoolean() && !key.equals(other)) {
                groups = pick(List.of(
                        "ROLLUP (%s, %s)".formatted(key, other),
                        "CUBE (%s, %s)".formatted(key, other),
                        "GROUPING SETS ((%s), (%s, %s), ())".formatted(other, key, other)));
            }
        }
        String having = random.nextInt(3) == 0
                ? " HAVING %s %s %d".formatted(numberAggregate(row), comparison(), random.nextInt(4))
                : "";
        return "SELECT %s, %s FROM %s%s GROUP BY %s%s".formatted(output, aggregate(row), from, where, groups, having);
    }

    private String windowed(int depth, List<Column> around) {
        List<Column> row = new ArrayList<>();
        String from = from(depth, around, row);
        String where = where(depth, row, around);
        String partition = random.nextBoolean() ? "PARTITION BY " + column(row, false) + " " : "";
        String order = "ORDER BY " + column(row, false) + order();
        String function = switch (random.nextInt(8)) {
            case 0 -> "%s() OVER (%s%s)".formatted(pick(List.of("RANK", "DENSE_RANK")), partition, order);
            case 1 -> "%s() OVER (%s%s)".formatted(pick(List.of("PERCENT_RANK", "CUME_DIST")), partition, order);
            case 2 ->
                "%s OVER (%s%s)"
                        .formatted(
                                pick(List.of("ROW_NUMBER()", "NTILE(%d)".formatted(1 + random.nextInt(3)))),
                                partition,
                                order);
            case 3 -> pick(List.of("LAG", "LEAD")) + "(%s) OVER (%s%s)".formatted(column(row, false), partition, order);
            case 4 -> "%s OVER (%s%s)".formatted(numberAggregate(row, false), partition, order);
            case 5 ->
                "%s OVER (%s%s %s)"
                        .formatted(
                                pick(List.of("FIRST_VALUE(%s)", "LAST_VALUE(%s)", "NTH_VALUE(%s, 2)"))
                                        .formatted(column(row, random.nextBoolean())),
                                partition,
                                order,
                                frame());
            default -> "%s OVER (%s%s %s)".formatted(numberAggregate(row, false), partition, order, frame());
        };
        return "SELECT %s, %s FROM %s%s".formatted(column(row, false), function, from, where);
    }

    private String frame() {
        return pick(List.of("ROWS", "RANGE")) + " BETWEEN "
                + pick(List.of("UNBOUNDED PRECEDING", "1 PRECEDING", "CURRENT ROW")) + " AND "
                + pick(List.of("CURRENT ROW", "1 FOLLOWING", "UNBOUNDED FOLLOWING"));
    }

    private String limited(int depth, List<Column> around) {
        List<Column> row = new ArrayList<>();
        String from = from(depth, around, row);
        String key = column(row, false);
        return "SELECT %s, %s FROM %s%s ORDER BY %s%s, %s%s LIMIT %d OFFSET %d"
                .formatted(
                        key,
                        row.getFirst().name(),
                        from,
                        where(depth, row, around),
                        key,
                        order(),
                        row.getFirst().name(),
                        order(),
                        random.nextInt(4),
                        random.nextInt(2));
    }

    private String order() {
        return pick(List.of("", " DESC")) + pick(List.of(" NULLS FIRST", " NULLS LAST"));
    }

    private String from(int depth, List<Column> around, List<Column> row) {
        String from = source(depth, around, row);
        for (int i = random.nextInt(depth > 1 ? 3 : 2); i > 0; i--) {
            if (features.contains(Feature.LATERAL) && depth > 1 && random.nextInt(6) == 0) {
                String alias = alias();
                List<Column> both = new ArrayList<>(row);
                both.addAll(around);
                from += " CROSS JOIN LATERAL (%s) %s".formatted(plain(1, both, 2), alias);
                row.add(new Column(alias + ".a", false));
                row.add(new Column(alias + ".c", true));
                continue;
            }
            List<String> kinds = new ArrayList<>(List.of("JOIN", "LEFT JOIN", "RIGHT JOIN"));
            if (features.contains(Feature.FULL_JOIN)) {
                kinds.add("FULL JOIN");
            }
            from += " " + pick(kinds) + " " + source(depth, around, row);
            // A plain equality first: not every DBMS joins FULL on any condition.
            String right = row.getLast().name();
            from += " ON %s = %s.a".formatted(row.getFirst().name(), right.substring(0, right.indexOf('.')));
        }
        return from;
    }

    private String source(int depth, List<Column> around, List<Column> row) {
        String alias = alias();
        if (depth > 1 && random.nextInt(4) == 0) {
            row.add(new Column(alias + ".a", false));
            row.add(new Column(alias + ".c", true));
            return "(%s) %s".formatted(plain(depth - 1, List.of(), 2), alias);
        }
        boolean first = random.nextBoolean();
        row.add(new Column(alias + ".a", false));
        row.add(new Column(alias + ".b", false));
        row.add(new Column(alias + ".c", true));
        return (first ? "r " : "s ") + alias;
    }

    private String where(int depth, List<Column> row, List<Column> around) {
        return random.nextInt(3) == 0 ? "" : " WHERE " + predicate(depth, row, around);
    }

    private String predicate(int depth, List<Column> row, List<Column> around) {
        return switch (random.nextInt(depth > 1 ? 12 : 7)) {
            case 0 -> "%s IS %sNULL".formatted(column(row, random.nextBoolean()), random.nextBoolean() ? "NOT " : "");
            case 1 -> "%s IN (1, %d, NULL)".formatted(number(0, row, around), random.nextInt(4));
            case 2 -> "%s LIKE '%s'".formatted(column(row, true), pick(List.of("a%", "%b", "_", "%", "a_")));
            case 3 ->
                "%s %s %s".formatted(column(row, true), comparison(), pick(List.of("'a'", "'b'", column(row, true))));
            case 4, 5, 6 ->
                "%s %s %s".formatted(number(depth - 1, row, around), comparison(), number(depth - 1, row, around));
            case 7 ->
                "(%s %s %s)"
                        .formatted(
                                predicate(depth - 1, row, around),
                                pick(List.of("AND", "OR")),
                                predicate(depth - 1, row, around));
            case 8 -> "NOT (%s)".formatted(predicate(depth - 1, row, around));
            case 9 -> "%sEXISTS (%s)".formatted(pick(List.of("", "NOT ")), inner(depth, row, around));
            case 10 ->
                "%s %sIN (%s)".formatted(column(row, false), pick(List.of("", "NOT ")), inner(depth, row, around));
            default ->
                features.contains(Feature.QUANTIFIED)
                        ? "%s %s %s (%s)"
                                .formatted(
                                        column(row, false),
                                        comparison(),
                                        pick(List.of("ANY", "ALL")),
                                        inner(depth, row, around))
                        : "%s IS NOT NULL".formatted(column(row, false));
        };
    }

    private String inner(int depth, List<Column> row, List<Column> around) {
        List<Column> both = new ArrayList<>(row);
        both.addAll(around);
        return plain(depth - 1, both, 1);
    }

    private String number(int depth, List<Column> row, List<Column> around) {
        return switch (random.nextInt(depth > 0 ? 8 : 5)) {
            case 0 -> String.valueOf(random.nextInt(4));
            case 1 -> around.isEmpty() ? column(row, false) : column(around, false);
            case 2 -> "(%s %s %s)".formatted(column(row, false), pick(List.of("+", "-", "*")), column(row, false));
            case 5 ->
                "CASE WHEN %s THEN %s ELSE %s END"
                        .formatted(predicate(1, row, around), column(row, false), column(row, false));
            case 6 -> {
                List<Column> inside = new ArrayList<>();
                List<Column> both = new ArrayList<>(row);
                both.addAll(around);
                String from = source(1, both, inside);
                yield "(SELECT %s FROM %s%s)".formatted(numberAggregate(inside), from, where(1, inside, both));
            }
            case 7 -> "COALESCE(%s, %s)".formatted(column(row, false), column(row, false));
            default -> column(row, false);
        };
    }

    private String aggregate(List<Column> row) {
        return random.nextInt(4) == 0
                ? pick(List.of("MIN", "MAX")) + "(" + column(row, true) + ")"
                : numberAggregate(row);
    }

    private String numberAggregate(List<Column> row) {
        return numberAggregate(row, random.nextInt(4) == 0) + filter(row);
    }

    private String filter(List<Column> row) {
        return random.nextInt(4) == 0
                ? " FILTER (WHERE %s %s %s)".formatted(column(row, false), comparison(), column(row, false))
                : "";
    }

    private String numberAggregate(List<Column> row, boolean distinct) {
        String function = pick(List.of("COUNT(*)", "COUNT", "SUM", "MIN", "MAX", "AVG"));
        return function.endsWith("*)")
                ? function
                : "%s(%s%s)".formatted(function, distinct ? "DISTINCT " : "", column(row, false));
    }

    private String comparison() {
        return pick(List.of("=", "<>", "<", "<=", ">", ">="));
    }

    private String column(List<Column> row, boolean text) {
        return pick(row.stream().filter(column -> column.text() == text).toList())
                .name();
    }

    private String alias() {
        return "t" + aliases++;
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
