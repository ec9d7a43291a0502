package io.panoptes.dbms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Something about a DBMS that was different before certain versions.
 *
 * @param newest as it is in the newest version
 * @param changes what it was before, each on top of those that stand ahead of it
 */
public record History<T>(T newest, List<Change<T>> changes) {
    public History {
        changes = List.copyOf(changes);
    }

    /** @param version the first that is like the newest in this respect */
    public record Change<T>(String version, UnaryOperator<T> older) {}

    public static <T> History<T> of(T newest) {
        return new History<>(newest, List.of());
    }

    public History<T> before(String version, UnaryOperator<T> older) {
        List<Change<T>> all = new ArrayList<>(changes);
        all.add(new Change<>(version, older));
        return new History<>(newest, all);
    }

    public T at(Version version) {
        T value = newest;
        for (Change<T> change : changes) {
            if (version.isBefore(change.version())) {
                value = change.older().apply(value);
            }
        }
        return value;
    }
}
