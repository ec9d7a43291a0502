package io.panoptes.instantiation.casebuilder;

import io.panoptes.instantiation.data.StateGenerator;
import io.panoptes.instantiation.data.StateMutations;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.guidance.Seed;
import io.panoptes.instantiation.guidance.StateSource;
import io.panoptes.instantiation.hazard.HazardGuards;
import io.panoptes.instantiation.hazard.HazardGuards.Objection;
import io.panoptes.instantiation.hazard.StateView;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.StateContents;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.schema.Column;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Makes the states of cases, fresh ones and those of seeds, and holds the last. For one thread. */
final class CaseStates {
    private final long seed;
    private final StateGenerator states;
    private final StateMutations mutations;
    private final List<Column> hidden;
    private final HazardGuards guards;
    private final CaseGuide guide;
    private Optional<Prepared> prepared = Optional.empty();

    /** @param hidden columns that tables have without declaring them */
    CaseStates(
            long seed,
            StateGenerator states,
            StateMutations mutations,
            List<Column> hidden,
            HazardGuards guards,
            CaseGuide guide) {
        this.seed = seed;
        this.states = states;
        this.mutations = mutations;
        this.hidden = hidden;
        this.guards = guards;
        this.guide = guide;
    }

    /** @param change how the state of a seed was changed; empty where it was not */
    record Prepared(
            DatabaseState state,
            StateContents contents,
            StateView view,
            Optional<Objection> objection,
            Optional<String> change) {}

    Prepared prepare(StateSource source) {
        long number = source.number();
        if (prepared.isPresent() && prepared.get().state().number() == number) {
            return prepared.get();
        }
        Prepared made = switch (source) {
            case StateSource.Fresh ignored ->
                looked(states.state(number, SeededCaseBuilder.mix(~seed, number)), Optional.empty());
            case StateSource.OfSeed(var ignored, var of) ->
                changed(number, of)
                        .filter(one -> one.objection().isEmpty())
                        .orElseGet(() -> looked(renumbered(of, number), Optional.empty()));
        };
        prepared = Optional.of(made);
        return made;
    }

    private Prepared looked(DatabaseState state, Optional<String> change) {
        StateView view = StateView.of(state);
        return new Prepared(state, StateContents.of(state, hidden), view, guards.objectionToState(view), change);
    }

    private static DatabaseState renumbered(Seed of, long number) {
        DatabaseState state = of.testCase().state();
        return new DatabaseState(number, state.seed(), state.steps());
    }

    /** Two states of seeds in three are changed. */
    private Optional<Prepared> changed(long number, Seed of) {
        var random = new SplittableRandom(SeededCaseBuilder.mix(~seed, number));
        if (Chance.oneIn(3).happens(random)) {
            return Optional.empty();
        }
        String name =
                guide.pick(number, CaseGuide.Family.STATE_MUTATION, mutations.names(), Function.identity(), random);
        return mutations
                .change(of.testCase().state(), number, name, random)
                .map(state -> looked(state, Optional.of(name)));
    }
}
