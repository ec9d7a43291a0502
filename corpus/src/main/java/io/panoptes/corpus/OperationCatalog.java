package io.panoptes.corpus;

import static io.panoptes.sql.type.SqlType.BOOLEAN;
import static io.panoptes.sql.type.SqlType.DATE;
import static io.panoptes.sql.type.SqlType.INTEGER;
import static io.panoptes.sql.type.SqlType.TEXT;

import io.panoptes.corpus.Operation.Growth;
import io.panoptes.dbms.Profile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The functions and operators of each DBMS.
 *
 * <p>Only what is deterministic, raises no error on small values, depends on no setting, and gives the type that is
 * written here, exactly. {@code Growth} bounds whole numbers, so that no plan can overflow.
 */
public final class OperationCatalog {

    /** Found in every DBMS here, and of one meaning. */
    private static final List<Operation> EVERYWHERE = List.of(
            Operation.strict("lower(#)", TEXT, TEXT),
            Operation.strict("upper(#)", TEXT, TEXT),
            Operation.growing(Growth.LARGEST, "abs(#)", INTEGER, INTEGER),
            Operation.strict("length(#)", INTEGER, TEXT));

    private static final List<Operation> DUCKDB = List.of(
            Operation.growing(Growth.LARGEST, "# % 7", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# // 3", INTEGER, INTEGER),
            Operation.lenient("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("least(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("greatest(#, #)", TEXT, TEXT, TEXT),
            Operation.lenient("if(#, #, #)", INTEGER, BOOLEAN, INTEGER, INTEGER),
            Operation.strict("instr(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("strlen(#)", INTEGER, TEXT),
            Operation.strict("bit_count(#)", INTEGER, INTEGER),
            Operation.strict("sign(#)", INTEGER, INTEGER),
            Operation.strict("ascii(#)", INTEGER, TEXT),
            Operation.strict("CAST(# AS INTEGER)", INTEGER, BOOLEAN),
            Operation.strict("year(#)", INTEGER, DATE),
            Operation.strict("month(#)", INTEGER, DATE),
            Operation.strict("dayofmonth(#)", INTEGER, DATE),
            Operation.strict("dayofweek(#)", INTEGER, DATE),
            Operation.strict("date_diff('day', #, #)", INTEGER, DATE, DATE),
            Operation.lenient("len(list_value(#, #))", INTEGER, INTEGER, INTEGER),
            Operation.lenient("list_value(#, #)[1]", INTEGER, INTEGER, INTEGER),
            Operation.lenient("struct_pack(a := #, b := #).a", INTEGER, INTEGER, INTEGER),
            Operation.lenient("list_contains(list_value(#, #), #)", BOOLEAN, INTEGER, INTEGER, INTEGER),
            Operation.strict("starts_with(#, #)", BOOLEAN, TEXT, TEXT),
            Operation.strict("contains(#, #)", BOOLEAN, TEXT, TEXT),
            Operation.strict("suffix(#, #)", BOOLEAN, TEXT, TEXT),
            Operation.strict("# SIMILAR TO '[a-c]*'", BOOLEAN, TEXT),
            Operation.strict("# GLOB 'a*'", BOOLEAN, TEXT),
            Operation.strict("# ILIKE '%B%'", BOOLEAN, TEXT),
            Operation.strict("regexp_matches(#, '^[ab]')", BOOLEAN, TEXT),
            Operation.lenient("xor(#, #) = 0", BOOLEAN, INTEGER, INTEGER),
            Operation.strict("reverse(#)", TEXT, TEXT),
            Operation.strict("trim(#)", TEXT, TEXT),
            Operation.strict("left(#, 1)", TEXT, TEXT),
            Operation.strict("right(#, 1)", TEXT, TEXT),
            Operation.strict("substring(#, 1, 2)", TEXT, TEXT),
            Operation.strict("substring(#, 2)", TEXT, TEXT),
            Operation.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Operation.strict("repeat(#, 2)", TEXT, TEXT),
            Operation.strict("md5(#)", TEXT, TEXT),
            Operation.lenient("concat(#, #)", TEXT, TEXT, TEXT),
            Operation.strict("CAST(# AS VARCHAR)", TEXT, INTEGER),
            Operation.strict("CAST(# AS VARCHAR)", TEXT, BOOLEAN),
            Operation.strict("# + 1", DATE, DATE),
            Operation.strict("# - 30", DATE, DATE),
            Operation.strict("last_day(#)", DATE, DATE));

    private static final List<Operation> SQLITE = List.of(
            Operation.growing(Growth.LARGEST, "# % 7", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "+ #", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "~ #", INTEGER, INTEGER),
            Operation.growing(Growth.SUM, "# | #", INTEGER, INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# & #", INTEGER, INTEGER, INTEGER),
            Operation.strict("max(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("min(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("instr(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("unicode(#)", INTEGER, TEXT),
            Operation.lenient("ifnull(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("ifnull(#, #)", TEXT, TEXT, TEXT),
            Operation.lenient("likely(#)", BOOLEAN, BOOLEAN),
            Operation.lenient("unlikely(#)", BOOLEAN, BOOLEAN),
            Operation.lenient("likelihood(#, 0.5)", BOOLEAN, BOOLEAN),
            Operation.lenient("# ISNULL", BOOLEAN, INTEGER),
            Operation.lenient("# NOTNULL", BOOLEAN, INTEGER),
            Operation.lenient("# IS #", BOOLEAN, INTEGER, INTEGER),
            Operation.lenient("# IS NOT #", BOOLEAN, INTEGER, INTEGER),
            Operation.lenient("# IS #", BOOLEAN, TEXT, TEXT),
            Operation.lenient("# IS NOT #", BOOLEAN, BOOLEAN, BOOLEAN),
            Operation.strict("# GLOB 'a*'", BOOLEAN, TEXT),
            Operation.strict("# GLOB #", BOOLEAN, TEXT, TEXT),
            Operation.strict("trim(#)", TEXT, TEXT),
            Operation.strict("substr(#, 1, 2)", TEXT, TEXT),
            Operation.strict("substr(#, 2)", TEXT, TEXT),
            Operation.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            // NULL gives the empty text.
            Operation.lenient("hex(#)", TEXT, TEXT),
            Operation.lenient("quote(#)", TEXT, TEXT),
            Operation.lenient("typeof(#)", TEXT, INTEGER),
            Operation.strict("CAST(# AS TEXT)", TEXT, INTEGER));

    private static final List<Operation> H2 = List.of(
            Operation.growing(Growth.LARGEST, "mod(#, 7)", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Operation.lenient("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("least(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("decode(#, #, #)", INTEGER, INTEGER, INTEGER, INTEGER),
            Operation.lenient("nvl2(#, #, #)", INTEGER, INTEGER, INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "bitand(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("sign(#)", INTEGER, INTEGER),
            Operation.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("ascii(#)", INTEGER, TEXT),
            Operation.strict("CAST(# AS INTEGER)", INTEGER, BOOLEAN),
            Operation.strict("EXTRACT(YEAR FROM #)", INTEGER, DATE),
            Operation.strict("EXTRACT(MONTH FROM #)", INTEGER, DATE),
            Operation.strict("day_of_week(#)", INTEGER, DATE),
            Operation.strict("DATEDIFF(DAY, #, #)", INTEGER, DATE, DATE),
            Operation.strict("# REGEXP '^[ab]'", BOOLEAN, TEXT),
            Operation.strict("# ILIKE '%B%'", BOOLEAN, TEXT),
            Operation.strict("trim(#)", TEXT, TEXT),
            Operation.strict("left(#, 1)", TEXT, TEXT),
            Operation.strict("substring(#, 1, 2)", TEXT, TEXT),
            Operation.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Operation.strict("repeat(#, 2)", TEXT, TEXT),
            Operation.lenient("concat(#, #)", TEXT, TEXT, TEXT),
            Operation.strict("CAST(# AS VARCHAR)", TEXT, INTEGER),
            Operation.strict("DATEADD(DAY, 1, #)", DATE, DATE));

    private static final List<Operation> HSQLDB = List.of(
            Operation.growing(Growth.LARGEST, "mod(#, 7)", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Operation.strict("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("least(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "bitand(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("sign(#)", INTEGER, INTEGER),
            Operation.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("EXTRACT(YEAR FROM #)", INTEGER, DATE),
            Operation.strict("EXTRACT(MONTH FROM #)", INTEGER, DATE),
            Operation.strict("trim(#)", TEXT, TEXT),
            Operation.strict("reverse(#)", TEXT, TEXT),
            Operation.strict("substring(# FROM 1 FOR 2)", TEXT, TEXT),
            Operation.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Operation.strict("# + 1 DAY", DATE, DATE));

    private static final List<Operation> DERBY = List.of(
            Operation.growing(Growth.LARGEST, "mod(#, 7)", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Operation.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("year(#)", INTEGER, DATE),
            Operation.strict("month(#)", INTEGER, DATE),
            Operation.strict("day(#)", INTEGER, DATE),
            Operation.strict("trim(#)", TEXT, TEXT),
            Operation.strict("substr(#, 1)", TEXT, TEXT));

    private static final List<Operation> POSTGRESQL = List.of(
            Operation.growing(Growth.LARGEST, "# % 7", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Operation.lenient("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("least(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("greatest(#, #)", TEXT, TEXT, TEXT),
            Operation.growing(Growth.LARGEST, "# & #", INTEGER, INTEGER, INTEGER),
            Operation.lenient("num_nulls(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("(ARRAY[#, #])[1]", INTEGER, INTEGER, INTEGER),
            Operation.lenient("cardinality(ARRAY[#, #])", INTEGER, INTEGER, INTEGER),
            Operation.strict("ascii(#)", INTEGER, TEXT),
            Operation.strict("strpos(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("octet_length(#)", INTEGER, TEXT),
            Operation.strict("CAST(# AS INTEGER)", INTEGER, BOOLEAN),
            Operation.strict("CAST(EXTRACT(YEAR FROM #) AS INTEGER)", INTEGER, DATE),
            Operation.strict("CAST(EXTRACT(MONTH FROM #) AS INTEGER)", INTEGER, DATE),
            Operation.strict("CAST(EXTRACT(DOW FROM #) AS INTEGER)", INTEGER, DATE),
            Operation.strict("# - #", INTEGER, DATE, DATE),
            Operation.lenient("# = ANY (ARRAY[#, 1, NULL])", BOOLEAN, INTEGER, INTEGER),
            Operation.lenient("# <> ALL (ARRAY[#, 1])", BOOLEAN, INTEGER, INTEGER),
            Operation.lenient("ROW(#, #) IS NULL", BOOLEAN, INTEGER, INTEGER),
            Operation.strict("starts_with(#, #)", BOOLEAN, TEXT, TEXT),
            Operation.strict("# ~ '^[ab]'", BOOLEAN, TEXT),
            Operation.strict("# ILIKE '%B%'", BOOLEAN, TEXT),
            Operation.strict("# SIMILAR TO '[a-c]*'", BOOLEAN, TEXT),
            Operation.strict("# BETWEEN SYMMETRIC # AND 3", BOOLEAN, INTEGER, INTEGER),
            Operation.strict("reverse(#)", TEXT, TEXT),
            Operation.strict("initcap(#)", TEXT, TEXT),
            Operation.strict("btrim(#)", TEXT, TEXT),
            Operation.strict("left(#, 1)", TEXT, TEXT),
            Operation.strict("right(#, 1)", TEXT, TEXT),
            Operation.strict("substring(#, 1, 2)", TEXT, TEXT),
            Operation.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Operation.strict("repeat(#, 2)", TEXT, TEXT),
            Operation.strict("md5(#)", TEXT, TEXT),
            Operation.lenient("concat(#, #)", TEXT, TEXT, TEXT),
            Operation.strict("CAST(# AS VARCHAR)", TEXT, INTEGER),
            Operation.strict("CAST(# AS VARCHAR)", TEXT, BOOLEAN),
            Operation.strict("# + 1", DATE, DATE),
            Operation.strict("# - 30", DATE, DATE));

    /** MySQL and MariaDB. */
    private static final List<Operation> MYSQL = List.of(
            Operation.growing(Growth.LARGEST, "# % 7", INTEGER, INTEGER),
            Operation.growing(Growth.LARGEST, "# DIV 3", INTEGER, INTEGER),
            Operation.strict("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("least(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.strict("greatest(#, #)", TEXT, TEXT, TEXT),
            Operation.lenient("ifnull(#, #)", INTEGER, INTEGER, INTEGER),
            Operation.lenient("ifnull(#, #)", TEXT, TEXT, TEXT),
            Operation.lenient("if(#, #, #)", INTEGER, BOOLEAN, INTEGER, INTEGER),
            Operation.lenient("if(#, #, #)", TEXT, BOOLEAN, TEXT, TEXT),
            Operation.strict("sign(#)", INTEGER, INTEGER),
            Operation.lenient("interval(#, 1, 5)", INTEGER, INTEGER),
            Operation.lenient("elt(1, #, #)", TEXT, TEXT, TEXT),
            Operation.lenient("field(#, #, #)", INTEGER, INTEGER, INTEGER, INTEGER),
            Operation.strict("ascii(#)", INTEGER, TEXT),
            Operation.strict("instr(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("strcmp(#, #)", INTEGER, TEXT, TEXT),
            Operation.strict("char_length(#)", INTEGER, TEXT),
            Operation.strict("year(#)", INTEGER, DATE),
            Operation.strict("month(#)", INTEGER, DATE),
            Operation.strict("dayofweek(#)", INTEGER, DATE),
            Operation.strict("datediff(#, #)", INTEGER, DATE, DATE),
            Operation.strict("to_days(#)", INTEGER, DATE),
            Operation.lenient("# <=> #", BOOLEAN, INTEGER, INTEGER),
            Operation.lenient("# <=> #", BOOLEAN, TEXT, TEXT),
            Operation.lenient("isnull(#)", BOOLEAN, INTEGER),
            Operation.lenient("# XOR #", BOOLEAN, BOOLEAN, BOOLEAN),
            Operation.strict("# REGEXP '^[ab]'", BOOLEAN, TEXT),
            Operation.strict("find_in_set(#, 'a,b,c') > 0", BOOLEAN, TEXT),
            Operation.strict("# DIV 2 IN (0, 1, 5)", BOOLEAN, INTEGER),
            Operation.strict("reverse(#)", TEXT, TEXT),
            Operation.strict("trim(#)", TEXT, TEXT),
            Operation.strict("left(#, 1)", TEXT, TEXT),
            Operation.strict("right(#, 1)", TEXT, TEXT),
            Operation.strict("substring(#, 1, 2)", TEXT, TEXT),
            Operation.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Operation.strict("repeat(#, 2)", TEXT, TEXT),
            Operation.strict("concat(#, #)", TEXT, TEXT, TEXT),
            Operation.lenient("concat_ws('-', #, #)", TEXT, TEXT, TEXT),
            Operation.strict("CAST(# AS CHAR)", TEXT, INTEGER),
            Operation.strict("# + INTERVAL 1 DAY", DATE, DATE),
            Operation.strict("# - INTERVAL 1 MONTH", DATE, DATE),
            Operation.strict("last_day(#)", DATE, DATE));

    private OperationCatalog() {}

    /** The operations of a DBMS; only what is found everywhere for one that has no list of its own. */
    public static Operations of(Profile profile) {
        return switch (profile.dbms()) {
            case "duckdb" -> operations(profile, DUCKDB, EnumSet.noneOf(Idiom.class));
            case "sqlite" -> operations(profile, SQLITE, EnumSet.noneOf(Idiom.class));
            case "h2" -> operations(profile, H2, EnumSet.noneOf(Idiom.class));
            case "hsqldb" -> operations(profile, HSQLDB, EnumSet.of(Idiom.PREDICATE_AS_VALUE, Idiom.NULL_IN_LIST));
            case "mysql", "mariadb" -> operations(profile, MYSQL, EnumSet.noneOf(Idiom.class));
            case "postgresql" -> operations(profile, POSTGRESQL, EnumSet.noneOf(Idiom.class));
            case "derby" -> operations(profile, DERBY, EnumSet.of(Idiom.PREDICATE_AS_VALUE, Idiom.NULL_IN_LIST));
            default -> operations(profile, List.of(), EnumSet.of(Idiom.PREDICATE_AS_VALUE, Idiom.NULL_IN_LIST));
        };
    }

    private static Operations operations(Profile profile, List<Operation> own, Set<Idiom> missing) {
        return new Operations(join(EVERYWHERE, own), missing, profile.dialect());
    }

    private static List<Operation> join(List<Operation> first, List<Operation> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
