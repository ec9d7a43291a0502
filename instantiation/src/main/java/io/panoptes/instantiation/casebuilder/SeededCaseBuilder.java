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
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.instantiation.data.StateGenerator;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.hazard.GuardedCase;
import io.panoptes.instantiation.hazard.HazardGuards;
import io.panoptes.instantiation.hazard.HazardGuards.Objection;
import io.panoptes.instantiation.hazard.ProvenPair;
import io.panoptes.instantiation.hazard.StateView;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.StateContents;
import io.panoptes.instantiation.testcase.Decoy;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.Rewording;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.write.Habit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Draws test cases from a campaign's seed and an index, and nothing else. */
public final class SeededCaseBuilder implements TestCaseBuilder {
    /** Cases that share a state, which pays for its setup. */
    public static final int CASES_PER_STATE = 150;

    private static final int ORACLES_TRIED = 30;
    private static final int SAYABLE_TRIED = 400;

    private final long seed;
    private final Profile profile;
    private final List<ParsedOracle> oracles;
    private final Map<Integer, GuardedOracle> guarded = new HashMap<>();
    private final PlainOracles plain;
    private final OracleChoice choice;
    private final HazardGuards guards;
    private final Operations operations;
    private final StateGenerator states;
    private final StoredSnippets stored;
    private final BindingGenerator bindings;
    private final Rewording rewording;
    private Optional<Prepared> prepared = Optional.empty();

    private record Prepared(
            DatabaseState state, StateContents contents, StateView view, Optional<Objection> objection) {}

