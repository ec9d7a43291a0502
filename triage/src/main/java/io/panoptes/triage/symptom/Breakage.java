package io.panoptes.triage.symptom;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A statement breaks the target, which is a bug whatever the pair. */
public sealed interface Breakage extends Symptom permits InternalError, Crash, Hang {
    Set<String> QUERIES = Set.of("SELECT", "WITH", "VALUES", "TABLE");

    /** Those among the statements of a side; what else stands there is a query of one dialect or another. */
    Set<String> CHANGES = Set.of("INSERT", "UPDATE", "DELETE", "MERGE", "REPLACE");

    /** Where in the test case it happened. */
    Place place();

    /** The statement that did it. */
    String statement();

    /** What the target, its log or its process left. */
    String message();

    @Override
    default Optional<Place> where() {
        return Optional.of(place());
    }

    @Override
    default Optional<String> output() {
        return Optional.of(message());
    }

    @Override
    default String manner() {
        String statement = isInSetup() && !isChange() ? "the setup" : kindOfStatement();
        return "%s of %s: %s".formatted(kind(), statement, ErrorMessage.signature(message()));
    }

    @Override
    default String signature() {
        return "%s of %s: %s".formatted(kind(), kindOfStatement(), ErrorMessage.signature(message()));
    }

    @Override
    default boolean isKnownBySignature() {
        return true;
    }

    @Override
    default boolean breaksInstance() {
        return true;
    }

    @Override
    default boolean looksLikeStop() {
        return false;
    }

    @Override
    default boolean mayBeSlowness() {
        return false;
    }

    @Override
    default String summary() {
        return "%s: %s".formatted(kind().word(), message().lines().findFirst().orElse(""));
    }

    /** The message in a line of a title. */
    default String firstLine() {
        return SanitizerReport.in(message()).map(SanitizerReport::title).orElseGet(() -> TitleText.message(message()));
    }

    /** A query, or the first word of a statement that changes something, wherever in the case it stands. */
    private String kindOfStatement() {
        boolean changes = isInSetup() ? !QUERIES.contains(firstWord()) : isChange();
        return changes ? firstWord() : "a query";
    }

    /** Of rows: it breaks in the same manner in the setup and between the queries. */
    private boolean isChange() {
        return CHANGES.contains(firstWord());
    }

    private String firstWord() {
        return statement().strip().split("\\W", 2)[0].toUpperCase(Locale.ROOT);
    }
}
