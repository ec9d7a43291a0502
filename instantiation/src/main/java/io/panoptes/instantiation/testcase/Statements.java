package io.panoptes.instantiation.testcase;

import java.util.List;
import java.util.stream.Stream;

/** The statements of a test case as its target reads them. */
public record Statements(List<String> setup, Query left, Query right) {
    public Statements {
        setup = List.copyOf(setup);
    }

    /** One of the two queries, with the statements to run right before and after it. */
    public record Query(List<String> before, String sql, List<String> after) {
        public Query {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }

        /** The query of a side. */
        public static Query of(Side side) {
            return new Query(side.before(), side.sql(), side.after());
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
