package io.panoptes.sql.reading;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How a family of DBMSs reads SQL, as data for who reads it.
 *
 * <p>LIKE is one operator for all families, though they differ in whether it looks at the case of letters: not in SQLite,
 * nor in MySQL without a binary collation. So LIKE never becomes another operator, not even where the pattern has no
 * wildcard.
 */
public record ReadingProfile(String name, Set<ReadingTrait> traits, NullOrder nulls, DateArithmetic dateArithmetic) {

    /** What a date is beside a number or another date. */
    public enum DateArithmetic {
        /** A day: {@code date + 3} is three days later, {@code date - date} a number of days. */
        DAYS,
        /** The number {@code yyyymmdd}. */
        NUMBERS,
        /** Nothing that is known, as where dates are kept as text. */
        UNKNOWN
    }

    /** Standard SQL as PostgreSQL and Calcite read it, with the spellings of others understood where they are plain. */
    public static final ReadingProfile STANDARD = new ReadingProfile(
            "standard",
            Set.of(
                    ReadingTrait.IMPLICIT_CASTS,
                    ReadingTrait.SYMMETRIC_BOUNDS,
                    ReadingTrait.COLUMNS_KEEP_THEIR_LENGTH,
                    ReadingTrait.HAVING_OF_ROWS_OPEN,
                    ReadingTrait.LATER_COMMON_TABLES_OPEN),
            NullOrder.HIGHEST,
            DateArithmetic.DAYS);

    public static final ReadingProfile MYSQL = new ReadingProfile(
            "mysql",
            Set.of(
                    ReadingTrait.NULL_BY_ZERO,
                    ReadingTrait.EXACT_DIVISION,
                    ReadingTrait.DOUBLE_QUOTED_STRINGS,
                    ReadingTrait.BACKSLASH_ESCAPES,
                    ReadingTrait.BOOLEANS_ARE_NUMBERS,
                    ReadingTrait.BOOLEAN_COLUMNS_HOLD_NUMBERS,
                    ReadingTrait.LOOSE_GROUPING,
                    ReadingTrait.HAVING_FILTERS_ROWS,
                    ReadingTrait.NULL_FROM_ANY,
                    ReadingTrait.LENGTH_IN_BYTES,
                    ReadingTrait.IMPLICIT_CASTS,
                    ReadingTrait.BLANK_AFTER_DASHES,
                    ReadingTrait.TEXT_FOLDS_CASE,
                    ReadingTrait.QUOTIENTS_ROUND,
                    ReadingTrait.FUNCTIONS_ARE_GIVEN,
                    ReadingTrait.ROLLUP_OF_NOTHING_OPEN,
                    ReadingTrait.UNSIGNED_COLUMNS,
                    ReadingTrait.DEVIATIONS_OF_POPULATION,
                    ReadingTrait.REAL_COMPARES_AS_DOUBLE,
                    ReadingTrait.COLUMNS_KEEP_THEIR_RANGE,
                    ReadingTrait.COLUMNS_KEEP_THEIR_LENGTH,
                    ReadingTrait.CASTS_CUT_TEXT),
            NullOrder.LOWEST,
            DateArithmetic.NUMBERS);

    public static final ReadingProfile SQLITE = new ReadingProfile(
            "sqlite",
            Set.of(
                    ReadingTrait.NULL_BY_ZERO,
                    ReadingTrait.BOOLEANS_ARE_NUMBERS,
                    ReadingTrait.BOOLEAN_COLUMNS_HOLD_NUMBERS,
                    ReadingTrait.LOOSE_GROUPING,
                    ReadingTrait.HAVING_FILTERS_ROWS,
                    ReadingTrait.WHOLE_SUMS,
                    ReadingTrait.FRACTIONS_FLOAT,
                    ReadingTrait.FUNCTIONS_ARE_GIVEN,
                    ReadingTrait.LIKE_FOLDS_CASE,
                    ReadingTrait.UNKNOWN_NAMES_ARE_STRINGS,
                    ReadingTrait.DATES_ARE_TEXTS,
                    ReadingTrait.KEYS_TAKE_NULL,
                    ReadingTrait.AFFINITY,
                    ReadingTrait.NAMES_IN_SQUARE_BRACKETS,
                    ReadingTrait.SET_OPERATIONS_FROM_LEFT,
                    ReadingTrait.LATER_COMMON_TABLES_OPEN,
                    ReadingTrait.PREDICATES_BIND_LIKE_EQUALITY,
                    ReadingTrait.CASTS_KEEP_TEXT),
            NullOrder.LOWEST,
            DateArithmetic.UNKNOWN);

