package io.panoptes.dbms.learning;

import io.panoptes.sql.value.Row;
import java.util.List;

/**
 * A query to which the standard has one answer.
 *
 * @param query portable SQL
 * @param ways changes that are tried in their order, where the words learnt so far are not read or not answered so
 * @param unread what follows when no way is read
 * @param differing what follows when one is read, and answered otherwise
 */
public record StandardQuery(
        String name,
        String query,
        List<Row> rows,
        boolean inOrder,
        List<String> ways,
        List<String> unread,
        List<String> differing) {
    public StandardQuery {
        rows = List.copyOf(rows);
        ways = List.copyOf(ways);
        unread = List.copyOf(unread);
        differing = List.copyOf(differing);
    }
}
