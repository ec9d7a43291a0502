package io.panoptes.equivalence.refuter.concrete;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.calcite.sql.fun.SqlLibrary;
import org.apache.calcite.sql.fun.SqlLibraryOperatorTableFactory;

/**
 * Functions that some DBMS has. Their meaning is fixed, even where the engine does not know it: a difference that rests on
 * a made-up meaning of one of them is none. Any other name stands for any function.
 */
final class KnownFunctions {
    private static final Set<String> BEYOND_CALCITE = Set.of(
            "UNIX_TIMESTAMP",
            "FROM_UNIXTIME",
            "GROUP_CONCAT",
            "DATE_FORMAT",
            "STR_TO_DATE",
            "PERIOD_DIFF",
            "TIMEDIFF",
            "MAKEDATE",
            "FIELD",
            "ELT",
            "FIND_IN_SET",
            "SUBSTRING_INDEX",
            "JULIANDAY",
            "STRFTIME",
            "DATETIME",
            "PRINTF",
            "GLOB",
            "TOTAL",
            "HEX",
            "QUOTE",
            "INSTR",
            "TYPEOF",
            "YEARWEEK",
            "WEEKOFYEAR",
            "WEEKDAY",
            "QUARTER",
            "LAST_DAY",
            "ADDDATE",
            "SUBDATE",
            "DATE_PART",
            "DATE_TRUNC",
            "REGEXP",
            "RLIKE",
            "CONV",
            "CRC32",
            "TRUNCATE",
            "STD",
            "BIT_AND",
            "BIT_OR",
            "BIT_XOR",
            "JSON_ARRAYAGG",
            "JSON_OBJECTAGG",
            "STRING_AGG",
            "LISTAGG");

    private KnownFunctions() {}

    static boolean isKnown(String name) {
        return BEYOND_CALCITE.contains(name) || Names.ALL.contains(name);
    }

    /** Loaded when it is first asked for. */
    private static final class Names {
        static final Set<String> ALL =
                SqlLibraryOperatorTableFactory.INSTANCE
                        .getOperatorTable(EnumSet.complementOf(EnumSet.of(SqlLibrary.ALL)))
                        .getOperatorList()
                        .stream()
                        .map(operator -> operator.getName().toUpperCase(Locale.ROOT))
                        .collect(Collectors.toUnmodifiableSet());
    }
}
