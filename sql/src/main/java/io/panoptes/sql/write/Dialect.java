package io.panoptes.sql.write;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Constructs;
import io.panoptes.sql.ast.Query;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a DBMS spells SQL, as data for the writer.
 *
 * <p>{@link #PORTABLE} is the dialect of oracle files, which Calcite parses. An adapter begins with one of
 * {@link Dialects} and says what is different at its version.
 *
 * @param quote begins and ends a quoted name
 * @param folding what the DBMS makes of a name without quotes; a name that needs quotes is folded alike
 * @param columnTypes names of types in CREATE TABLE, where they are not those of {@link TypeKind}
 * @param castTypes names of types in CAST, where they are not those in CREATE TABLE
 * @param functions names of functions, where they are not the standard's
 * @param emptyFrom what to write for a SELECT without FROM, where there must be one
 * @param habits what it says otherwise
 * @param lacking what it can't say
 */
public record Dialect(
        String name,
        char quote,
        Folding folding,
        Map<TypeKind, String> columnTypes,
        Map<TypeKind, String> castTypes,
        Map<String, String> functions,
        Optional<String> emptyFrom,
        Set<Habit> habits,
        Set<Construct> lacking) {

    public static final Dialect PORTABLE = new Dialect("portable", '"').with(Habit.SAYS_MATERIALIZED);

    public Dialect {
        columnTypes = Map.copyOf(columnTypes);
        castTypes = Map.copyOf(castTypes);
        functions = Map.copyOf(functions);
        // Not Set.copyOf: these sets are asked for every word that is written.
        habits = habits.isEmpty() ? EnumSet.noneOf(Habit.class) : EnumSet.copyOf(habits);
        lacking = lacking.isEmpty() ? EnumSet.noneOf(Construct.class) : EnumSet.copyOf(lacking);
    }

    public Dialect(String name, char quote) {
        this(name, quote, Folding.NONE, Map.of(), Map.of(), Map.of(), Optional.empty(), Set.of(), Set.of());
    }

    /** What a DBMS makes of a name without quotes. */
    public enum Folding {
        NONE,
        UPPER,
        LOWER
    }

    public boolean has(Habit habit) {
        return habits.contains(habit);
    }

    public boolean lacks(Construct construct) {
        return lacking.contains(construct);
    }

    /** The first construct in the query that this dialect can't say; empty where it can say all of it. */
    public Optional<Construct> cannotSay(Query query) {
        return Constructs.of(query).stream().filter(lacking::contains).findFirst();
    }

    public Dialect with(Habit... more) {
        Set<Habit> changed = new java.util.HashSet<>(habits);
        changed.addAll(Arrays.asList(more));
        return new Dialect(name, quote, folding, columnTypes, castTypes, functions, emptyFrom, changed, lacking);
    }

    public Dialect without(Habit... fewer) {
        Set<Habit> changed = new java.util.HashSet<>(habits);
        Arrays.asList(fewer).forEach(changed::remove);
        return new Dialect(name, quote, folding, columnTypes, castTypes, functions, emptyFrom, changed, lacking);
    }

    public Dialect lacking(Construct... more) {
        Set<Construct> changed = new java.util.HashSet<>(lacking);
        changed.addAll(Arrays.asList(more));
        return new Dialect(name, quote, folding, columnTypes, castTypes, functions, emptyFrom, habits, changed);
    }

    public Dialect knowing(Construct... more) {
        Set<Construct> changed = new java.util.HashSet<>(lacking);
        Arrays.asList(more).forEach(changed::remove);
        return new Dialect(name, quote, folding, columnTypes, castTypes, functions, emptyFrom, habits, changed);
    }

    /** Names the type in CREATE TABLE and, unless {@link #cast} says otherwise, in CAST. */
    public Dialect type(TypeKind kind, String typeName) {
        Map<TypeKind, String> changed = new EnumMap<>(TypeKind.class);
        changed.putAll(columnTypes);
        changed.put(kind, typeName);
        return new Dialect(name, quote, folding, changed, castTypes, functions, emptyFrom, habits, lacking);
    }

    public Dialect cast(TypeKind kind, String typeName) {
        Map<TypeKind, String> changed = new EnumMap<>(TypeKind.class);
        changed.putAll(castTypes);
        changed.put(kind, typeName);
        return new Dialect(name, quote, folding, columnTypes, changed, functions, emptyFrom, habits, lacking);
    }

    public Dialect function(String standard, String own) {
        Map<String, String> changed = new HashMap<>(functions);
        changed.put(standard, own);
        return new Dialect(name, quote, folding, columnTypes, castTypes, changed, emptyFrom, habits, lacking);
    }

    public Dialect folding(Folding changed) {
        return new Dialect(name, quote, changed, columnTypes, castTypes, functions, emptyFrom, habits, lacking);
    }

    public Dialect emptyFrom(String from) {
        return new Dialect(name, quote, folding, columnTypes, castTypes, functions, Optional.of(from), habits, lacking);
    }

    public Dialect named(String changed) {
        return new Dialect(changed, quote, folding, columnTypes, castTypes, functions, emptyFrom, habits, lacking);
    }
}
