package io.panoptes.instantiation.opaque;

import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.Liberty;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.type.SqlType.BooleanType;
import io.panoptes.sql.type.SqlType.DateType;
import io.panoptes.sql.type.SqlType.DecimalType;
import io.panoptes.sql.type.SqlType.DoubleType;
import io.panoptes.sql.type.SqlType.IntegerType;
import io.panoptes.sql.type.SqlType.TextType;
import io.panoptes.sql.type.SqlType.TimestampType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;

/**
 * The words of MySQL and MariaDB, which compare numbers with texts, and take any value for a condition. Fractions that stand
 * in columns are halves, which a FLOAT holds exactly; texts that spell numbers are short enough for a DOUBLE to hold, for what
 * is beyond it is compared in two ways, as the manuals say. Nothing is cast to CHAR: within a view that has the collation that the
 * character set has by default, which folds case.
 */
final class MySqlOpaqueWords {
    /** Numbers, texts and truth values. */
    private static final Kind VALUES = new Kind(
            List.of(IntegerType.class, DecimalType.class, DoubleType.class, TextType.class, BooleanType.class),
            List.of(
                    "0",
                    "1",
                    "2",
                    "-1",
                    "3",
                    "10",
                    "123",
                    "0.5",
                    "0.1",
                    "1.5",
                    "-0.5",
                    "0.9",
                    "1e0",
                    "'0'",
                    "'1'",
                    "'-1'",
                    "'0.5'",
                    "'0.9'",
                    "'1.0'",
                    "'01'",
                    "'1a'",
                    "'1e1'",
                    "'1e500'",
                    "'a'",
                    "'A'",
                    "'b'",
                    "'ab'",
                    "'a%'",
                    "''",
                    "' '",
                    "' 1'",
                    "'\n2'",
                    "'\n1'",
                    "NULL",
                    "NULL",
                    "TRUE",
                    "FALSE",
                    "x'61'",
                    "0x31",
                    "127",
                    "255",
                    "2147483648",
                    "4294967295",
                    "9223372036854775807",
                    "9223372036854775808",
                    "18446744073709551615",
                    "-9223372036854775808"),
            List.of(
                    "- #",
                    "+ #",
                    "~ #",
                    "NOT #",
                    "NOT (NOT #)",
                    "# + 1",
                    "# * 1.5",
                    "# & #",
                    "# | #",
                    "# ^ #",
                    "# >> 1",
                    "# % 3",
                    "# DIV 2",
                    "abs(#)",
                    "CAST(# AS SIGNED)",
                    "CAST(# AS UNSIGNED)",
                    "CAST(# AS DECIMAL(10, 2))",
                    "BINARY #",
                    "COALESCE(#)",
                    "COALESCE(#, #)",
                    "IFNULL(#, #)",
                    "IF(#, #, #)",
                    "NULLIF(#, #)",
                    "GREATEST(#, #)",
                    "LEAST(#, #)",
                    "CASE # WHEN # THEN # ELSE # END",
                    "CASE WHEN # THEN # END",
                    "# <=> #",
                    "# IS NULL",
                    "# IS TRUE",
                    "# > #",
                    "concat(#, '')",
                    "concat(#, 'x', #)",
                    "lower(#)",
                    "char_length(#)"),
            List.of(
                    "# <=> #",
                    "# <=> #",
                    "NOT (# <=> #)",
                    "# IN (#)",
                    "# IN (#, #)",
                    "# NOT IN (#, #)",
                    "# IN (#, NULL)",
                    "# IN (SELECT #)",
                    "# NOT IN (SELECT #)",
                    "# BETWEEN # AND #",
                    "# BETWEEN # AND #",
                    "# NOT BETWEEN # AND #",
                    "# NOT BETWEEN # AND #",
                    "(# BETWEEN # AND #) IS NULL",
                    "# LIKE #",
                    "# NOT LIKE #",
                    "# REGEXP 'a|1'",
                    "# AND #",
                    "# OR #",
                    "# XOR #",
                    "NOT #",
                    "# IS TRUE",
                    "# IS NOT TRUE",
                    "# IS FALSE",
                    "# IS NOT FALSE",
                    "# IS UNKNOWN",
                    "# != (NOT (NOT #))",
                    "(NOT #) = #",
                    "# > (# <=> #)",
                    "# = (# IS NULL)",
                    "(# > #) IS NULL",
                    "(# = #) = #",
                    "# < (# & #)",
                    "# = IFNULL(#, #)",
                    "COALESCE(#, #) = #",
                    "CAST(# AS UNSIGNED) > #",
                    "CAST(# AS SIGNED) = #",
                    "GREATEST(#, #) = #",
                    "LEAST(#, #) < #",
                    "strcmp(#, #) = 0",
                    "(#, #) = (#, #)",
                    "(#, #) <=> (#, #)",
                    "(#, #) < (#, #)",
                    "(#, #) IN ((#, #), (#, #))",
                    "(#, #) NOT IN ((#, #), (#, #))",
                    "(#, #) IN (SELECT #, #)"),
            Stream.of(
                            new OpaqueColumn("INTEGER UNSIGNED", OpaqueCatalog.NATURAL),
                            new OpaqueColumn("TINYINT UNSIGNED", OpaqueCatalog.NATURAL),
                            new OpaqueColumn("BIGINT UNSIGNED", OpaqueCatalog.NATURAL),
                            new OpaqueColumn("INTEGER(6) ZEROFILL", OpaqueCatalog.NATURAL),
                            new OpaqueColumn("DECIMAL(6) ZEROFILL", OpaqueCatalog.NATURAL),
                            new OpaqueColumn("SMALLINT", OpaqueCatalog.WHOLE),
                            new OpaqueColumn("FLOAT", OpaqueCatalog.halves()),
                            new OpaqueColumn("DOUBLE", OpaqueCatalog.halves()),
                            new OpaqueColumn("DECIMAL(6, 1)", OpaqueCatalog.halves()),
                            new OpaqueColumn("VARCHAR(20)", spelled()),
                            new OpaqueColumn("VARCHAR(30)", spelled()),
                            new OpaqueColumn("VARCHAR(20) COLLATE utf8mb4_general_ci", spelled()))
                    .toList());

