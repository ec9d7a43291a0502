package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import java.util.Locale;
import java.util.Set;

/** The names of aggregate functions: what gives one row where the table gives many, or none. */
public final class Aggregates {
    private static final Set<String> NAMES = Set.of(
            "COUNT",
            "SUM",
            "MIN",
            "MAX",
            "AVG",
            "TOTAL",
            "GROUP_CONCAT",
            "STRING_AGG",
            "LISTAGG",
            "ARRAY_AGG",
            "LIST",
            "EVERY",
            "SOME",
            "ANY",
            "BOOL_AND",
            "BOOL_OR",
            "BIT_AND",
            "BIT_OR",
            "BIT_XOR",
            "ANY_VALUE",
            "FIRST",
            "LAST",
            "MEDIAN",
            "MODE",
            "STDDEV",
            "STDDEV_POP",
            "STDDEV_SAMP",
            "VAR_POP",
            "VAR_SAMP",
            "VARIANCE",
            "PRODUCT",
            "ARG_MIN",
            "ARG_MAX",
            "GROUPING");

    private static final Set<String> OF_ONE = Set.of("MIN", "MAX");

    private Aggregates() {}

    /** MIN and MAX of several arguments are no aggregates: SQLite calls so what others call LEAST and GREATEST. */
    public static boolean is(Expression.Function function) {
        String name = function.name().toUpperCase(Locale.ROOT);
        return NAMES.contains(name)
                && !(OF_ONE.contains(name) && function.arguments().size() > 1);
    }
}
