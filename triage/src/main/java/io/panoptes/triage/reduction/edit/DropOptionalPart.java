package io.panoptes.triage.reduction.edit;

import java.util.Optional;
import java.util.stream.Stream;

/** {@code an optional part -> nothing}: WHERE, HAVING, GROUP BY, LIMIT, FILTER, OVER, ELSE, an alias. */
record DropOptionalPart() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        return part instanceof Optional<?> optional && optional.isPresent()
                ? Stream.of(Optional.empty())
                : Stream.empty();
    }
}
