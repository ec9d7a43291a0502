package io.panoptes.corpus;

import static io.panoptes.sql.type.SqlType.BOOLEAN;
import static io.panoptes.sql.type.SqlType.DATE;
import static io.panoptes.sql.type.SqlType.INTEGER;
import static io.panoptes.sql.type.SqlType.TEXT;

import io.panoptes.corpus.Feature.Growth;
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
public final class Features {

    /** Found in every DBMS here, and of one meaning. */
    private static final List<Feature> EVERYWHERE = List.of(
            Feature.strict("lower(#)", TEXT, TEXT),
            Feature.strict("upper(#)", TEXT, TEXT),
            Feature.growing(Growth.LARGEST, "abs(#)", INTEGER, INTEGER),
            Feature.strict("length(#)", INTEGER, TEXT));

    private static final List<Feature> DUCKDB = List.of(
            Feature.growing(Growth.LARGEST, "# % 7", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "# // 3", INTEGER, INTEGER),
            Feature.lenient("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.lenient("least(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.lenient("greatest(#, #)", TEXT, TEXT, TEXT),
            Feature.lenient("if(#, #, #)", INTEGER, BOOLEAN, INTEGER, INTEGER),
            Feature.strict("instr(#, #)", INTEGER, TEXT, TEXT),
            Feature.strict("strlen(#)", INTEGER, TEXT),
            Feature.strict("bit_count(#)", INTEGER, INTEGER),
            Feature.strict("sign(#)", INTEGER, INTEGER),
            Feature.strict("ascii(#)", INTEGER, TEXT),
            Feature.strict("CAST(# AS INTEGER)", INTEGER, BOOLEAN),
            Feature.strict("year(#)", INTEGER, DATE),
            Feature.strict("month(#)", INTEGER, DATE),
            Feature.strict("dayofmonth(#)", INTEGER, DATE),
            Feature.strict("dayofweek(#)", INTEGER, DATE),
            Feature.strict("date_diff('day', #, #)", INTEGER, DATE, DATE),
            Feature.lenient("len(list_value(#, #))", INTEGER, INTEGER, INTEGER),
            Feature.lenient("list_value(#, #)[1]", INTEGER, INTEGER, INTEGER),
            Feature.lenient("struct_pack(a := #, b := #).a", INTEGER, INTEGER, INTEGER),
            Feature.lenient("list_contains(list_value(#, #), #)", BOOLEAN, INTEGER, INTEGER, INTEGER),
            Feature.strict("starts_with(#, #)", BOOLEAN, TEXT, TEXT),
            Feature.strict("contains(#, #)", BOOLEAN, TEXT, TEXT),
            Feature.strict("suffix(#, #)", BOOLEAN, TEXT, TEXT),
            Feature.strict("# SIMILAR TO '[a-c]*'", BOOLEAN, TEXT),
            Feature.strict("# GLOB 'a*'", BOOLEAN, TEXT),
            Feature.strict("# ILIKE '%B%'", BOOLEAN, TEXT),
            Feature.strict("regexp_matches(#, '^[ab]')", BOOLEAN, TEXT),
            Feature.lenient("xor(#, #) = 0", BOOLEAN, INTEGER, INTEGER),
            Feature.strict("reverse(#)", TEXT, TEXT),
            Feature.strict("trim(#)", TEXT, TEXT),
            Feature.strict("left(#, 1)", TEXT, TEXT),
            Feature.strict("right(#, 1)", TEXT, TEXT),
            Feature.strict("substring(#, 1, 2)", TEXT, TEXT),
            Feature.strict("substring(#, 2)", TEXT, TEXT),
            Feature.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Feature.strict("repeat(#, 2)", TEXT, TEXT),
            Feature.strict("md5(#)", TEXT, TEXT),
            Feature.lenient("concat(#, #)", TEXT, TEXT, TEXT),
            Feature.strict("CAST(# AS VARCHAR)", TEXT, INTEGER),
            Feature.strict("CAST(# AS VARCHAR)", TEXT, BOOLEAN),
            Feature.strict("# + 1", DATE, DATE),
            Feature.strict("# - 30", DATE, DATE),
            Feature.strict("last_day(#)", DATE, DATE));

    private static final List<Feature> SQLITE = List.of(
            Feature.growing(Growth.LARGEST, "# % 7", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "+ #", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "~ #", INTEGER, INTEGER),
            Feature.growing(Growth.SUM, "# | #", INTEGER, INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "# & #", INTEGER, INTEGER, INTEGER),
            Feature.strict("max(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.strict("min(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.strict("instr(#, #)", INTEGER, TEXT, TEXT),
            Feature.strict("unicode(#)", INTEGER, TEXT),
            Feature.lenient("ifnull(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.lenient("ifnull(#, #)", TEXT, TEXT, TEXT),
            Feature.lenient("likely(#)", BOOLEAN, BOOLEAN),
            Feature.lenient("unlikely(#)", BOOLEAN, BOOLEAN),
            Feature.lenient("likelihood(#, 0.5)", BOOLEAN, BOOLEAN),
            Feature.lenient("# ISNULL", BOOLEAN, INTEGER),
            Feature.lenient("# NOTNULL", BOOLEAN, INTEGER),
            Feature.lenient("# IS #", BOOLEAN, INTEGER, INTEGER),
            Feature.lenient("# IS NOT #", BOOLEAN, INTEGER, INTEGER),
            Feature.lenient("# IS #", BOOLEAN, TEXT, TEXT),
            Feature.lenient("# IS NOT #", BOOLEAN, BOOLEAN, BOOLEAN),
            Feature.strict("# GLOB 'a*'", BOOLEAN, TEXT),
            Feature.strict("# GLOB #", BOOLEAN, TEXT, TEXT),
            Feature.strict("trim(#)", TEXT, TEXT),
            Feature.strict("substr(#, 1, 2)", TEXT, TEXT),
            Feature.strict("substr(#, 2)", TEXT, TEXT),
            Feature.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Feature.strict("hex(#)", TEXT, TEXT),
            Feature.lenient("quote(#)", TEXT, TEXT),
            Feature.lenient("typeof(#)", TEXT, INTEGER),
            Feature.strict("CAST(# AS TEXT)", TEXT, INTEGER));

    private static final List<Feature> H2 = List.of(
            Feature.growing(Growth.LARGEST, "mod(#, 7)", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Feature.lenient("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.lenient("least(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.lenient("decode(#, #, #)", INTEGER, INTEGER, INTEGER, INTEGER),
            Feature.lenient("nvl2(#, #, #)", INTEGER, INTEGER, INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "bitand(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.strict("sign(#)", INTEGER, INTEGER),
            Feature.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Feature.strict("ascii(#)", INTEGER, TEXT),
            Feature.strict("CAST(# AS INTEGER)", INTEGER, BOOLEAN),
            Feature.strict("EXTRACT(YEAR FROM #)", INTEGER, DATE),
            Feature.strict("EXTRACT(MONTH FROM #)", INTEGER, DATE),
            Feature.strict("day_of_week(#)", INTEGER, DATE),
            Feature.strict("DATEDIFF(DAY, #, #)", INTEGER, DATE, DATE),
            Feature.strict("# REGEXP '^[ab]'", BOOLEAN, TEXT),
            Feature.strict("# ILIKE '%B%'", BOOLEAN, TEXT),
            Feature.strict("trim(#)", TEXT, TEXT),
            Feature.strict("left(#, 1)", TEXT, TEXT),
            Feature.strict("substring(#, 1, 2)", TEXT, TEXT),
            Feature.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Feature.strict("repeat(#, 2)", TEXT, TEXT),
            Feature.lenient("concat(#, #)", TEXT, TEXT, TEXT),
            Feature.strict("CAST(# AS VARCHAR)", TEXT, INTEGER),
            Feature.strict("DATEADD(DAY, 1, #)", DATE, DATE));

    private static final List<Feature> HSQLDB = List.of(
            Feature.growing(Growth.LARGEST, "mod(#, 7)", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Feature.strict("greatest(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.strict("least(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "bitand(#, #)", INTEGER, INTEGER, INTEGER),
            Feature.strict("sign(#)", INTEGER, INTEGER),
            Feature.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Feature.strict("EXTRACT(YEAR FROM #)", INTEGER, DATE),
            Feature.strict("EXTRACT(MONTH FROM #)", INTEGER, DATE),
            Feature.strict("trim(#)", TEXT, TEXT),
            Feature.strict("reverse(#)", TEXT, TEXT),
            Feature.strict("substring(# FROM 1 FOR 2)", TEXT, TEXT),
            Feature.strict("replace(#, 'a', 'b')", TEXT, TEXT),
            Feature.strict("# + 1 DAY", DATE, DATE));

    private static final List<Feature> DERBY = List.of(
            Feature.growing(Growth.LARGEST, "mod(#, 7)", INTEGER, INTEGER),
            Feature.growing(Growth.LARGEST, "# / 3", INTEGER, INTEGER),
            Feature.strict("locate(#, #)", INTEGER, TEXT, TEXT),
            Feature.strict("year(#)", INTEGER, DATE),
            Feature.strict("month(#)", INTEGER, DATE),
            Feature.strict("day(#)", INTEGER, DATE),
            Feature.strict("trim(#)", TEXT, TEXT),
            Feature.strict("substr(#, 1)", TEXT, TEXT));

    private static final Set<Construct> NOTHING = EnumSet.noneOf(Construct.class);

    private Features() {}

    /** The features of a DBMS; only what is found everywhere for one that has no list of its own. */
    public static FeatureSet of(String dbms) {
        return switch (dbms) {
            case "duckdb" -> new FeatureSet(join(EVERYWHERE, DUCKDB), NOTHING);
            case "sqlite" ->
                new FeatureSet(
                        join(EVERYWHERE, SQLITE),
                        EnumSet.of(
                                Construct.DISTINCT_FROM,
                                Construct.IS_UNKNOWN,
                                Construct.QUANTIFIED,
                                Construct.FULL_JOIN,
                                Construct.MATERIALIZED,
                                Construct.EXCEPT_ALL,
                                Construct.INTERSECT_ALL));
            case "h2" ->
                new FeatureSet(
                        join(EVERYWHERE, H2),
                        EnumSet.of(
                                Construct.FULL_JOIN,
                                Construct.MATERIALIZED,
                                Construct.EXCEPT_ALL,
                                Construct.INTERSECT_ALL));
            case "hsqldb" ->
                new FeatureSet(
                        join(EVERYWHERE, HSQLDB),
                        EnumSet.of(Construct.MATERIALIZED, Construct.NULL_IN_LIST, Construct.PREDICATE_AS_VALUE));
            case "derby" -> new FeatureSet(join(EVERYWHERE, DERBY), DERBY_MISSING);
            default -> new FeatureSet(EVERYWHERE, EnumSet.allOf(Construct.class));
        };
    }

    private static final Set<Construct> DERBY_MISSING = EnumSet.of(
            Construct.DISTINCT_FROM,
            Construct.IS_TRUTH_VALUE,
            Construct.IS_UNKNOWN,
            Construct.PREDICATE_AS_VALUE,
            Construct.ROW_VALUE,
            Construct.NULL_IN_LIST,
            Construct.FULL_JOIN,
            Construct.MATERIALIZED,
            Construct.COMMON_TABLE,
            Construct.SUBQUERY_ANYWHERE);

    private static List<Feature> join(List<Feature> first, List<Feature> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
