package io.panoptes.triage.comparison;

import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.instantiation.testcase.Statements.Query;
import java.util.ArrayList;
import java.util.List;

/** The statements of one or more test cases in the order in which they are run, and where in it each answer will be. */
final class Script {
    private final List<String> statements = new ArrayList<>();

    /** The places of one test case in the script; {@code first} up to {@code end} are its statements. */
    record Places(int first, int left, int right, int extras, int afterExtras, int end) {}

    void addAll(List<String> more) {
        statements.addAll(more);
    }

    /** @param extras to be run while the views of the case are there */
    Places addCase(ConcreteCase concrete, List<String> extras) {
        int first = statements.size();
        statements.addAll(concrete.prepare());
        int left = addQuery(Query.of(concrete.left()));
        int right = addQuery(Query.of(concrete.right()));
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
        int left = addQuery(all.left());
        int right = addQuery(all.right());
        int end = statements.size();
        return new Places(first, left, right, end, end, end);
    }

    private int addQuery(Query query) {
        statements.addAll(query.before());
        int place = statements.size();
        statements.add(query.sql());
        statements.addAll(query.after());
        return place;
    }

    List<String> statements() {
        return List.copyOf(statements);
    }
}