    /**
     * @param semantics weaker than the oracle's where its order leaves ties
     * @param sayable whether the dialect has words for it
     */
    private record GuardedOracle(
            ParsedOracle oracle, Semantics semantics, boolean sayable, Optional<Objection> objection) {}

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
                new StoredSnippets(index -> Corpus.NONE, new SnippetBandit()),
                GeneratedColumns.NONE,
                SnippetSource.GRAMMAR,
                OracleChoice.UNIFORM);
    }

    /**
     * @param operations those that the target was found to have
     * @param opaque what it was found to know for predicates that nothing looks into
     * @param stored snippets that hold on the target
     * @param generated those of them that its generated columns take
     * @param choice says which oracle is tried
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
            OracleChoice choice) {
        this.seed = seed;
        this.profile = profile;
        this.guards = new HazardGuards(profile);
        this.oracles = List.copyOf(oracles);
        this.plain = PlainOracles.of(oracles);
        this.operations = operations;
        this.choice = choice;
        ValuePool values = values(profile);
        this.states = new StateGenerator(profile, operations, values, opaque, generated);
        this.stored = stored;
        this.bindings = new BindingGenerator(profile, operations, values, opaque, stored, source);
        this.rewording = opaque.may(OpaqueWords.Liberty.FULL_JOINS_ON_ANYTHING)
                ? Rewording.ALL_CONDITIONS_AS_CASE
                : Rewording.CONDITIONS_AS_CASE;
    }

    /** The oracle of this place, looked at when it is first drawn: there are thousands. */
    private GuardedOracle guarded(int place) {
        return guarded.computeIfAbsent(place, ignored -> guard(oracles.get(place)));
    }

    private boolean canSay(ParsedOracle oracle) {
        return profile.dialect().cannotSay(oracle.left()).isEmpty()
                && profile.dialect().cannotSay(oracle.right()).isEmpty();
    }

    /** Without Boolean values a condition can't be given by a derived table; otherwise the oracle has told it all. */
    private boolean canSay(FilledCase filled) {
        return !profile.dialect().lacks(Construct.BOOLEAN)
                || Stream.concat(
                                Stream.of(filled.left(), filled.right()),
                                filled.views().stream().map(SetupStep.CreateView::query))
                        .noneMatch(query -> profile.dialect().cannotSay(query).equals(Optional.of(Construct.BOOLEAN)));
    }

    private GuardedOracle guard(ParsedOracle oracle) {
        if (!canSay(oracle)) {
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
        Prepared current = prepare(index / CASES_PER_STATE);
        if (current.objection().isPresent()) {
            return dropped(current.objection().get());
        }
        var random = new SplittableRandom(mix(seed, index));
        for (int i = 0; i < ORACLES_TRIED; i++) {
            boolean plainly = !plain.isEmpty() && random.nextBoolean();
            Optional<GuardedOracle> drawn = sayable(index, random, plainly);
            if (drawn.isEmpty()) {
                return new Drawn.Unfit("no oracle of the library can be said in the dialect of " + profile.dbms());
            }
            GuardedOracle guarded = drawn.get();
            if (guarded.objection().isPresent()) {
                return dropped(guarded.objection().get());
            }
            ParsedOracle oracle = guarded.oracle();
            stored.begin(index);
            Optional<List<Binding>> bound = bindings.draw(random, oracle, current.contents(), plainly);
            if (bound.isPresent()) {
                TestCase plainCase = testCase(random, index, guarded, current.state(), bound.get());
                FilledCase plainlyFilled = FilledCase.of(plainCase, oracle);
                if (canSay(plainlyFilled)) {
                    List<Rewording> rewordings = rewordings(random, plainlyFilled, oracle.isOneQuery());
                    TestCase testCase = plainCase.withRewordings(rewordings);
                    return guarded(guarded, testCase, plainlyFilled.reworded(rewordings), current);
                }
            }
        }
        return new Drawn.Unfit("none of %d oracles found tables in state %d"
                .formatted(ORACLES_TRIED, current.state().number()));
    }

    /** One that the dialect has words for. */
    private Optional<GuardedOracle> sayable(long index, RandomGenerator random, boolean plainly) {
        for (int i = 0; i < SAYABLE_TRIED && !oracles.isEmpty(); i++) {
            GuardedOracle drawn =
                    guarded(plainly ? plain.choose(random) : choice.choose(index, oracles.size(), random));
            if (drawn.sayable()) {
                return Optional.of(drawn);
            }
        }
        return Optional.empty();
    }

    private Drawn guarded(GuardedOracle guarded, TestCase testCase, FilledCase filled, Prepared state) {
        TestCase masked = OpaqueMask.of(testCase);
        FilledCase seen = masked == testCase ? filled : FilledCase.of(masked, guarded.oracle());
        return guards.objectionToCase(GuardedCase.of(masked, seen.left(), seen.right(), state.view(), operations))
                .map(SeededCaseBuilder::dropped)
                .orElseGet(() -> {
                    stored.made(testCase.index());
                    return new Drawn.Made(testCase, filled);
                });
    }

    private static Drawn dropped(Objection objection) {
        return new Drawn.Dropped(objection.hazard(), objection.reason());
    }

    private Prepared prepare(long number) {
        if (prepared.isPresent() && prepared.get().state().number() == number) {
            return prepared.get();
        }
        DatabaseState state = states.state(number, mix(~seed, number));
        StateView view = StateView.of(state);
        var made = new Prepared(state, StateContents.of(state), view, guards.objectionToState(view));
        prepared = Optional.of(made);
        return made;
    }

    private TestCase testCase(
            RandomGenerator random, long index, GuardedOracle guarded, DatabaseState state, List<Binding> bound) {
        ParsedOracle oracle = guarded.oracle();
        Optional<PlanVariation> left = random.nextInt(30) == 0 ? variation(random) : Optional.empty();
        Optional<PlanVariation> right =
                oracle.isOneQuery() || random.nextInt(4) == 0 ? variation(random) : Optional.empty();
        return new TestCase(
                seed,
                index,
                oracle.oracle(),
                state,
                bound,
                decoys(random, bound),
                left,
                right,
                List.of(),
                guarded.semantics(),
                profile.hazards());
    }

    /** Two queries of the same text say little without; what is computed outside may be merged again, where nothing is in the way. */
    private List<Rewording> rewordings(RandomGenerator random, FilledCase filled, boolean sameText) {
        if (random.nextInt(sameText ? 4 : 24) >= 3) {
            return List.of();
        }
        List<Rewording> others = filled.sayable(profile.dialect()).stream()
                .filter(choice -> choice != Rewording.CONDITIONS_AS_CASE && choice != Rewording.ALL_CONDITIONS_AS_CASE)
                .toList();
        if (others.isEmpty() || random.nextBoolean()) {
            return List.of(rewording);
        }
        Rewording chosen = others.get(random.nextInt(others.size()));
        boolean fenced = chosen == Rewording.CONDITIONS_OUTSIDE
                && Rewording.DERIVED_TABLES_FENCED.isSayable(profile.dialect())
                && random.nextBoolean();
        return fenced ? List.of(chosen, Rewording.DERIVED_TABLES_FENCED) : List.of(chosen);
    }

    /** A hint, such as one that forbids all indexes, as often as all settings together: it says for sure what is not done. */
    private Optional<PlanVariation> variation(RandomGenerator random) {
        boolean hinted = random.nextBoolean();
        List<PlanVariation> wanted = profile.planVariations().stream()
                .filter(variation -> variation.hint().isPresent() == hinted)
                .toList();
        List<PlanVariation> choices = wanted.isEmpty() ? profile.planVariations() : wanted;
        return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(random.nextInt(choices.size())));
    }

    /** A common table that nothing reads: one of the table snippets of the case, materialized where the target knows it. */
    private List<Decoy> decoys(RandomGenerator random, List<Binding> bound) {
        var decoys = new ArrayList<Decoy>();
        if (random.nextInt(12) == 0 && operations.knows(Construct.COMMON_TABLE)) {
            var materialization = profile.dialect().has(Habit.SAYS_MATERIALIZED)
                    ? Query.Materialization.MATERIALIZED
                    : Query.Materialization.UNSPECIFIED;
            for (Binding binding : bound) {
                if (binding.source() instanceof Binding.TableSnippet(var query, var ignored, var also)) {
                    decoys.add(new Decoy(
                            random.nextBoolean(), new Query.CommonTable("d0", List.of(), query, materialization)));
                    break;
                }
            }
        }
        return decoys;
    }

    /** Neighbouring numbers give seeds far apart. */
    private static long mix(long seed, long number) {
        long mixed = seed * 0x9E3779B97F4A7C15L + number;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
