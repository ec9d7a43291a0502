package io.panoptes.dbms.sqlite;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.catalog.CatalogReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** {@code pragma_function_list}: what SQLite calls deterministic; what only the driver adds is not so marked. */
record SqliteCatalog() implements CatalogReader {
    private static final int DETERMINISTIC = 0x800;
    private static final int MOST_ARGUMENTS = 4;
    /** Before 3.30 there is no list. */
    private static final List<String> EARLY = List.of(
            "abs",
            "char",
            "coalesce",
            "glob",
            "hex",
            "ifnull",
            "instr",
            "length",
            "like",
            "lower",
            "ltrim",
            "max",
            "min",
            "nullif",
            "printf",
            "quote",
            "replace",
            "round",
            "rtrim",
            "substr",
            "trim",
            "typeof",
            "unicode",
            "upper",
            "date",
            "time",
            "datetime",
            "julianday",
            "strftime",
            "likely",
            "unlikely");

    @Override
    public List<CatalogFunction> read(Instance instance) {
        Map<String, TreeSet<Integer>> arities = new TreeMap<>();
        List<List<String>> rows = CatalogReader.rows(
                instance,
                "SELECT name, narg, flags FROM pragma_function_list WHERE type = 's'",
                "SELECT name, narg, " + DETERMINISTIC + " FROM pragma_function_list",
                "SELECT 'none', 1, 0 WHERE 1 = 0");
        for (List<String> row : rows) {
            boolean deterministic = (Integer.parseInt(row.get(2)) & DETERMINISTIC) != 0;
            if (deterministic && Character.isLetter(row.get(0).charAt(0))) {
                arities.computeIfAbsent(row.get(0), ignored -> new TreeSet<>()).addAll(arities(row.get(1)));
            }
        }
        if (arities.isEmpty()) {
            EARLY.forEach(name -> arities.put(name, new TreeSet<>(arities("-1"))));
        }
        return arities.entrySet().stream()
                .map(entry -> new CatalogFunction(entry.getKey(), List.of(), List.copyOf(entry.getValue())))
                .toList();
    }

    /** Where the number is negative, any number from its complement on, as {@code -3} is for two and more. */
    private static List<Integer> arities(String number) {
        int count = Integer.parseInt(number);
        if (count >= 0) {
            return List.of(count);
        }
        int least = Math.max(1, -count - 1);
        return new ArrayList<>(IntStream.rangeClosed(least, Math.max(least, MOST_ARGUMENTS - 1))
                .boxed()
                .toList());
    }
}
