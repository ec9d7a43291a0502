package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Relation.Aggregate;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.GroupMember;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code AGGREGATE -> for each grouping set, a row for the first row of each group}. An empty grouping set gives one row,
 * always there.
 */
record AggregateEncoder(Encoding encoding) {

    SymbolicTable encode(Aggregate aggregate, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> input = encoding.table(aggregate.input(), scope).rows();
        List<SymbolicScope> scopes = input.stream()
                .map(row -> scope.inner(row.values(), row.present(), formulas))
                .toList();
        List<List<SymbolicValue>> keys = scopes.stream()
                .map(inner -> aggregate.keys().stream()
                        .map(key -> encoding.value(key, inner))
                        .toList())
                .toList();
        List<SymbolicRow> groups = new ArrayList<>();
        for (List<Integer> groupingSet : aggregate.groupingSets()) {
            if (groupingSet.isEmpty()) {
                groups.add(everything(aggregate, input, scopes));
            } else {
                addGroups(aggregate, groupingSet, input, scopes, keys, groups);
            }
        }
        return SymbolicTable.of(groups);
    }

    private SymbolicRow everything(Aggregate aggregate, List<SymbolicRow> input, List<SymbolicScope> scopes) {
        List<GroupMember> members = new ArrayList<>();
        for (int i = 0; i < input.size(); i++) {
            members.add(new GroupMember(input.get(i).present(), scopes.get(i)));
        }
        List<SymbolicValue> values = new ArrayList<>();
        aggregate.keys().forEach(key -> values.add(encoding.domains().nullOf(key.type())));
        addAggregates(aggregate, List.of(), members, encoding.formulas().yes(), values);
        return new SymbolicRow(encoding.formulas().yes(), values);
    }

    private void addGroups(
            Aggregate aggregate,
            List<Integer> groupingSet,
            List<SymbolicRow> input,
            List<SymbolicScope> scopes,
            List<List<SymbolicValue>> keys,
            List<SymbolicRow> groups) {
        SolverFormulas formulas = encoding.formulas();
        List<List<SymbolicValue>> grouped = keys.stream()
                .map(row -> groupingSet.stream().map(row::get).toList())
                .toList();
        for (int i = 0; i < input.size(); i++) {
            encoding.budget().spend(input.size());
            List<BoolExpr> earlier = new ArrayList<>();
            List<GroupMember> members = new ArrayList<>();
            for (int j = 0; j < input.size(); j++) {
                BoolExpr same = formulas.and(
                        input.get(j).present(), encoding.comparisons().notDistinct(grouped.get(i), grouped.get(j)));
                if (j < i) {
                    earlier.add(same);
                } else {
                    // Where the group begins at i, none before i belongs to it.
                    members.add(new GroupMember(i == j ? formulas.yes() : same, scopes.get(j)));
                }
            }
            BoolExpr begins = formulas.and(input.get(i).present(), formulas.not(formulas.or(earlier)));
            if (begins.isFalse()) {
                continue;
            }
            List<SymbolicValue> values = new ArrayList<>();
            for (int key = 0; key < aggregate.keys().size(); key++) {
                values.add(
                        groupingSet.contains(key)
                                ? keys.get(i).get(key)
                                : encoding.domains()
                                        .nullOf(aggregate.keys().get(key).type()));
            }
            addAggregates(aggregate, groupingSet, members, begins, values);
            groups.add(new SymbolicRow(begins, values));
        }
    }

    private void addAggregates(
            Aggregate aggregate,
            List<Integer> groupingSet,
            List<GroupMember> members,
            BoolExpr begins,
            List<SymbolicValue> values) {
        AggregateFunctions functions = new AggregateFunctions(encoding);
        for (AggregateCall call : aggregate.aggregates()) {
            values.add(
                    call.function() == AggregateFunction.GROUPING
                            ? grouping(aggregate, groupingSet, call)
                            : functions.over(call, members, begins));
        }
    }

    /** A bit for each argument, the first the highest: 1 where the key is not in the grouping set. */
    private SymbolicValue grouping(Aggregate aggregate, List<Integer> groupingSet, AggregateCall call) {
        long bits = 0;
        for (Scalar argument : call.arguments()) {
            bits = 2 * bits + (groupingSet.contains(aggregate.keys().indexOf(argument)) ? 0 : 1);
        }
        return encoding.domains().literal(Value.of(bits), call.type());
    }
}
