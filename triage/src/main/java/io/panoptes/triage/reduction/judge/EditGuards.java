package io.panoptes.triage.reduction.judge;

import io.panoptes.corpus.Operations;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.hazard.GuardedCase;
import io.panoptes.instantiation.hazard.HazardGuard;
import io.panoptes.instantiation.hazard.HazardGuards;
import io.panoptes.instantiation.hazard.Nodes;
import io.panoptes.instantiation.hazard.ProvenPair;
import io.panoptes.instantiation.hazard.StateView;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.change.AssignmentOrder;
import io.panoptes.sql.change.MergeKeys;
import io.panoptes.sql.change.QueryAfter;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The guards that an edited case must still pass, so that no edit lets in what a correct DBMS may answer in two ways. One that
 * objects to the unedited case looks at more than the text here: it saw the pattern of the oracle, and can't be asked again.
 */
public final class EditGuards {
    private final Operations operations;
    private final List<HazardGuard> guards;
    private final EditableCase start;
    /** Such as those that the DBMS gives by itself. */
    private final Set<String> unresolved;

    private EditGuards(EditableCase start, Operations operations, List<HazardGuard> guards) {
        this.start = start;
        this.unresolved = UnresolvedNames.of(start);
        this.operations = operations;
        this.guards = guards;
    }

    public static EditGuards at(EditableCase start, Operations operations) {
        Looked looked = look(start, operations);
        return new EditGuards(
                start,
                operations,
                HazardGuards.ALL.stream().filter(looked::pass).toList());
    }

    public boolean admit(EditableCase edited) {
        if (changes(edited).anyMatch(AssignmentOrder::counts)
                || !mergesAlikeEverywhere(edited)
                || !unresolved.containsAll(UnresolvedNames.of(edited))) {
            return false;
        }
        Looked looked = look(edited, operations);
        return guards.stream().allMatch(looked::pass);
    }

    /** A MERGE whose source the test case made may give its keys once for reasons of its own: it stays with its tables. */
    private boolean mergesAlikeEverywhere(EditableCase edited) {
        Schema schema = new Schema(StateTables.of(edited.setup()));
        return changes(edited)
                .filter(Change.Merge.class::isInstance)
                .map(Change.Merge.class::cast)
                .allMatch(merge -> MergeKeys.problem(merge, schema).isEmpty()
                        || changes(start).anyMatch(merge::equals)
                                && schema.equals(new Schema(StateTables.of(start.setup()))));
    }

    private static Stream<Change> changes(EditableCase edited) {
        return Stream.of(edited.left(), edited.right()).flatMap(side -> side.changes().stream());
    }

    /** The case as guards look at it. What an edit gives has no oracle but itself. */
    private record Looked(StateView state, ProvenPair pair, GuardedCase suspect) {
        boolean pass(HazardGuard guard) {
            return guard.objectionToState(state).isEmpty()
                    && guard.objectionToOracle(pair).isEmpty()
                    && guard.objectionToCase(suspect).isEmpty();
        }
    }

    private static Looked look(EditableCase edited, Operations operations) {
        List<Table> tables = StateTables.of(edited.setup());
        Schema schema = new Schema(tables);
        Nodes left =
                Nodes.of(QueryAfter.of(edited.left().changes(), edited.left().query(), schema));
        Nodes right =
                Nodes.of(QueryAfter.of(edited.right().changes(), edited.right().query(), schema));
        List<PlanVariation> variations = Stream.concat(
                        edited.left().variation().stream(), edited.right().variation().stream())
                .toList();
        return new Looked(
                new StateView(edited.setup(), tables),
                new ProvenPair(schema, left, right),
                new GuardedCase(left, right, List.of(), schema, variations, operations));
    }
}
