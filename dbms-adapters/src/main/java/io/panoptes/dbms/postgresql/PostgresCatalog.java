package io.panoptes.dbms.postgresql;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.catalog.CatalogReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * {@code pg_proc}: the functions that PostgreSQL calls immutable and that give one value. Those that only stand behind an
 * operator, a type or an index say so in their description; forms write the operators.
 */
record PostgresCatalog() implements CatalogReader {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");
    private static final String QUERY =
            "SELECT DISTINCT p.proname::text, array_to_string(ARRAY(SELECT format_type(a.type, NULL)"
                    + " FROM unnest(p.proargtypes) WITH ORDINALITY AS a(type, place) ORDER BY a.place), '|'),"
                    + " CASE WHEN p.provariadic = 0 THEN '' ELSE format_type(p.provariadic, NULL) END"
                    + " FROM pg_proc p JOIN pg_namespace s ON s.oid = p.pronamespace"
                    + " WHERE s.nspname = 'pg_catalog' AND p.provolatile = 'i' AND NOT p.proretset AND %s"
                    + " AND COALESCE(obj_description(p.oid, 'pg_proc'), '') !~"
                    + " '^(implementation of|I/O|hash|less-equal-greater|aggregate|join selectivity|restriction selectivity"
                    + "|.*(internal|support|typmod|SP-GiST|GiST|GIN|BRIN|selectivity))'"
                    + " ORDER BY 1, 2, 3";

    @Override
    public List<CatalogFunction> read(Instance instance) {
        Map<String, List<List<String>>> overloads = new TreeMap<>();
        List<List<String>> rows = CatalogReader.rows(
                instance, QUERY.formatted("p.prokind = 'f'"), QUERY.formatted("NOT p.proisagg AND NOT p.proiswindow"));
        for (List<String> row : rows) {
            if (NAME.matcher(row.get(0)).matches()) {
                List<List<String>> known = overloads.computeIfAbsent(row.get(0), ignored -> new ArrayList<>());
                List<String> types = types(row.get(1), row.get(2));
                if (!known.contains(types)) {
                    known.add(types);
                }
            }
        }
        return overloads.entrySet().stream()
                .map(entry -> new CatalogFunction(entry.getKey(), entry.getValue(), List.of()))
                .toList();
    }

    /** What is repeated stands last, as an array; it is given twice. */
    private static List<String> types(String text, String repeated) {
        if (text.isEmpty()) {
            return List.of();
        }
        List<String> types = List.of(text.split("\\|"));
        if (repeated.isEmpty()) {
            return types;
        }
        var longer = new ArrayList<>(types.subList(0, types.size() - 1));
        longer.add(repeated);
        longer.add(repeated);
        return longer;
    }
}
