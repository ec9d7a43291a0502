package io.panoptes.dbms.h2;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.catalog.CatalogReader;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** {@code HELP}, which H2 keeps up to date: its sections on functions, with the other names that the syntax shows. */
record H2Catalog() implements CatalogReader {
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]*");
    private static final Pattern NAMES_BEFORE_PARENTHESIS = Pattern.compile("^[^(]*");
    private static final Pattern OUTSIDE_OF_ROWS = Pattern.compile("Functions \\((Aggregate|Window|Table|Ordered).*");

    @Override
    public List<CatalogFunction> read(Instance instance) {
        return CatalogReader.rows(instance, "HELP", "SELECT SECTION, TOPIC, SYNTAX FROM INFORMATION_SCHEMA.HELP")
                .stream()
                .filter(row -> row.get(0).startsWith("Functions ("))
                .filter(row -> !OUTSIDE_OF_ROWS.matcher(row.get(0)).matches())
                .flatMap(row -> names(row.get(1), row.get(2)).stream())
                .collect(Collectors.toCollection(TreeSet::new))
                .stream()
                .map(name -> new CatalogFunction(name, List.of(), List.of(0, 1, 2, 3, 4)))
                .toList();
    }

    private static Set<String> names(String topic, String syntax) {
        var matcher = NAMES_BEFORE_PARENTHESIS.matcher(syntax);
        String head = matcher.find() ? matcher.group() : "";
        var names = NAME.matcher(topic.split(" ")[0] + " " + head)
                .results()
                .map(found -> found.group())
                .collect(Collectors.toCollection(TreeSet::new));
        return names;
    }
}
