package io.panoptes.benchmarks.rediscovery;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A bug that is known, with the versions on which it was tried.
 *
 * @param constructs what its statements are made of
 * @param buggy those on which it is there, and {@code sound} those on which it is not
 */
public record KnownBug(String id, String dbms, Set<String> constructs, List<String> buggy, Set<String> sound) {
    public KnownBug {
        constructs = Set.copyOf(constructs);
        buggy = List.copyOf(buggy);
        sound = Set.copyOf(sound);
    }

    /** Whether it is there on this version; empty where that was not tried. */
    public Optional<Boolean> isOn(String version) {
        return buggy.contains(version)
                ? Optional.of(true)
                : sound.contains(version) ? Optional.of(false) : Optional.empty();
    }
}
