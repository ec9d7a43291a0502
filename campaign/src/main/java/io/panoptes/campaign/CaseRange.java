package io.panoptes.campaign;

/** Neighbouring case numbers, from {@code first} to before {@code end}. */
public record CaseRange(long first, long end) {
    public long size() {
        return end - first;
    }
}
