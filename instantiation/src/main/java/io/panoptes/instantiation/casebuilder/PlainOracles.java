package io.panoptes.instantiation.casebuilder;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.type.SqlType;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Oracles that filter one table and say little beside their placeholders, such as NoREC and TLP, and those that ask one table
 * the same in both queries. What they try is what fills them: mixed types, collations, indexes. They cost least, so a good part
 * of a campaign is theirs, however many others there are.
 */
final class PlainOracles {
    private static final int MOST = 100;

    /** One error spoils a case, so that more conditions than these are not worth all the more. */
    private static final int MOST_WORTH = 6;

    private final TreeMap<Integer, Integer> placesBySum = new TreeMap<>();
    private int sum;

    private PlainOracles() {}

    /** One that tries several conditions at once is drawn more often: by the square of their number, as far as they are few. */
    static PlainOracles of(List<ParsedOracle> oracles) {
        var plain = new PlainOracles();
        IntStream.range(0, oracles.size())
                .boxed()
                .filter(place -> oracles.get(place).filtersOneTable())
                .sorted(Comparator.comparingDouble(place -> textPerCondition(oracles.get(place))))
                .limit(MOST)
                .forEach(place -> {
                    int conditions = conditions(oracles.get(place));
                    plain.add(place, conditions * Math.min(conditions, MOST_WORTH));
                });
        plain.addQueriesOfOneTable(oracles);
        return plain;
    }

    /** What is the same query on both sides tries what its table is: every fourth draw. */
    private void addQueriesOfOneTable(List<ParsedOracle> oracles) {
        List<Integer> places = IntStream.range(0, oracles.size())
                .boxed()
                .filter(place -> oracles.get(place).isOneQuery()
                        && !oracles.get(place).filtersOneTable()
                        && oracles.get(place).oracle().schema().tables().size() == 1)
                .toList();
        int each = Math.max(1, sum / Math.max(1, 3 * places.size()));
        places.forEach(place -> add(place, each));
    }

    private void add(int place, int worth) {
        placesBySum.put(sum, place);
        sum += worth;
    }

    boolean isEmpty() {
        return placesBySum.isEmpty();
    }

    /** The place of an oracle. */
    int choose(RandomGenerator random) {
        return placesBySum.floorEntry(random.nextInt(sum)).getValue();
    }

    private static double textPerCondition(ParsedOracle parsed) {
        Oracle oracle = parsed.oracle();
        return (double) (oracle.left().length() + oracle.right().length()) / conditions(parsed);
    }

    private static int conditions(ParsedOracle parsed) {
        return (int) parsed.oracle().placeholders().stream()
                .filter(placeholder -> placeholder instanceof Placeholder.ExpressionPlaceholder expression
                        && expression.type() instanceof SqlType.BooleanType)
                .count();
    }
}
