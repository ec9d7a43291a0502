package io.panoptes.instantiation.screening;

import io.panoptes.dbms.Feature;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which oracles are tried first: tables are made once for all of one schema, and there may be time for few. */
final class ScreenOrder {
    private ScreenOrder() {}

    /**
     * Oracles of one schema together, the schemas of most oracles first; where the DBMS has no keys, behind those that ask for none, for
     * tables of the state stand for these alone.
     */
    static List<List<Oracle>> of(List<Oracle> oracles, Set<Feature> features) {
        Map<List<String>, List<Oracle>> bySchema = new LinkedHashMap<>();
        for (Oracle oracle : oracles) {
            bySchema.computeIfAbsent(SqlWriter.write(oracle.schema(), Dialect.PORTABLE), ignored -> new ArrayList<>())
                    .add(oracle);
        }
        Comparator<List<Oracle>> largest = Comparator.comparingInt(group -> -group.size());
        boolean keys = !features.contains(Feature.WITHOUT_KEYS);
        return bySchema.values().stream()
                .sorted(Comparator.<List<Oracle>, Boolean>comparing(group -> !keys && isConstrained(group.getFirst()))
                        .thenComparing(largest))
                .toList();
    }

    private static boolean isConstrained(Oracle oracle) {
        return oracle.schema().tables().stream()
                .anyMatch(table -> !table.constraints().isEmpty());
    }
}