    /** What is not compared with numbers and other texts: such a text is an error there. */
    private static final Kind TIMES = new Kind(
            List.of(DateType.class, TimestampType.class),
            List.of(
                    "'2020-01-01'",
                    "'2020-01-02'",
                    "DATE '1999-12-31'",
                    "DATE '2020-12-31'",
                    "TIMESTAMP '2020-01-02 11:00:00'",
                    "20200101",
                    "NULL"),
            List.of("CAST(# AS DATE)", "CAST(# AS DATETIME)", "COALESCE(#, #)", "IFNULL(#, #)", "# + INTERVAL 1 DAY"),
            List.of(
                    "# <=> #",
                    "# IN (#, #)",
                    "# NOT IN (#, #)",
                    "# IN (SELECT #)",
                    "# BETWEEN # AND #",
                    "# NOT BETWEEN # AND #",
                    "(#, #) = (#, #)"),
            List.of(
                    new OpaqueColumn(
                            "DATETIME",
                            OpaqueCatalog.texts("2020-01-01 00:00:00", "2020-01-02 11:00:00", "2020-01-02 00:00:00")),
                    new OpaqueColumn("DATE", OpaqueCatalog.texts("2020-01-01", "2020-01-02", "1999-12-31"))));

    static final OpaqueWords WORDS = new OpaqueWords(List.of(VALUES, VALUES, VALUES, TIMES))
            .with(Liberty.ANY_VALUE_JUDGES, Liberty.JOINS_ASK, Liberty.NARROW_STATES);

    private MySqlOpaqueWords() {}

    private static List<Value> spelled() {
        return OpaqueCatalog.texts(
                "a", "A", "b", "ab", "0", "1", "2", "-1", "0.5", "0.9", "10", "", " ", "1a", "\n1", "\n2", "1.0",
                "1e1");
    }
}
