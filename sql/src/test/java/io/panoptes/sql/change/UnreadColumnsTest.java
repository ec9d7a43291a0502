package io.panoptes.sql.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UnreadColumnsTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, b INTEGER, p BOOLEAN, e INTEGER)"));

    private static Set<String> unread(String placeholder, String query, String... changes) {
        return UnreadColumns.of(
                placeholder,
                List.of(new ReadSide(
                        Stream.of(changes)
                                .map(change -> SqlReader.change(change, SCHEMA))
                                .toList(),
                        SqlReader.side(query, SCHEMA))));
    }

    @Test
    void whatIsReadBeforeAllChangesMayReadAnything() {
        assertThat(unread("p", "SELECT t.a FROM t", "UPDATE t SET a = t.e WHERE t.p"))
                .isEmpty();
    }

    @Test
    void whatIsReadByALaterStatementMustNotReadTheAssignedColumn() {
        assertThat(unread(
                        "p", "SELECT t.a FROM t", "UPDATE t SET a = t.e WHERE t.p", "UPDATE t SET b = 1 WHERE NOT t.p"))
                .containsExactly("a");
        assertThat(unread(
                        "e", "SELECT t.a FROM t", "UPDATE t SET a = t.e WHERE t.p", "UPDATE t SET b = 1 WHERE NOT t.p"))
                .isEmpty();
    }

    @Test
    void whatTheQueryReadsMustNotReadAnyOfThem() {
        assertThat(unread("p", "SELECT t.a FROM t WHERE t.p", "UPDATE t SET a = 1", "UPDATE t SET b = 2"))
                .containsExactlyInAnyOrder("a", "b");
    }

    @Test
    void someAssignOneColumnAfterTheOther() {
        assertThat(unread("e", "SELECT t.a FROM t", "UPDATE t SET a = 1, b = t.e"))
                .containsExactlyInAnyOrder("a", "b");
    }

    @Test
    void whatReturnsWhatItAssignsIsNoOther() {
        assertThat(unread("e", "UPDATE t SET a = 1, b = t.e RETURNING a, b")).containsExactlyInAnyOrder("a", "b");
        assertThat(unread("e", "UPDATE t SET a = t.e RETURNING a")).isEmpty();
        assertThat(unread("p", "DELETE FROM t WHERE t.p RETURNING t.a", "UPDATE t SET a = 1"))
                .containsExactly("a");
    }

    @Test
    void rowsThatGoTakeNothingFromOthers() {
        assertThat(unread("p", "SELECT t.a FROM t", "DELETE FROM t WHERE t.p", "DELETE FROM t WHERE t.p"))
                .isEmpty();
    }
}
