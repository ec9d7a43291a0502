package io.panoptes.instantiation.casebuilder;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.casebuilder.CaseStates.Prepared;
import io.panoptes.instantiation.casebuilder.SeedMutator.Mutation;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.instantiation.data.StateGenerator;
import io.panoptes.instantiation.data.StateMutations;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.guidance.Seed;
import io.panoptes.instantiation.guidance.StateSource;
import io.panoptes.instantiation.hazard.GuardedCase;
import io.panoptes.instantiation.hazard.HazardGuards;
import io.panoptes.instantiation.hazard.HazardGuards.Objection;
import io.panoptes.instantiation.hazard.ProvenPair;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.start.StartState;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.EquivalentForm;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Constructs;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Draws test cases from a campaign's seed and an index, and nothing else. */
public final class SeededCaseBuilder implements TestCaseBuilder {

    private static final int ORACLES_TRIED = 30;
    private static final int SAYABLE_TRIED = 400;

    /**
     * Constructs that a filling can bring to an oracle that has none of them: a condition as a column of a derived table, two columns that are one
     * of the state, predicates of snippets. What else a dialect lacks, the oracle has told.
     */
    private static final Set<Construct> OF_FILLINGS = EnumSet.of(
            Construct.BOOLEAN,
            Construct.SELF_EQUALITY,
            Construct.BETWEEN,
            Construct.IN,
            Construct.NOT_IN,
            Construct.LIKE);

    /** One case in N on a seed's state has an oracle and bindings of its own. */
    private static final int FRESH_ON_A_SEEDS_STATE = 5;

    private final long seed;
    private final Profile profile;
    private final List<ParsedOracle> oracles;
    private final Map<Integer, GuardedOracle> guarded = new HashMap<>();
    private final PlainOracles plain;
    private final CaseGuide guide;
    private final HazardGuards guards;
    private final Operations operations;
    private final CaseVariety variety;
    private final CaseStates states;
    private final StoredSnippets stored;
    private final OpaqueWords opaque;
    private final Set<Construct> unsaid;
    private final Function<OpaqueWords, BindingGenerator> generator;
    private final Map<String, Integer> places = new HashMap<>();
    private WordedBindings bindings;

    private record WordedBindings(OpaqueWords words, BindingGenerator generator) {}

    /**
     * @param semantics weaker than the oracle's where its order leaves ties
     * @param isExpressible whether the dialect has all its constructs
     */
    private record GuardedOracle(
            ParsedOracle oracle, Semantics semantics, boolean isExpressible, Optional<Objection> objection) {}

    public SeededCaseBuilder(long seed, Profile profile, List<ParsedOracle> oracles) {
        this(seed, profile, oracles, OperationCatalog.of(profile));
    }

    /** With snippets of the plain grammar alone. */
    public SeededCaseBuilder(long seed, Profile profile, List<ParsedOracle> oracles, Operations operations) {
        this(
                seed,
                profile,
                oracles,
                operations,
                OpaqueCatalog.of(profile),
                new StoredSnippets(index -> Corpus.NONE, new SnippetBandit(Epochs.OF_ONE_MACHINE)),
                GeneratedColumns.NONE,
                SnippetSource.GRAMMAR,
                CaseGuide.by(OracleChoice.UNIFORM));
    }

    /**
     * @param operations those that the target was found to have
     * @param opaque what it was found to know for predicates that nothing looks into
     * @param stored snippets that hold on the target
     * @param generated those of them that its generated columns take
     * @param guide makes the choices that a campaign may learn to make
     */
    public SeededCaseBuilder(
            long seed,
            Profile profile,
            List<ParsedOracle> oracles,
            Operations operations,
            OpaqueWords opaque,
            StoredSnippets stored,
            GeneratedColumns generated,
            SnippetSource source,
            CaseGuide guide) {
        this(seed, profile, oracles, operations, opaque, stored, generated, source, guide, StartState.NONE);
    }

