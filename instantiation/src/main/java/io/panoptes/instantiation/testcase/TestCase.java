package io.panoptes.instantiation.testcase;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A pair of concrete queries over one database state that must agree, and how it came to be.
 *
 * <p>Everything concrete follows from the other parts (see {@link TestCaseWriter}), so that a reducer can change a
 * binding or a setup step and have both queries written anew: they stay equivalent, for the proof holds for every
 * filling.
 *
 * @param seed of the campaign; with {@code index} it gives the same case again
 * @param bindings what stands for each table and each placeholder of the oracle
 * @param decoys common tables that a query declares but does not read; stored findings have them under this name
 * @param leftVariation the setting of the target under which the left query is run
 * @param rewordings the forms that the right query takes, one after the other; stored findings have them under this name
 * @param semantics how the answers are compared; weaker than the oracle's where the order is not total
 * @param considered the hazards that a guard looked at
 */
public record TestCase(
        long seed,
        long index,
        Oracle oracle,
        DatabaseState state,
        List<Binding> bindings,
        List<UnreadCommonTable> decoys,
        Optional<PlanVariation> leftVariation,
        Optional<PlanVariation> rightVariation,
        List<EquivalentForm> rewordings,
        Semantics semantics,
        Set<Hazard> considered) {
    public TestCase {
        bindings = List.copyOf(bindings);
        decoys = List.copyOf(decoys);
        rewordings = List.copyOf(rewordings);
        considered = Set.copyOf(considered);
    }

    /** Whether snippets of the corpus fill it. */
    public boolean holdsStored() {
        return bindings.stream().anyMatch(Binding::holdsStored);
    }

    public TestCase withState(DatabaseState changed) {
        return new TestCase(
                seed,
                index,
                oracle,
                changed,
                bindings,
                decoys,
                leftVariation,
                rightVariation,
                rewordings,
                semantics,
                considered);
    }

    public TestCase withBindings(List<Binding> changed) {
        return new TestCase(
                seed,
                index,
                oracle,
                state,
                changed,
                decoys,
                leftVariation,
                rightVariation,
                rewordings,
                semantics,
                considered);
    }

    public TestCase withDecoys(List<UnreadCommonTable> changed) {
        return new TestCase(
                seed,
                index,
                oracle,
                state,
                bindings,
                changed,
                leftVariation,
                rightVariation,
                rewordings,
                semantics,
                considered);
    }

    public TestCase withForms(List<EquivalentForm> changed) {
        return new TestCase(
                seed,
                index,
                oracle,
                state,
                bindings,
                decoys,
                leftVariation,
                rightVariation,
                changed,
                semantics,
                considered);
    }

    public TestCase withVariations(Optional<PlanVariation> left, Optional<PlanVariation> right) {
        return new TestCase(
                seed, index, oracle, state, bindings, decoys, left, right, rewordings, semantics, considered);
    }

    /** The same under another index of the campaign, on another state. */
    public TestCase at(long other, DatabaseState changed) {
        return new TestCase(
                seed,
                other,
                oracle,
                changed,
                bindings,
                decoys,
                leftVariation,
                rightVariation,
                rewordings,
                semantics,
                considered);
    }
}
