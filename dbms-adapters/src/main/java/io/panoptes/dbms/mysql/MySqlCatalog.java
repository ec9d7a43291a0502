package io.panoptes.dbms.mysql;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.catalog.CatalogReader;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The server's help: its topics on functions, those on operators and statements apart. The help does not tell of types. */
public record MySqlCatalog() implements CatalogReader {
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]*");
    private static final List<Integer> ARITIES = List.of(0, 1, 2, 3, 4);

    @Override
    public List<CatalogFunction> read(Instance instance) {
        return functions(CatalogReader.rows(
                instance,
                "SELECT t.name FROM mysql.help_topic AS t INNER JOIN mysql.help_category AS c"
                        + " ON c.help_category_id = t.help_category_id"
                        + " WHERE c.name LIKE '%Functions%' OR c.name IN ('XML', 'Comparison Operators')"));
    }

    /** Topics such as {@code IF FUNCTION} and {@code JSON_MERGE_PATCH()} too. */
    public static List<CatalogFunction> functions(List<List<String>> topics) {
        return topics.stream()
                .map(row -> row.getFirst().replaceFirst("( FUNCTION|\\(\\))$", ""))
                .filter(name -> NAME.matcher(name).matches())
                .map(name -> name.toLowerCase(Locale.ROOT))
                .distinct()
                .sorted()
                .map(name -> new CatalogFunction(name, List.of(), ARITIES))
                .toList();
    }
}
