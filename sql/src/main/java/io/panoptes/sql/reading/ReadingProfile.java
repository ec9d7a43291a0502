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
 *
 * @param nulls where NULLs stand in an order that doesn't say
 * @param functions the names of the libraries of functions of which is known what they give
 * @param use for which texts it is used
 */
public record ReadingProfile(
        String name,
        Set<ReadingTrait> traits,
        NullOrder nulls,
        DateArithmetic dateArithmetic,
        List<String> functions,
        ReadingUse use) {

    /** What a date is beside a number or another date. */
    public enum DateArithmetic {
        /** A day: {@code date + 3} is three days later, {@code date - date} a number of days. */
        DAYS,
        /** The number {@code yyyymmdd}. */
        NUMBERS,
        /** Nothing that is known, as where dates are kept as text. */
        UNKNOWN
    }

    /**
     * Standard SQL as PostgreSQL and Calcite read it, with the spellings of others understood where they are plain. The reading
     * where no DBMS is meant.
     */
    public static final ReadingProfile STANDARD = ReadingText.shipped("standard");

    public ReadingProfile {
        traits = Collections.unmodifiableSet(
                traits.isEmpty() ? EnumSet.noneOf(ReadingTrait.class) : EnumSet.copyOf(traits));
        functions = List.copyOf(functions);
    }

    /** A reading of no DBMS: none has functions of its own, none tries its verdicts. */
    public ReadingProfile(String name, Set<ReadingTrait> traits, NullOrder nulls, DateArithmetic dateArithmetic) {
        this(name, traits, nulls, dateArithmetic, List.of(), ReadingUse.WHERE_NAMED);
    }

    /** The same, but dividing whole numbers gives a fraction. */
    public ReadingProfile withExactDivision(String newName) {
        Set<ReadingTrait> more = EnumSet.of(ReadingTrait.EXACT_DIVISION);
        more.addAll(traits);
        return new ReadingProfile(newName, more, nulls, dateArithmetic);
    }

    /**
     * The same, but quotients of whole numbers are fractions, these and averages are in floating point, and sums of REAL numbers are REAL.
     */
    ReadingProfile withFloatingQuotients(String newName) {
        Set<ReadingTrait> more = EnumSet.of(
                ReadingTrait.EXACT_DIVISION, ReadingTrait.QUOTIENTS_FLOAT, ReadingTrait.SUMS_OF_REAL_ARE_REAL);
        more.addAll(traits);
        return withTraits(more).named(newName);
    }

    /** The same under its name, for queries that are evaluated and never compared: more is read of them. */
    public ReadingProfile forValuesAlone() {
        Set<ReadingTrait> more = EnumSet.of(ReadingTrait.VALUES_ALONE);
        more.addAll(traits);
        return withTraits(more);
    }

    /** The same, but like stands with like, or the query can't be read. */
    public ReadingProfile withoutImplicitCasts(String newName) {
        return without(ReadingTrait.IMPLICIT_CASTS).named(newName);
    }

    /** The same under its name, but for one trait. */
    public ReadingProfile without(ReadingTrait trait) {
        if (!has(trait)) {
            return this;
        }
        Set<ReadingTrait> fewer = EnumSet.copyOf(traits);
        fewer.remove(trait);
        return withTraits(fewer);
    }

    private ReadingProfile withTraits(Set<ReadingTrait> others) {
        return new ReadingProfile(name, others, nulls, dateArithmetic, functions, use);
    }

    /** The same under its name, but NULLs stand elsewhere where an order doesn't say. */
    public ReadingProfile withNulls(NullOrder order) {
        return new ReadingProfile(name, traits, order, dateArithmetic, functions, use);
    }

    /** The same traits under another name, as a reading of no DBMS. */
    public ReadingProfile named(String newName) {
        return new ReadingProfile(newName, traits, nulls, dateArithmetic);
    }

    /** The names of the readings whose DBMSs try verdicts of this one, the best first. */
    public List<String> trialReadings() {
        return use.trialReadings().isEmpty() ? List.of(name) : use.trialReadings();
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
