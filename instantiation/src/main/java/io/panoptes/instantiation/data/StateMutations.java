package io.panoptes.instantiation.data;

import io.panoptes.corpus.Operations;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.DatabaseState;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** All ways to change the state of a seed. */
public final class StateMutations {
    private final List<StateMutation> all;

    public StateMutations(Profile profile, Operations operations, ValuePool values, OpaqueWords opaque) {
        var snippets = new SnippetGenerator(operations, values);
        this.all = List.of(
                new AnotherIndex(profile, snippets, opaque),
                new EdgeValues(values, opaque),
                new LaterChange(profile, snippets, opaque));
    }

    public List<String> names() {
        return all.stream().map(StateMutation::name).toList();
    }

    /** The state under another number, changed in the way of this name; empty where that can't be done. */
    public Optional<DatabaseState> change(DatabaseState state, long number, String name, RandomGenerator random) {
        return all.stream()
                .filter(mutation -> mutation.name().equals(name))
                .findFirst()
                .flatMap(mutation -> mutation.of(state.steps(), random))
                .map(steps -> new DatabaseState(number, state.seed(), steps));
    }
}
