package io.panoptes.dbms;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the profiles of several DBMSs have in common, and how parts of a profile are put together. */
public final class ProfileParts {
    /** A table of a database state where a query reads it, with its alias: states call theirs b0, b1, and so on. */
    public static final Pattern STATE_TABLE =
            Pattern.compile("\\b(?:FROM|JOIN)\\s+b\\d+\\b(?:\\s+AS\\s+\\w+)?", Pattern.CASE_INSENSITIVE);

    /** Hazards that no DBMS is free of. */
    public static final Set<Hazard> HAZARDS_OF_ALL = Set.of(
            Hazard.RUNTIME_ERROR,
            Hazard.FLOATING_POINT,
            Hazard.IMPLICIT_CAST,
            Hazard.ROW_ORDER,
            Hazard.NONDETERMINISM,
            Hazard.RESULT_TYPE,
            Hazard.SHARED_STATE);

    /** Exceptions that no statement should end in, whatever it says, where the DBMS is written in Java. */
    public static final String FAULTS_OF_JAVA =
            "NullPointerException|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfBoundsException"
                    + "|ClassCastException|AssertionError|StackOverflowError|NegativeArraySize|ConcurrentModification"
                    + "|NoSuchElement|UnsupportedOperationException|IllegalStateException|IllegalArgumentException";

    /** Numbers and times as nearly all name them. */
    public static final List<TypeSpelling> INTEGERS = List.of(
            TypeSpelling.integer(32, "INTEGER"),
            TypeSpelling.integer(16, "SMALLINT"),
            TypeSpelling.integer(64, "BIGINT"));

    public static final List<TypeSpelling> TIMES =
            List.of(TypeSpelling.date("DATE"), TypeSpelling.time("TIME"), TypeSpelling.timestamp("TIMESTAMP"));

    private ProfileParts() {}

    /** Those of all, and these. */
    public static Set<Hazard> hazards(Hazard... further) {
        EnumSet<Hazard> all = EnumSet.copyOf(HAZARDS_OF_ALL);
        all.addAll(List.of(further));
        return all;
    }

    @SafeVarargs
    public static List<TypeSpelling> types(List<TypeSpelling>... groups) {
        return Stream.of(groups).flatMap(List::stream).toList();
    }

    @SafeVarargs
    public static <E extends Enum<E>> UnaryOperator<Set<E>> with(E... more) {
        return set -> {
            EnumSet<E> all = EnumSet.copyOf(set);
            all.addAll(List.of(more));
            return all;
        };
    }

    @SafeVarargs
    public static <E extends Enum<E>> UnaryOperator<Set<E>> without(E... gone) {
        return set -> {
            EnumSet<E> rest = EnumSet.copyOf(set);
            rest.removeAll(List.of(gone));
            return rest;
        };
    }
}
