package io.panoptes.equivalence.front.operator;

import java.util.List;
import java.util.Map;
import org.apache.calcite.sql.type.SqlTypeName;

/** The types of the results of functions that many DBMSs have and Calcite does not, as the standard reading takes them. */
final class FunctionResults {
    private FunctionResults() {}

    static final Map<SqlTypeName, List<String>> TYPES = Map.of(
            SqlTypeName.INTEGER, words("""
                    YEAR MONTH DAY DAYOFMONTH CHAR_LENGTH CHARACTER_LENGTH LENGTH TO_DAYS QUARTER WEEK WEEKDAY DAYOFWEEK
                    DAYOFYEAR WEEKOFYEAR HOUR MINUTE SECOND INSTR LOCATE ASCII SIGN UNIX_TIMESTAMP YEARWEEK FIELD
                    FIND_IN_SET CRC32 BIT_LENGTH OCTET_LENGTH STRCMP"""),
            SqlTypeName.DOUBLE, words("POWER POW SQRT EXP LN LOG LOG2 LOG10 SIN COS TAN PI RAND RANDOM"),
            SqlTypeName.VARCHAR, words("""
                    CONCAT UCASE LCASE SUBSTR MID DATE_FORMAT REPLACE LPAD RPAD RIGHT LTRIM RTRIM REVERSE REPEAT CONCAT_WS
                    FORMAT MONTHNAME DAYNAME TO_CHAR MD5 SHA1 SHA2 HEX SUBSTRING_INDEX STRFTIME SPLIT_PART REGEXP_REPLACE
                    REGEXP_SUBSTR INITCAP TRANSLATE ELT UUID"""),
            SqlTypeName.DATE, words("DATE STR_TO_DATE TO_DATE ADD_MONTHS LAST_DAY CURDATE MAKEDATE FROM_DAYS"),
            SqlTypeName.TIMESTAMP, words("NOW SYSDATE TO_TIMESTAMP FROM_UNIXTIME DATE_TRUNC"));

    static boolean has(String name) {
        return TYPES.values().stream().anyMatch(names -> names.contains(name));
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }
}
