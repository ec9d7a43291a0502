package io.panoptes.instantiation.testcase;

import io.panoptes.dbms.Hazard;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.Filled;
import io.panoptes.instantiation.filling.TableFilling;
import io.panoptes.instantiation.opaque.TruthValue;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Puts the bindings and unread common tables of a test case into a query of its oracle. */
final class CaseFilling {
    private CaseFilling() {}

    /** Textual fillings come first: they find the columns of a table by the names that the oracle has for it. */
    static Query fill(Query query, TestCase testCase, boolean isLeft, Set<CreateView> views) {
        Query bound = bound(query, testCase, isLeft, views);
        Query filled = bound instanceof Query.Returned returned
                ? FilledChange.of(returned, changed(returned.table(), testCase))
                : bound;
        for (UnreadCommonTable unread : testCase.decoys()) {
            if (unread.left() == isLeft) {
                filled = unread.before(filled);
            }
        }
        return filled;
    }

    /** The table that they change must be bound by text: a statement changes a stored table. */
    static List<Change> fill(List<Change> changes, TestCase testCase, boolean isLeft, Set<CreateView> views) {
        return changes.stream()
                .map(change -> FilledChange.of(
                        change,
                        bound(ChangeQuery.of(change), testCase, isLeft, views),
                        changed(change.table(), testCase)))
                .toList();
    }

    private static Binding changed(String table, TestCase testCase) {
        return testCase.bindings().stream()
                .filter(candidate -> candidate.table().equalsIgnoreCase(table))
                .findFirst()
                .orElseThrow();
    }

    private static Query bound(Query query, TestCase testCase, boolean isLeft, Set<CreateView> views) {
        Schema schema = testCase.oracle().schema();
        var ordered = new ArrayList<Binding>();
        testCase.bindings().stream()
                .filter(binding -> isTextual(binding, isLeft))
                .forEach(ordered::add);
        testCase.bindings().stream()
                .filter(binding -> !isTextual(binding, isLeft))
                .forEach(ordered::add);
        Query filled = query;
        for (Binding binding : ordered) {
            TableFilling filling = TableFilling.of(isLeft ? binding.left() : binding.right());
            Filled next = filling.fill(filled, binding, schema);
            views.addAll(next.views());
            filled = next.query();
        }
        if (testCase.considered().contains(Hazard.BOOLEAN_AS_INTEGER)) {
            filled = TruthValue.bare(filled);
        }
        return filled;
    }

    private static boolean isTextual(Binding binding, boolean isLeft) {
        return (isLeft ? binding.left() : binding.right()) == Binding.Manner.TEXTUAL;
    }
}
