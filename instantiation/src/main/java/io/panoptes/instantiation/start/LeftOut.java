package io.panoptes.instantiation.start;

/**
 * A part of a script that campaigns do not use.
 *
 * @param what the part, such as {@code column orders.at}
 * @param why in a few words
 */
public record LeftOut(String what, String why) {
    @Override
    public String toString() {
        return what + ": " + why;
    }
}