    public static final ReadingProfile DUCKDB = new ReadingProfile(
            "duckdb",
            Set.of(
                    ReadingTrait.EXACT_DIVISION,
                    ReadingTrait.SLASHES_DIVIDE_WHOLE,
                    ReadingTrait.HAVING_OF_ROWS_OPEN,
                    ReadingTrait.FUNCTIONS_ARE_GIVEN,
                    ReadingTrait.LITERALS_TAKE_TYPES,
                    ReadingTrait.CASTS_KEEP_TEXT,
                    ReadingTrait.SKIPS_NULLS,
                    ReadingTrait.FLOAT_IS_REAL,
                    ReadingTrait.SLICES_TEXTS,
                    ReadingTrait.SERIES_OF_BIGINT,
                    ReadingTrait.AGGREGATES_TAKE_ORDER,
                    ReadingTrait.NOCASE_FOLDS_LETTERS,
                    ReadingTrait.COLUMNS_KEEP_THEIR_RANGE,
                    ReadingTrait.DATES_MAY_BE_INFINITE,
                    ReadingTrait.ROWS_ARE_STRUCTS),
            NullOrder.LAST,
            DateArithmetic.DAYS);

    public static final ReadingProfile POSTGRESQL = new ReadingProfile(
            "postgresql",
            Set.of(
                    ReadingTrait.LITERALS_TAKE_TYPES,
                    ReadingTrait.CASTS_CUT_TEXT,
                    ReadingTrait.CHAR_IS_ONE_LETTER,
                    ReadingTrait.FLOAT_IS_DOUBLE,
                    ReadingTrait.REAL_COMPARES_AS_DOUBLE,
                    ReadingTrait.SKIPS_NULLS,
                    ReadingTrait.COLUMNS_KEEP_THEIR_RANGE,
                    ReadingTrait.COLUMNS_KEEP_THEIR_LENGTH,
                    ReadingTrait.SYMMETRIC_BOUNDS,
                    ReadingTrait.DATES_MAY_BE_INFINITE,
                    ReadingTrait.FUNCTIONS_ARE_GIVEN),
            NullOrder.HIGHEST,
            DateArithmetic.DAYS);

    /** All profiles that a user can name. */
    public static final List<ReadingProfile> ALL = List.of(STANDARD, MYSQL, SQLITE, DUCKDB, POSTGRESQL);

    public ReadingProfile {
        traits = Collections.unmodifiableSet(
                traits.isEmpty() ? EnumSet.noneOf(ReadingTrait.class) : EnumSet.copyOf(traits));
    }

    /** The same, but dividing whole numbers gives a fraction. */
    public ReadingProfile withExactDivision(String newName) {
        Set<ReadingTrait> more = EnumSet.of(ReadingTrait.EXACT_DIVISION);
        more.addAll(traits);
        return new ReadingProfile(newName, more, nulls, dateArithmetic);
    }

    /** The same under its name, for queries that are evaluated and never compared: more is read of them. */
    public ReadingProfile forValuesAlone() {
        Set<ReadingTrait> more = EnumSet.of(ReadingTrait.VALUES_ALONE);
        more.addAll(traits);
        return new ReadingProfile(name, more, nulls, dateArithmetic);
    }

    /** The same, but like stands with like, or the query can't be read. */
    public ReadingProfile withoutImplicitCasts(String newName) {
        ReadingProfile fewer = without(ReadingTrait.IMPLICIT_CASTS);
        return new ReadingProfile(newName, fewer.traits(), nulls, dateArithmetic);
    }

    /** The same under its name, but for one trait. */
    public ReadingProfile without(ReadingTrait trait) {
        if (!has(trait)) {
            return this;
        }
        Set<ReadingTrait> fewer = EnumSet.copyOf(traits);
        fewer.remove(trait);
        return new ReadingProfile(name, fewer, nulls, dateArithmetic);
    }

    /** The same, but NULLs stand elsewhere where an order doesn't say. */
    public ReadingProfile withNulls(NullOrder order) {
        return new ReadingProfile(name, traits, order, dateArithmetic);
    }

    public boolean has(ReadingTrait trait) {
        return traits.contains(trait);
    }

    public boolean exactDivision() {
        return has(ReadingTrait.EXACT_DIVISION);
    }

    public boolean doubleQuotedStrings() {
        return has(ReadingTrait.DOUBLE_QUOTED_STRINGS);
    }

    public boolean backslashEscapes() {
        return has(ReadingTrait.BACKSLASH_ESCAPES);
    }

    public boolean booleansAreNumbers() {
        return has(ReadingTrait.BOOLEANS_ARE_NUMBERS);
    }

    public boolean looseGrouping() {
        return has(ReadingTrait.LOOSE_GROUPING);
    }

    public boolean nullFromAny() {
        return has(ReadingTrait.NULL_FROM_ANY);
    }

    public boolean lengthInBytes() {
        return has(ReadingTrait.LENGTH_IN_BYTES);
    }

    public boolean implicitCasts() {
        return has(ReadingTrait.IMPLICIT_CASTS);
    }
}
