package io.panoptes.texttosql.constraint.database;

import java.util.List;
import java.util.stream.Collectors;

/** How a DBMS writes names, for statements that read a user's database. */
public record Quoting(String quote, boolean collatesByDefault) {

    public static Quoting of(String dbms) {
        boolean likeMySql = List.of("mysql", "mariadb").contains(dbms);
        return new Quoting(likeMySql ? "`" : "\"", likeMySql);
    }

    public String name(String name) {
        return quote + name.replace(quote, quote + quote) + quote;
    }

    public String names(List<String> names) {
        return names.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /** A name as a catalog's pattern, with its own wildcards; what is found is compared again. */
    String pattern(String name) {
        return name.replaceAll("[_%\\\\]", "_");
    }
}
