package io.panoptes.discovery.seed;

import java.util.OptionalLong;

/** Where seeds come from: the same number gives the same seed. */
public interface SeedSource {

    SeedCaq seed(long number);

    /** How many there are; without bound where absent. */
    default OptionalLong size() {
        return OptionalLong.empty();
    }
}
