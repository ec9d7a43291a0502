package io.panoptes.dbms.adapter;

import java.util.Optional;

/** One part of an adapter: what it is, or why this DBMS has none. */
public sealed interface Part<T> {

    record Given<T>(T part) implements Part<T> {}

    /** @param because a sentence for who wonders what is lacking */
    record None<T>(String because) implements Part<T> {
        public None {
            if (because.isBlank()) {
                throw new IllegalArgumentException("a part that an adapter does not have needs the reason");
            }
        }
    }

    static <T> Part<T> of(T part) {
        return new Given<>(part);
    }

    static <T> Part<T> none(String because) {
        return new None<>(because);
    }

    default Optional<T> value() {
        return switch (this) {
            case Given<T>(T part) -> Optional.of(part);
            case None<T> ignored -> Optional.empty();
        };
    }
}
