package io.panoptes.triage.comparison;

import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
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
        int left = addSide(concrete.left());
        int right = addSide(concrete.right());
        int extra = statements.size();
        statements.addAll(extras);
        int afterExtras = statements.size();
        statements.addAll(concrete.cleanup());
        return new Places(first, left, right, extra, afterExtras, statements.size());
    }

    private int addSide(Side side) {
        statements.addAll(side.before());
        int place = statements.size();
        statements.add(side.sql());
        statements.addAll(side.after());
        return place;
    }

    List<String> statements() {
        return List.copyOf(statements);
    }
}
