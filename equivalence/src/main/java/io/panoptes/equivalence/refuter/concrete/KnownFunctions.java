package io.panoptes.equivalence.refuter.concrete;

import java.util.EnumSet;
import java.util.List;
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
            "LISTAGG",
            "ADDTIME",
            "ANY_VALUE",
            "BIN",
            "BINARY",
            "BIT_COUNT",
            "CHAR",
            "CONCAT",
            "CONCAT_WS",
            "CONVERT_TZ",
            "DAYNAME",
            "DAYOFMONTH",
            "DAYOFWEEK",
            "DAYOFYEAR",
            "EXPORT_SET",
            "FORMAT",
            "FROM_DAYS",
            "GET_FORMAT",
            "IIF",
            "INET_ATON",
            "INET_NTOA",
            "INSERT",
            "JSON_CONTAINS",
            "JSON_EXTRACT",
            "JSON_LENGTH",
            "JSON_UNQUOTE",
            "LENGTH",
            "LIKELIHOOD",
            "LIKELY",
            "LOAD_FILE",
            "LOCATE",
            "MAKETIME",
            "MAKE_SET",
            "MEDIAN",
            "MICROSECOND",
            "MID",
            "MONTHNAME",
            "NAME_CONST",
            "OCT",
            "OCTET_LENGTH",
            "ORD",
            "PERCENTILE",
            "PERIOD_ADD",
            "REMAINDER_OF_WHOLE_PARTS",
            "SEC_TO_TIME",
            "SPACE",
            "STDDEV",
            "STDDEV_POP",
            "STDDEV_SAMP",
            "SUBSTR",
            "SUBSTRING",
            "SUBTIME",
            "TEXT_OF_NUMBER",
            "TEXT_QUOTIENT",
            "TIMESTAMPADD",
            "TIMESTAMPDIFF",
            "TIME_FORMAT",
            "TIME_TO_SEC",
            "TO_DAYS",
            "TO_SECONDS",
            "TRUNC",
            "UNHEX",
            "UNICODE",
            "UNIXEPOCH",
            "UNLIKELY",
            "UTC_DATE",
            "UTC_TIME",
            "UTC_TIMESTAMP",
            "VARIANCE",
            "VAR_POP",
            "VAR_SAMP",
            "ZEROBLOB");

    /** Of functions that the front makes of others, which have the rest of what they do in their name. */
    private static final List<String> BEGINNINGS =
            List.of("CAST_VARCHAR_", "CAST_CHAR_", "TRIM_", "DATE_ADD_", "DATE_DIFF_", "ELAPSED_");

    private KnownFunctions() {}

    static boolean isKnown(String name) {
        return BEYOND_CALCITE.contains(name)
                || Names.ALL.contains(name)
                || BEGINNINGS.stream().anyMatch(name::startsWith);
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
