package io.panoptes.texttosql.constraint.database;

import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.database.DatabasePlace;
import java.util.List;
import java.util.stream.Collectors;

/** How a DBMS writes names, for statements that read a user's database. */
public record Quoting(String quote, boolean collatesByDefault) {

    public static Quoting of(DatabasePlace place) {
        UserDatabase kind = place.kind();
        return new Quoting(kind.quote(), kind.has(Trait.COLLATES_BY_DEFAULT));
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
