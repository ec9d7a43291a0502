package io.panoptes.instantiation.start;

/**
 * A user's schema and data.
 *
 * @param name of the file, for messages
 * @param sql its text
 * @param only whether states have no other tables
 */
public record StartScript(String name, String sql, boolean only) {}
