package io.panoptes.equivalence.front.profile;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How a family of DBMSs reads SQL, as data for the front.
 *
 * <p>LIKE is one operator for all families, though they differ in whether it looks at the case of letters: not in SQLite,
 * nor in MySQL without a binary collation. So LIKE never becomes another operator, not even where the pattern has no
 * wildcard.
 */
public record FrontProfile(String name, Set<Trait> traits, NullOrder nulls, DateArithmetic dateArithmetic) {

    /** What a date is beside a number or another date. */
    public enum DateArithmetic {
        /** A day: {@code date + 3} is three days later, {@code date - date} a number of days. */
        DAYS,
        /** The number {@code yyyymmdd}. */
        NUMBERS,
        /** Nothing that the front knows, as where dates are kept as text. */
        UNKNOWN
    }

    /** Standard SQL as PostgreSQL and Calcite read it, with the spellings of others understood where they are plain. */
    public static final FrontProfile STANDARD =
            new FrontProfile("standard", Set.of(Trait.IMPLICIT_CASTS), NullOrder.HIGHEST, DateArithmetic.DAYS);

    public static final FrontProfile MYSQL = new FrontProfile(
            "mysql",
            Set.of(
                    Trait.EXACT_DIVISION,
                    Trait.DOUBLE_QUOTED_STRINGS,
                    Trait.BACKSLASH_ESCAPES,
                    Trait.BOOLEANS_ARE_NUMBERS,
                    Trait.LOOSE_GROUPING,
                    Trait.NULL_FROM_ANY,
                    Trait.LENGTH_IN_BYTES,
                    Trait.IMPLICIT_CASTS),
            NullOrder.LOWEST,
            DateArithmetic.NUMBERS);

    public static final FrontProfile SQLITE = new FrontProfile(
            "sqlite",
            Set.of(Trait.BOOLEANS_ARE_NUMBERS, Trait.LOOSE_GROUPING, Trait.IMPLICIT_CASTS),
            NullOrder.LOWEST,
            DateArithmetic.UNKNOWN);

    public static final FrontProfile DUCKDB =
            new FrontProfile("duckdb", Set.of(Trait.EXACT_DIVISION), NullOrder.LAST, DateArithmetic.DAYS);

    public static final FrontProfile POSTGRESQL =
            new FrontProfile("postgresql", Set.of(), NullOrder.HIGHEST, DateArithmetic.DAYS);

    /** All profiles that a user can name. */
    public static final List<FrontProfile> ALL = List.of(STANDARD, MYSQL, SQLITE, DUCKDB, POSTGRESQL);

    public FrontProfile {
        traits = Collections.unmodifiableSet(traits.isEmpty() ? EnumSet.noneOf(Trait.class) : EnumSet.copyOf(traits));
    }

    /** The same, but dividing whole numbers gives a fraction. */
    public FrontProfile withExactDivision(String newName) {
        Set<Trait> more = EnumSet.of(Trait.EXACT_DIVISION);
        more.addAll(traits);
        return new FrontProfile(newName, more, nulls, dateArithmetic);
    }

    /** The same, but like stands with like, or the query can't be read. */
    public FrontProfile withoutImplicitCasts(String newName) {
        Set<Trait> fewer = EnumSet.allOf(Trait.class);
        fewer.retainAll(traits);
        fewer.remove(Trait.IMPLICIT_CASTS);
        return new FrontProfile(newName, fewer, nulls, dateArithmetic);
    }

    /** The same, but NULLs stand elsewhere where an order doesn't say. */
    public FrontProfile withNulls(NullOrder order) {
        return new FrontProfile(name, traits, order, dateArithmetic);
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    public boolean exactDivision() {
        return has(Trait.EXACT_DIVISION);
    }

    public boolean doubleQuotedStrings() {
        return has(Trait.DOUBLE_QUOTED_STRINGS);
    }

    public boolean backslashEscapes() {
        return has(Trait.BACKSLASH_ESCAPES);
    }

    public boolean booleansAreNumbers() {
        return has(Trait.BOOLEANS_ARE_NUMBERS);
    }

    public boolean looseGrouping() {
        return has(Trait.LOOSE_GROUPING);
    }

    public boolean nullFromAny() {
        return has(Trait.NULL_FROM_ANY);
    }

    public boolean lengthInBytes() {
        return has(Trait.LENGTH_IN_BYTES);
    }

    public boolean implicitCasts() {
        return has(Trait.IMPLICIT_CASTS);
    }
}