    /** @param start what each state begins with */
    public SeededCaseBuilder(
            long seed,
            Profile profile,
            List<ParsedOracle> oracles,
            Operations operations,
            OpaqueWords opaque,
            StoredSnippets stored,
            GeneratedColumns generated,
            SnippetSource source,
            CaseGuide guide,
            StartState start) {
        this.seed = seed;
        this.profile = profile;
        this.guards = new HazardGuards(profile);
        this.oracles = List.copyOf(oracles);
        this.plain = PlainOracles.of(oracles);
        this.operations = operations;
        this.guide = guide;
        ValuePool values = values(profile);
        this.unsaid = EnumSet.copyOf(OF_FILLINGS);
        unsaid.retainAll(profile.dialect().lacking());
        this.states = new CaseStates(
                seed,
                new StateGenerator(profile, operations, values, opaque, generated, start),
                new StateMutations(profile, operations, values, opaque),
                opaque.hidden(),
                guards,
                guide);
        this.stored = stored;
        this.opaque = opaque;
        this.generator = words -> new BindingGenerator(profile, operations, values, words, stored, source);
        this.bindings = new WordedBindings(opaque, generator.apply(opaque));
        this.variety = new CaseVariety(profile, operations, opaque, guide);
    }

    /** The oracle of this place, looked at when it is first drawn: there are thousands. */
    private GuardedOracle guarded(int place) {
        return guarded.computeIfAbsent(place, ignored -> guard(oracles.get(place)));
    }

    private boolean canSay(FilledCase filled) {
        return unsaid.isEmpty()
                || Stream.concat(
                                Stream.concat(Stream.of(filled.left(), filled.right()), filled.computed().stream()),
                                filled.views().stream().map(SetupStep.CreateView::query))
                        .allMatch(query -> Collections.disjoint(Constructs.of(query), unsaid));
    }

    private GuardedOracle guard(ParsedOracle oracle) {
        if (!ExpressibleOracle.is(oracle, profile)) {
            return new GuardedOracle(oracle, oracle.oracle().semantics(), false, Optional.empty());
        }
        var pair = ProvenPair.of(oracle);
        Semantics proven = oracle.oracle().semantics();
        boolean ties = proven == Semantics.LIST && !pair.isTotallyOrdered();
        return new GuardedOracle(oracle, ties ? Semantics.BAG : proven, true, guards.objectionToOracle(pair));
    }

    private static ValuePool values(Profile profile) {
        Set<Hazard> hazards = profile.hazards();
        return new ValuePool(!hazards.contains(Hazard.PADDING), !hazards.contains(Hazard.COLLATION));
    }

    @Override
    public Drawn draw(long index) {
        return draw(index, 0);
    }

    /**
     * Another case for the same index.
     *
     * @param attempt 0 for the one that {@link #draw(long)} gives
     */
    Drawn draw(long index, int attempt) {
        StateSource source = guide.state(index);
        Prepared current = states.prepare(source);
        if (current.objection().isPresent()) {
            return dropped(current.objection().get());
        }
        var random = new SplittableRandom(attempt == 0 ? mix(seed, index) : mix(mix(seed, index), attempt));
        if (source instanceof StateSource.OfSeed(var ignored, var of)) {
            Optional<Drawn> mutated = mutated(random, index, of, current);
            if (mutated.isPresent()) {
                return mutated.get();
            }
        }
        for (int i = 0; i < ORACLES_TRIED; i++) {
            boolean plainly = !plain.isEmpty() && guide.plainly(index, random);
            Optional<GuardedOracle> drawn = drawExpressible(index, random, plainly);
            if (drawn.isEmpty()) {
                return new Drawn.Unfit("no oracle of the library can be written in the dialect of " + profile.dbms());
            }
            GuardedOracle guarded = drawn.get();
            if (guarded.objection().isPresent()) {
                return dropped(guarded.objection().get());
            }
            ParsedOracle oracle = guarded.oracle();
            stored.begin(index);
            Optional<List<Binding>> bound = bindings(index).draw(random, oracle, current.contents(), plainly);
            if (bound.isPresent()) {
                TestCase plainCase = testCase(random, index, guarded, current.state(), bound.get());
                FilledCase plainlyFilled = FilledCase.of(plainCase, oracle);
                if (canSay(plainlyFilled)) {
                    List<EquivalentForm> forms = variety.forms(random, plainlyFilled, oracle.isOneQuery());
                    TestCase testCase = plainCase.withForms(forms);
                    return guarded(guarded, testCase, plainlyFilled.rewritten(forms), current);
                }
            }
        }
        return new Drawn.Unfit("none of %d oracles found tables in state %d"
                .formatted(ORACLES_TRIED, current.state().number()));
    }

    /** One that the dialect has words for. */
    private Optional<GuardedOracle> drawExpressible(long index, RandomGenerator random, boolean plainly) {
        for (int i = 0; i < SAYABLE_TRIED && !oracles.isEmpty(); i++) {
            GuardedOracle drawn = guarded(plainly ? plain.choose(random) : guide.oracle(index, oracles.size(), random));
            if (drawn.isExpressible()) {
                return Optional.of(drawn);
            }
        }
        return Optional.empty();
    }

