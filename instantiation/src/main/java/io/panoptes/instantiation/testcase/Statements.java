package io.panoptes.instantiation.testcase;

import java.util.List;
import java.util.stream.Stream;

/** The statements of a test case as its target reads them. */
public record Statements(List<String> setup, Query left, Query right) {
    public Statements {
        setup = List.copyOf(setup);
    }

    /**
     * One of the two queries, with the statements to run right before and after it.
     *
     * @param changing statements that change data, between {@code before} and the query; they are taken back by {@code after}
     * @param checks what is asked about the changed table right behind the query
     */
    public record Query(
            List<String> before, List<String> changing, String sql, List<String> checks, List<String> after) {
        public Query {
            before = List.copyOf(before);
            changing = List.copyOf(changing);
            checks = List.copyOf(checks);
            after = List.copyOf(after);
        }

        /** Of a query that changes nothing. */
        public Query(List<String> before, String sql, List<String> after) {
            this(before, List.of(), sql, List.of(), after);
        }

        /** The query of a side. */
        public static Query of(Side side) {
            return new Query(side.before(), side.changing(), side.sql(), side.checks(), side.after());
        }

        /** All that is run before the query, in order. */
        public List<String> first() {
            return Stream.concat(before.stream(), changing.stream()).toList();
        }

        /** All that is run behind the query, in order. */
        public List<String> last() {
            return Stream.concat(checks.stream(), after.stream()).toList();
        }
    }

    public static Statements of(ConcreteCase concrete) {
        return new Statements(
                Stream.concat(concrete.setup().stream(), concrete.prepare().stream())
                        .toList(),
                Query.of(concrete.left()),
                Query.of(concrete.right()));
    }
}
