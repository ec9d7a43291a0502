package io.panoptes.triage.comparison;

import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.instantiation.testcase.Statements.Query;
import java.util.ArrayList;
import java.util.List;

/** The statements of one or more test cases in the order in which they are run, and where in it each answer will be. */
final class Script {
    private final List<String> statements = new ArrayList<>();

    /**
     * The places of one query.
     *
     * @param from of the first statement that changes data, or of the query
     * @param end behind the checks
     * @param after behind all that takes the changes back
     */
    record Place(int first, int from, int query, int end, int after) {
        boolean changes() {
            return from < query;
        }
    }

    /** The places of one test case in the script; {@code first} up to {@code end} are its statements. */
    record Places(int first, Place leftSide, Place rightSide, int extras, int afterExtras, int end) {
        int left() {
            return leftSide.query();
        }

        int right() {
            return rightSide.query();
        }
    }

    void addAll(List<String> more) {
        statements.addAll(more);
    }

    /** @param extras to be run while the views of the case are there */
    Places addCase(ConcreteCase concrete, List<String> extras) {
        int first = statements.size();
        statements.addAll(concrete.prepare());
        Place left = addQuery(Query.of(concrete.left()));
        Place right = addQuery(Query.of(concrete.right()));
        int extra = statements.size();
        statements.addAll(extras);
        int afterExtras = statements.size();
        statements.addAll(concrete.cleanup());
        return new Places(first, left, right, extra, afterExtras, statements.size());
    }

    /** The setup and both queries. */
    Places addAll(Statements all) {
        int first = statements.size();
        statements.addAll(all.setup());
        Place left = addQuery(all.left());
        Place right = addQuery(all.right());
        int end = statements.size();
        return new Places(first, left, right, end, end, end);
    }

    private Place addQuery(Query query) {
        int first = statements.size();
        statements.addAll(query.before());
        int from = statements.size();
        statements.addAll(query.changing());
        int place = statements.size();
        statements.add(query.sql());
        statements.addAll(query.checks());
        int end = statements.size();
        statements.addAll(query.after());
        return new Place(first, from, place, end, statements.size());
    }

    List<String> statements() {
        return List.copyOf(statements);
    }
}
