package io.panoptes.equivalence.front.operator;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.Set;

/**
 * Names that must not be taken for deterministic functions of their arguments in one row: aggregates and functions that give
 * rows, where Calcite knows neither, and functions that give another value each time.
 */
public final class RefusedFunctions {
    private static final Set<String> AGGREGATES = words("""
            STRING_AGG ARRAY_AGG ARRAY_CONCAT_AGG LISTAGG GROUP_CONCAT WM_CONCAT COLLECT_SET COLLECT_LIST LIST HISTOGRAM
            JSON_AGG JSONB_AGG JSON_OBJECT_AGG JSONB_OBJECT_AGG JSON_ARRAYAGG JSON_OBJECTAGG JSON_GROUP_ARRAY
            JSON_GROUP_OBJECT XMLAGG MAP_AGG RANGE_AGG FIRST LAST ARBITRARY MEDIAN MODE QUANTILE QUANTILE_CONT QUANTILE_DISC
            PERCENTILE PERCENTILE_APPROX PERCENTILE_CONT PERCENTILE_DISC APPROX_COUNT_DISTINCT APPROX_QUANTILE
            APPROX_PERCENTILE ARG_MIN ARG_MAX ARGMIN ARGMAX MIN_BY MAX_BY BIT_AND BIT_OR BIT_XOR TOTAL KAHAN_SUM SUMKAHAN
            ENTROPY MAD BOOL_AND BOOL_OR EVERY LOGICAL_AND LOGICAL_OR COUNT_IF COUNTIF SUM_DISTINCT CHECKSUM_AGG
            MEAN SUM_NO_OVERFLOW GEOMEAN GEOMETRIC_MEAN COUNT_STAR HISTOGRAM_EXACT HISTOGRAM_VALUES APPROX_TOP_K BITSTRING_AGG
            RESERVOIR_QUANTILE LTTB ARG_MIN_NULL ARG_MAX_NULL ARG_MIN_NULLS_LAST ARG_MAX_NULLS_LAST COMBINE_AGGR DECIMAL_AVERAGE
            DECIMAL_SUM VARIANT_GROUP_OBJECT RANGE_INTERSECT_AGG JSON_GROUP_STRUCTURE JSONB_GROUP_ARRAY JSONB_GROUP_OBJECT
            JSON_AGG_STRICT JSONB_AGG_STRICT ST_COLLECT""");

    private static final Set<String> ROWS = words("""
            UNNEST EXPLODE EXPLODE_OUTER POSEXPLODE POSEXPLODE_OUTER INLINE STACK GENERATE_SERIES GENERATE_SUBSCRIPTS
            JSON_EACH JSON_TREE JSON_ARRAY_ELEMENTS JSONB_ARRAY_ELEMENTS JSONB_EACH JSON_TABLE STRING_SPLIT
            REGEXP_SPLIT_TO_TABLE REGEXP_MATCHES STRING_TO_TABLE""");

    private static final Set<String> CHANGING = words("""
            RAND RANDOM RANDN UUID UUID_SHORT NEWID GEN_RANDOM_UUID UUID_GENERATE_V4 RANDOMBLOB SETSEED NEXTVAL SETVAL
            CURRVAL LASTVAL CLOCK_TIMESTAMP TIMEOFDAY SYSDATE SLEEP PG_SLEEP LAST_INSERT_ID LAST_INSERT_ROWID CHANGES
            TOTAL_CHANGES ROW_COUNT FOUND_ROWS MONOTONICALLY_INCREASING_ID SPARK_PARTITION_ID INPUT_FILE_NAME""");

    private RefusedFunctions() {}

    public static void check(String name) {
        if (name.equals(FrontOperators.COLLATE_NOCASE)) {
            throw new Unsupported("COLLATE away from a comparison or ORDER BY");
        }
        if (AGGREGATES.contains(name)) {
            throw new Unsupported("aggregate " + name);
        }
        if (ROWS.contains(name)) {
            throw new Unsupported("function that gives rows: " + name);
        }
        if (CHANGING.contains(name)) {
            throw new Unsupported(name + "()");
        }
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }
}
