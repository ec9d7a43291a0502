package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.value.Value;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Padding, trailing blanks, and '' that is NULL: none of them is stored or written, and no column is CHAR(n). */
record PaddingGuard() implements HazardGuard {
    private static final Pattern PADDED = Pattern.compile("(?i)(n?char|character|national character)( *\\(\\d+\\))?");

    @Override
    public Hazard hazard() {
        return Hazard.PADDING;
    }

    @Override
    public Optional<String> objectionToState(StateView state) {
        Optional<String> declared = state.columns()
                .filter(column -> PADDED.matcher(column.typeName()).matches())
                .map(column -> "column declared as " + column.typeName())
                .findFirst();
        return declared.isPresent() ? declared : firstIn(state.values());
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return firstIn(candidate.values());
    }

    private static Optional<String> firstIn(Stream<Value> values) {
        return values.filter(
                        value -> value instanceof Value.TextValue(var text) && (text.isEmpty() || text.endsWith(" ")))
                .map(value -> "empty or with a trailing blank: " + value)
                .findFirst();
    }
}
