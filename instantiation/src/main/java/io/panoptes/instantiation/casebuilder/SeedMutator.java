package io.panoptes.instantiation.casebuilder;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.StateContents;
import io.panoptes.instantiation.testcase.EquivalentForm;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Makes a case of a seed's: the same oracle over the seed's state, with one thing about it drawn anew. */
final class SeedMutator {
    private final BindingGenerator bindings;
    private final Drawing drawing;

    /** What one kind of a mutation takes from the builder of cases. */
    interface Drawing {
        Optional<PlanVariation> variation(RandomGenerator random);

        List<EquivalentForm> forms(RandomGenerator random, TestCase testCase);
    }

    /** What a case is made of, beside the seed. */
    record Ground(RandomGenerator random, ParsedOracle oracle, StateContents state) {}

    SeedMutator(BindingGenerator bindings, Drawing drawing) {
        this.bindings = bindings;
        this.drawing = drawing;
    }

    /** A way to change a case; the state is that of the seed, perhaps changed. */
    enum Mutation {
        /** Another table, snippet or predicate for one table of the oracle. */
        FILLING("another filling") {
            @Override
            Optional<TestCase> of(TestCase seed, Ground ground, SeedMutator by) {
                return by.one(
                        seed,
                        ground,
                        binding -> by.bindings.redraw(
                                ground.random(), ground.oracle(), seed.bindings(), binding, ground.state()));
            }
        },
        /** A chain of joins for one table of the oracle. */
        JOIN("one more join") {
            @Override
            Optional<TestCase> of(TestCase seed, Ground ground, SeedMutator by) {
                return by.one(
                        seed,
                        ground,
                        binding -> by.bindings.rejoin(ground.random(), ground.oracle(), binding, ground.state()));
            }
        },
        /** Tables named in another manner, or the second query in another form. */
        FORM("an equivalent form") {
            @Override
            Optional<TestCase> of(TestCase seed, Ground ground, SeedMutator by) {
                TestCase named = seed.withBindings(seed.bindings().stream()
                        .map(binding -> by.bindings.renamed(ground.random(), binding))
                        .toList());
                return Optional.of(named.withForms(
                        ground.random().nextBoolean()
                                ? seed.rewordings()
                                : by.drawing.forms(ground.random(), named.withForms(List.of()))));
            }
        },
        /** Other settings and hints. */
        SETTING("another setting") {
            @Override
            Optional<TestCase> of(TestCase seed, Ground ground, SeedMutator by) {
                Optional<PlanVariation> left = Chance.oneIn(4).happens(ground.random())
                        ? by.drawing.variation(ground.random())
                        : seed.leftVariation();
                return Optional.of(seed.withVariations(left, by.drawing.variation(ground.random())));
            }
        },
        /** As it is: the state was changed. */
        NONE("the same") {
            @Override
            Optional<TestCase> of(TestCase seed, Ground ground, SeedMutator by) {
                return Optional.of(seed);
            }
        };

        private final String title;

        Mutation(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }

        abstract Optional<TestCase> of(TestCase seed, Ground ground, SeedMutator by);
    }

    Optional<TestCase> of(Mutation mutation, TestCase seed, Ground ground) {
        return mutation.of(seed, ground, this);
    }

    /** Changes what stands for one table. */
    private Optional<TestCase> one(TestCase seed, Ground ground, Function<Binding, Optional<Binding>> change) {
        if (ground.oracle().hasReferences()) {
            // What stands for one table must meet what stands for another: all are drawn anew.
            return bindings.draw(ground.random(), ground.oracle(), ground.state(), false)
                    .map(seed::withBindings);
        }
        var changed = new ArrayList<>(seed.bindings());
        int place = ground.random().nextInt(changed.size());
        return change.apply(changed.get(place)).map(binding -> {
            changed.set(place, binding);
            return seed.withBindings(changed);
        });
    }
}
