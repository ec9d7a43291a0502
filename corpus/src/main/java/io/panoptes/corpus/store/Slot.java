package io.panoptes.corpus.store;

/** A column that a snippet reads: the {@code number}-th of its type. Written {@code {i0}}. */
public record Slot(SlotType type, int number) {
    @Override
    public String toString() {
        return "{" + type.letter() + number + "}";
    }
}
