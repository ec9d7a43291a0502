package io.panoptes.reporting.model;

import io.panoptes.instantiation.testcase.Statements;
import java.util.List;
import java.util.stream.Stream;

/**
 * The statements of a finding, without semicolons.
 *
 * @param query1 the statements around the first query and the query itself
 */
public record PairReport(List<String> setup, List<String> query1, List<String> query2) {
    public static final PairReport NONE = new PairReport(List.of(), List.of(), List.of());

    public PairReport {
        setup = List.copyOf(setup);
        query1 = List.copyOf(query1);
        query2 = List.copyOf(query2);
    }

    /** @param queries how many of the two queries it takes to show the finding */
    static PairReport of(Statements statements, int queries) {
        return new PairReport(
                statements.setup(),
                queries < 1 ? List.of() : query(statements.left()),
                queries < 2 ? List.of() : query(statements.right()));
    }

    private static List<String> query(Statements.Query query) {
        return Stream.of(query.first(), List.of(query.sql()), query.last())
                .flatMap(List::stream)
                .toList();
    }
}
