package io.panoptes.campaign.wiring;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.campaign.CaseRange;
import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.GeneratedColumnProbe;
import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.OperationProbe;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.instantiation.casebuilder.AdaptingCaseBuilder;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.Guidance;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.choice.OracleBandit;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.guidance.CoverageFeedback;
import io.panoptes.instantiation.guidance.CoverageGuide;
import io.panoptes.instantiation.guidance.SeedFigures;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueProbe;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.refusal.PartLesson;
import io.panoptes.instantiation.refusal.RefusedParts;
import io.panoptes.instantiation.start.LeftOut;
import io.panoptes.instantiation.start.StartReader;
import io.panoptes.instantiation.start.StartScript;
import io.panoptes.instantiation.start.StartState;
import io.panoptes.instantiation.start.StartTrial;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.FullTriage;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.UnreducedFinding;
import io.panoptes.triage.WrittenCaseOpener;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.provenance.PanoptesVersion;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.provenance.Sha256;
import io.panoptes.triage.slowdown.SlowdownSearch;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** What a campaign works with: cases from a seed, a target in a process of its own, and the full way of a suspect. */
public final class StandardSupplies implements CampaignSupplies {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);

    private final Targets targets;
    private final Target target;
    private final Profile profile;
    private final long seed;
    private final List<ParsedOracle> oracles;
    private final String library;
    private final OracleBandit bandit;
    private final SnippetBandit snippetBandit;
    private final Learning learning;
    private final Optional<CoverageGuide> guide;
    private final CaseGuide cases;
    private final Optional<RefusedParts> refused;
    private final ClosableStore store;
    private final TriageLimits limits;
    private final Duration grace;
    private final DialectCaseWriter writer;
    private final Optional<StartScript> start;
    private final TargetCorpus corpus;
    private final SnippetSource source;
    private Optional<Probed> probed = Optional.empty();
    private final KnownFindings known;
    private volatile boolean hurried;

    /**
     * @param plan which cases to draw
     * @param known findings of the part of the campaign that ran before, and bugs that are not to be reported
     * @param grace how long triage may go on after the last case
     */
    public StandardSupplies(
            Targets targets,
            Target target,
            CampaignPlan plan,
            List<Oracle> oracles,
            FindingStore store,
            KnownFindings known,
            TriageLimits limits,
            Duration grace) {
        this(targets, target, plan, oracles, store, known, limits, grace, Learning.of(plan));
    }

    /** As above, and learning from this. */
    public StandardSupplies(
            Targets targets,
            Target target,
            CampaignPlan plan,
            List<Oracle> oracles,
            FindingStore store,
            KnownFindings known,
            TriageLimits limits,
            Duration grace,
            Learning learning) {
        this.targets = targets;
        this.target = target;
        this.profile = targets.profile(target);
        this.seed = plan.seed();
        this.oracles = oracles.stream().map(ParsedOracle::lazily).toList();
        CampaignLibrary stock = CampaignLibrary.of(plan);
        this.library = "%s%d oracles with SHA-256 %s"
                .formatted(
                        stock.version()
                                .map(version -> "library %s: ".formatted(version))
                                .orElse(""),
                        oracles.size(),
                        Sha256.of(oracles.stream()
                                .flatMap(oracle -> Stream.concat(
                                        Stream.of(oracle.id(), oracle.left(), oracle.right()),
                                        Stream.concat(
                                                oracle.changed().left().stream(),
                                                oracle.changed().right().stream())))));
        this.learning = learning;
        if (plan.symptoms().contains(SymptomKind.CRASH)) {
            targets.lookForCrashes();
        }
        boolean covers = learning.guidance() == LearningSource.COVERAGE;
        int sharing = plan.casesSharingAState(profile);
        Epochs epochs = covers ? Epochs.ofEveryCase(plan.shards()) : new Epochs(plan.shards());
        this.bandit = OracleBandit.of(oracles, stock.yields(target.dbms()), epochs);
        this.snippetBandit = new SnippetBandit(epochs);
        OracleChoice choice = bandit.growing(seed);
        this.guide = covers
                ? Optional.of(new CoverageGuide(
                        seed,
                        choice,
                        OracleFeedback.both(bandit, snippetBandit),
                        learning.schedule(),
                        learning.timed(),
                        sharing,
                        plan.shards(),
                        learning.kept()))
                : Optional.empty();
        guide.ifPresent(one -> learning.restored().forEach(one::restore));
        this.cases = guide.<CaseGuide>map(one -> one).orElseGet(() -> CaseGuide.by(choice, sharing));
        this.refused =
                learning.adapts() ? Optional.of(new RefusedParts(Epochs.adapting(plan.shards()))) : Optional.empty();
        this.store = new ClosableStore(store);
        this.known = known;
        this.limits = limits;
        this.grace = grace;
        this.source = plan.snippets().orElse(SnippetSource.BOTH);
        this.start = plan.start();
        this.corpus = new TargetCorpus(targets, target, () -> stock.snippets(target.dbms()));
        this.writer = new DialectCaseWriter(profile, this.oracles);
    }

    /** What there is to say of the stored snippets before the campaign begins. */
    public Optional<String> noteOnSnippets() {
        return source == SnippetSource.GRAMMAR ? Optional.empty() : corpus.note();
    }

    /** Stored snippets that may show bugs by themselves: no case is made of them. */
    public List<ValidationResult.Refused> suspiciousSnippets() {
        return corpus.suspicious();
    }

    /** What came of the stored snippets; empty where none was drawn. */
    public Optional<SnippetBandit.Figures> snippetFigures() {
        return Optional.of(snippetBandit.figures()).filter(figures -> figures.ran() > 0);
    }

    @Override
    public boolean adapts() {
        return refused.isPresent();
    }

    @Override
    public OracleFeedback feedback() {
        OracleFeedback choices = learning.guidance() == LearningSource.NONE
                ? OracleFeedback.NONE
                : OracleFeedback.both(bandit, snippetBandit);
        return refused.map(parts -> OracleFeedback.both(choices, parts)).orElse(choices);
    }

    @Override
    public boolean wantsPlans() {
        return learning.guidance() != LearningSource.NONE;
    }

    @Override
    public Optional<CoverageFeedback> coverage() {
        if (!learning.observes()) {
            return Optional.empty();
        }
        List<CoverageFeedback> told =
                Stream.concat(learning.watcher().stream(), guide.stream()).toList();
        return Optional.of(CoverageFeedback.all(told));
    }

    /** What came of the seeds; empty where coverage does not lead. */
    public Optional<SeedFigures> seedFigures() {
        return guide.map(CoverageGuide::figures);
    }

    @Override
    public Guidance guidance(long epoch, Set<String> blockedOracles) {
        Corpus.Preference preference = snippetBandit.preferenceOf(epoch);
        return new Guidance(epoch, bandit.weights(epoch), preference.first(), preference.aside(), blockedOracles);
    }

    @Override
    public void guide(Guidance guidance) {
        bandit.learned(guidance.epoch(), guidance.weights());
        snippetBandit.learned(
                guidance.epoch(), new Corpus.Preference(guidance.firstSnippets(), guidance.asideSnippets()));
    }

    @Override
    public Map<Long, List<Integer>> takeDrawn(CaseRange range) {
        return snippetBandit.takeDrawn(range.first(), range.end());
    }

    @Override
    public int oracleCount() {
        return oracles.size();
    }

    @Override
    public void prepare() {
        probed();
    }

    @Override
    public TestCaseBuilder newBuilder() {
        Probed known = probed();
        SeededCaseBuilder drawing = new SeededCaseBuilder(
                seed,
                profile,
                oracles,
                known.operations(),
                known.opaque(),
                new StoredSnippets(this::snippets, snippetBandit),
                known.generated(),
                source,
                cases,
                known.start());
        return refused.<TestCaseBuilder>map(parts -> new AdaptingCaseBuilder(drawing, parts))
                .orElse(drawing);
    }

    @Override
    public List<PartLesson> newLessons(long done) {
        return refused.map(parts -> parts.lessons(done)).orElse(List.of());
    }

    @Override
    public void restoreLessons(List<PartLesson> lessons, long next) {
        refused.ifPresent(parts -> parts.restore(lessons, next));
    }

    private Corpus snippets(long index) {
        return source == SnippetSource.GRAMMAR ? Corpus.NONE : corpus.at(index);
    }

    /** What the target was found to know. */
    private record Probed(
            String product, Operations operations, OpaqueWords opaque, GeneratedColumns generated, StartState start) {}

    /** Asked once, for all workers. */
    private synchronized Probed probed() {
        if (probed.isEmpty()) {
            try (Instance instance = targets.open(target)) {
                probed = Optional.of(new Probed(
                        instance.product(),
                        new OperationProbe(profile).probe(OperationCatalog.of(profile), instance),
                        new OpaqueProbe(profile).probe(OpaqueCatalog.of(profile), instance),
                        new GeneratedColumnProbe(profile, snippets(0)).probe(instance, seed),
                        start(instance)));
            }
        }
        return probed.get();
    }

    private StartState start(Instance instance) {
        return start.map(script ->
                        new StartTrial(profile, STATEMENT_LIMIT).of(StartReader.read(script, profile), instance))
                .orElse(StartState.NONE);
    }

    /** What of the user's own schema and data is not used, and why. */
    public List<LeftOut> leftOut() {
        return start.isEmpty() ? List.of() : probed().start().leftOut();
    }

    @Override
    public Provenance provenance() {
        Optional<String> build = target.jar().filter(Files::isRegularFile).map(Sha256::of);
        return new Provenance(PanoptesVersion.text(), library, seed, probed().product(), build);
    }

    @Override
    public TestCaseWriter writer() {
        return writer;
    }

    @Override
    public Instance openTarget() {
        return learning.observes() ? targets.openWithCoverage(target) : targets.open(target);
    }

    @Override
    public Explain explain() {
        return profile.explain();
    }

    @Override
    public Duration statementLimit() {
        return STATEMENT_LIMIT;
    }

    @Override
    public Triage newTriage() {
        return newTriage(known, () -> hurried);
    }

    /**
     * A triage with findings of its own.
     *
     * @param known findings so far
     * @param hurried whether to come to an end soon
     */
    public Triage newTriage(KnownFindings known, BooleanSupplier hurried) {
        return new FullTriage(
                target,
                new OpenTargets(targets, STATEMENT_LIMIT),
                TargetCaseWriter::new,
                new WrittenCaseOpener(writer),
                limits,
                known,
                store,
                Optional.of(provenance()),
                hurried);
    }

    /** A finding of a suspect with which every machine was lost that ran it, reported without a reduction. */
    public Finding unreduced(Suspect suspect, String why) {
        return UnreducedFinding.of(
                suspect, target, new WrittenCaseOpener(writer), new TargetCaseWriter(profile), provenance(), why);
    }

    @Override
    public Optional<SlowdownSearch> newSlowdownSearch(boolean slow, boolean estimates) {
        return Optional.of(new SlowdownSearch(targets.open(target), profile, STATEMENT_LIMIT, slow, estimates));
    }

    @Override
    public Duration triageGrace() {
        return grace;
    }

    @Override
    public void hurry() {
        hurried = true;
    }

    @Override
    public void cutOff() {
        store.close();
    }

    @Override
    public void close() {
        corpus.close();
    }
}