    private Drawn guarded(GuardedOracle guarded, TestCase testCase, FilledCase filled, Prepared state) {
        TestCase masked = OpaqueMask.of(testCase);
        FilledCase seen = masked == testCase ? filled : FilledCase.of(masked, guarded.oracle());
        var schema = new Schema(state.view().tables());
        return guards.objectionToCase(GuardedCase.of(
                        masked, seen.derivedLeft(schema), seen.derivedRight(schema), state.view(), operations))
                .map(SeededCaseBuilder::dropped)
                .orElseGet(() -> {
                    stored.made(testCase.index());
                    return new Drawn.Made(testCase, filled);
                });
    }

    private static Drawn dropped(Objection objection) {
        return new Drawn.Dropped(objection.hazard(), objection.reason());
    }

    /** Those that prefer the words which the campaign prefers. */
    private BindingGenerator bindings(long index) {
        OpaqueWords words = guide.words(index, opaque);
        if (words != bindings.words()) {
            bindings = new WordedBindings(words, generator.apply(words));
        }
        return bindings.generator();
    }

    /** A case of a seed's oracle; empty where it is to be drawn as a fresh one is, on the seed's state. */
    private Optional<Drawn> mutated(RandomGenerator random, long index, Seed of, Prepared current) {
        if (Chance.oneIn(FRESH_ON_A_SEEDS_STATE).happens(random)) {
            return Optional.empty();
        }
        Optional<GuardedOracle> guarded = ofSeed(of);
        if (guarded.isEmpty()) {
            return Optional.empty();
        }
        Mutation mutation =
                guide.pick(index, CaseGuide.Family.MUTATION, List.of(Mutation.values()), Mutation::title, random);
        stored.begin(index);
        ParsedOracle oracle = guarded.get().oracle();
        var mutator = new SeedMutator(bindings(index), drawing(index, oracle));
        return mutator.of(
                        mutation,
                        of.testCase().at(index, current.state()),
                        new SeedMutator.Ground(random, oracle, current.contents()))
                .map(testCase -> {
                    guide.drew(
                            index,
                            of,
                            Stream.concat(Stream.of(mutation.title()), current.change().stream())
                                    .toList());
                    FilledCase filled = FilledCase.of(testCase, oracle);
                    return canSay(filled)
                            ? guarded(guarded.get(), testCase, filled, current)
                            : new Drawn.Unfit("the dialect of %s can't express it".formatted(profile.dbms()));
                });
    }

    /**
     * The oracle of a seed; empty where the library has no such any more. One that changes data is drawn anew each time: another filling
     * might read what its statements assign.
     */
    private Optional<GuardedOracle> ofSeed(Seed of) {
        if (places.isEmpty()) {
            for (int place = 0; place < oracles.size(); place++) {
                places.put(oracles.get(place).oracle().id(), place);
            }
        }
        return Optional.ofNullable(places.get(of.testCase().oracle().id()))
                .map(this::guarded)
                .filter(guarded -> guarded.isExpressible()
                        && guarded.objection().isEmpty()
                        && guarded.oracle().oracle().changes().isEmpty());
    }

    private SeedMutator.Drawing drawing(long index, ParsedOracle oracle) {
        return new SeedMutator.Drawing() {
            @Override
            public Optional<PlanVariation> variation(RandomGenerator random) {
                return variety.variation(index, random);
            }

            @Override
            public List<EquivalentForm> forms(RandomGenerator random, TestCase testCase) {
                return variety.forms(random, FilledCase.of(testCase, oracle), true);
            }
        };
    }

    private TestCase testCase(
            RandomGenerator random, long index, GuardedOracle guarded, DatabaseState state, List<Binding> bound) {
        ParsedOracle oracle = guarded.oracle();
        Optional<PlanVariation> left =
                Chance.oneIn(30).happens(random) ? variety.variation(index, random) : Optional.empty();
        Optional<PlanVariation> right = oracle.isOneQuery() || Chance.oneIn(4).happens(random)
                ? variety.variation(index, random)
                : Optional.empty();
        return new TestCase(
                seed,
                index,
                oracle.oracle(),
                state,
                bound,
                variety.unreadTables(random, bound),
                left,
                right,
                List.of(),
                guarded.semantics(),
                profile.hazards());
    }

    /** Neighbouring numbers give seeds far apart. */
    static long mix(long seed, long number) {
        long mixed = seed * 0x9E3779B97F4A7C15L + number;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
