package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.catalog.CatalogReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** {@code duckdb_functions()}: scalar functions and macros, with the types of their arguments. */
record DuckDbCatalog() implements CatalogReader {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");
    /** The arguments of macros have no types: they take any. */
    private static final String QUERY = "SELECT DISTINCT function_name, CASE WHEN function_type = 'macro'"
            + " THEN repeat('ANY|', len(parameters)) ELSE array_to_string(parameter_types, '|') END,"
            + " coalesce(varargs, '') FROM duckdb_functions() WHERE function_type IN ('scalar', 'macro')%s"
            + " ORDER BY 1, 2, 3";

    @Override
    public List<CatalogFunction> read(Instance instance) {
        Map<String, List<List<String>>> overloads = new TreeMap<>();
        List<List<String>> rows = CatalogReader.rows(
                instance, QUERY.formatted(" AND coalesce(stability, 'CONSISTENT') <> 'VOLATILE'"), QUERY.formatted(""));
        for (List<String> row : rows) {
            if (NAME.matcher(row.get(0)).matches()) {
                List<List<String>> known = overloads.computeIfAbsent(row.get(0), ignored -> new ArrayList<>());
                withRepeats(types(row.get(1)), row.get(2)).stream()
                        .filter(types -> !known.contains(types))
                        .forEach(known::add);
            }
        }
        return overloads.entrySet().stream()
                .map(entry -> new CatalogFunction(entry.getKey(), entry.getValue(), List.of()))
                .toList();
    }

    private static List<String> types(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("\\|"));
    }

    private static List<List<String>> withRepeats(List<String> types, String repeated) {
        if (repeated.isEmpty()) {
            return List.of(types);
        }
        var all = new ArrayList<List<String>>();
        var longer = new ArrayList<>(types);
        for (int i = 0; i < 3; i++) {
            all.add(List.copyOf(longer));
            longer.add(repeated);
        }
        return all;
    }
}
