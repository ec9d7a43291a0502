package io.panoptes.instantiation.data;

import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** One more update or delete, or other statistics, behind everything else. */
record LaterChange(Profile profile, SnippetGenerator snippets, OpaqueWords opaque) implements StateMutation {
    private static final int ATTEMPTS = 4;

    @Override
    public String name() {
        return "a later change";
    }

    @Override
    public Optional<List<SetupStep>> of(List<SetupStep> steps, RandomGenerator random) {
        for (int i = 0; i < ATTEMPTS; i++) {
            List<SetupStep> more = random.nextBoolean()
                    ? StateExtras.after(profile, random, steps)
                    : new StateChanges(random, profile, snippets, opaque).changesOfRows(steps);
            if (!more.isEmpty()) {
                var changed = new ArrayList<>(steps);
                changed.addAll(more);
                return Optional.of(changed);
            }
        }
        return Optional.empty();
    }
}
