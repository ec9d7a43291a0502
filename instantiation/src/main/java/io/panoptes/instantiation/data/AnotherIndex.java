package io.panoptes.instantiation.data;

import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** One more index on a table, made after all other steps; or, in one case of four, one index fewer. */
record AnotherIndex(Profile profile, SnippetGenerator snippets, OpaqueWords opaque) implements StateMutation {
    @Override
    public String name() {
        return "another index";
    }

    @Override
    public Optional<List<SetupStep>> of(List<SetupStep> steps, RandomGenerator random) {
        List<CreateIndex> indexes = steps.stream()
                .filter(CreateIndex.class::isInstance)
                .map(CreateIndex.class::cast)
                .filter(index -> !index.unique())
                .toList();
        var changed = new ArrayList<>(steps);
        if (!indexes.isEmpty() && Chance.oneIn(4).happens(random)) {
            // A later statement that writes statistics of this index into the catalog does no harm: a DBMS ignores
            // them.
            changed.remove(Draw.oneOf(random, indexes));
            return Optional.of(changed);
        }
        List<CreateTable> tables = steps.stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .toList();
        if (tables.isEmpty()) {
            return Optional.empty();
        }
        CreateTable table = Draw.oneOf(random, tables);
        return new IndexGenerator(random, profile, snippets, opaque, true)
                .indexes(StateTables.readable(table)).stream().findFirst().map(index -> {
                    changed.add(new CreateIndex(
                            // Steps that came by mutations have names that no step of the generator has.
                            "m" + steps.size() + "_" + index.name(),
                            index.unique(),
                            index.table(),
                            index.keys(),
                            index.where()));
                    return changed;
                });
    }
}
