package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Databases that reached something new; the latest ones come up most. */
final class KeptDatabases {
    private final List<Tables> databases = new ArrayList<>();
    private final RandomGenerator random;

    KeptDatabases(RandomGenerator random) {
        this.random = random;
    }

    boolean isEmpty() {
        return databases.isEmpty();
    }

    void add(Tables database) {
        databases.add(database);
    }

    Tables pick() {
        int size = databases.size();
        return databases.get(
                random.nextBoolean() ? random.nextInt(size) : size - 1 - random.nextInt(Math.min(8, size)));
    }
}
