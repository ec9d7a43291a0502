package io.panoptes.dbms;

import java.util.List;

/**
 * Statements of a DBMS that change how a state is kept or planned for, and no answer. The tables of a state are b0, b1 and so on.
 *
 * @param before some to be run on the empty database
 * @param after some to be run when the rows are in
 */
public record Upkeep(List<String> before, List<String> after) {
    public static final Upkeep NONE = new Upkeep(List.of(), List.of());

    public Upkeep {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    public static Upkeep after(String... statements) {
        return new Upkeep(List.of(), List.of(statements));
    }
}
