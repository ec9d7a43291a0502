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
            "STORED_QUOTIENT",
            "SUBSTR",
            "SUBSTRING",
            "SUBTIME",
            "TEXT_OF_NUMBER",
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
            List.of("CAST_VARCHAR_", "CAST_CHAR_", "TRIM_", "DATE_ADD_", "DATE_DIFF_", "DATE_PART_", "ELAPSED_");

    /** What EXTRACT and DATE_PART of some DBMS ask for, which the front makes functions of these names. */
    private static final Set<String> PARTS_OF_DATES = words("""
            CENTURY CENTURIES DAY DAYS DECADE DECADES DOW DOY EPOCH ERA HOUR HOURS ISODOW ISOYEAR JULIAN MICROSECONDS MILLENNIA
            MILLENNIUM MILLISECOND MILLISECONDS MINUTE MINUTES MONTH MONTHS NANOSECOND QUARTERS SECOND SECONDS TIMEZONE
            TIMEZONE_HOUR TIMEZONE_MINUTE WEEK WEEKS YEAR YEARS""");

    /** Functions of PostgreSQL and DuckDB that Calcite doesn't have. */
    private static final Set<String> OF_OTHERS = words("""
            AGE BIT_LENGTH BTRIM DATE_ADD DATE_BIN DATE_DIFF DATE_SUB DATEDIFF DATESUB DATETRUNC DIV ENDS_WITH FACTORIAL GCD
            ISFINITE ISINF ISNAN JACCARD JULIAN JUSTIFY_DAYS JUSTIFY_HOURS LCM LEVENSHTEIN LIST_VALUE MAKE_DATE MAKE_INTERVAL
            MAKE_TIME MAKE_TIMESTAMP MIN_SCALE NUM_NONNULLS NUM_NULLS PREFIX QUOTE_IDENT QUOTE_LITERAL QUOTE_NULLABLE
            CORR COVAR_POP COVAR_SAMP FAVG FSUM KURTOSIS KURTOSIS_POP PRODUCT REGR_AVGX REGR_AVGY REGR_COUNT REGR_INTERCEPT REGR_R2
            REGR_SLOPE REGR_SXX REGR_SXY REGR_SYY SEM SKEWNESS REGEXP_COUNT REGEXP_FULL_MATCH REGEXP_MATCH REGEXP_MATCHES ROUND_EVEN SCALE SIGNBIT SUFFIX TIME_BUCKET
            SUM AVG TO_ASCII TO_BASE TO_HEX TRIM_SCALE TRY_STRPTIME WIDTH_BUCKET""");

    private KnownFunctions() {}

    static boolean isKnown(String name) {
        return BEYOND_CALCITE.contains(name)
                || PARTS_OF_DATES.contains(name)
                || OF_OTHERS.contains(name)
                || Names.ALL.contains(name)
                || BEGINNINGS.stream().anyMatch(name::startsWith);
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
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
