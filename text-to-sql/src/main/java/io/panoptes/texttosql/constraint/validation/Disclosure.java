package io.panoptes.texttosql.constraint.validation;

import java.util.Map;

/**
 * What of a database a model may see beside its schema.
 *
 * @param values whether bounds and categories are sent, which are values of the database
 * @param samples rows by table, as text; sent as they are
 * @param evidence what is known about the data; empty for nothing
 */
public record Disclosure(boolean values, Map<String, String> samples, String evidence) {
    /** The schema, and what kinds of constraints there are. */
    public static final Disclosure NONE = new Disclosure(false, Map.of(), "");

    public Disclosure {
        samples = Map.copyOf(samples);
    }

    String samplesOf(String table) {
        return samples.getOrDefault(table, "");
    }
}
