package io.panoptes.campaign.wiring;

import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.GeneratedColumnProbe;
import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.OperationProbe;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.corpus.validation.Verdict;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.choice.GrowingChoice;
import io.panoptes.instantiation.choice.OracleBandit;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueProbe;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.FullTriage;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.WrittenCaseOpener;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What a campaign works with: cases from a seed, a target in a process of its own, and the full way of a suspect. */
public final class StandardSupplies implements CampaignSupplies {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);

    private final Targets targets;
    private final Target target;
    private final Profile profile;
    private final long seed;
    private final List<ParsedOracle> oracles;
    private final OracleBandit bandit;
    private final OracleChoice choice;
    private final SnippetBandit snippetBandit = new SnippetBandit();
    private final FindingStore store;
    private final List<Finding> earlier;
    private final TriageLimits limits;
    private final Duration grace;
    private final DialectCaseWriter writer;
    private final TargetCorpus corpus;
    private final SnippetSource source;
    private Optional<Probed> probed = Optional.empty();
    private volatile boolean hurried;

    /**
     * @param earlier findings of the part of the campaign that ran before
     * @param grace how long triage may go on after the last case
     * @param source where the snippets come from
     */
    public StandardSupplies(
            Targets targets,
            Target target,
            long seed,
            List<Oracle> oracles,
            FindingStore store,
            List<Finding> earlier,
            TriageLimits limits,
            Duration grace,
            SnippetSource source) {
        this.targets = targets;
        this.target = target;
        this.profile = targets.profile(target);
        this.seed = seed;
        this.oracles = oracles.stream().map(ParsedOracle::lazily).toList();
        this.bandit = OracleBandit.of(oracles);
        this.choice = new GrowingChoice(bandit, oracles.size(), seed);
        this.store = store;
        this.earlier = List.copyOf(earlier);
        this.limits = limits;
        this.grace = grace;
        this.source = source;
        this.corpus = new TargetCorpus(targets, target);
        this.writer = new DialectCaseWriter(profile, this.oracles);
    }

    /** What there is to say of the stored snippets before the campaign begins. */
    public Optional<String> noteOnSnippets() {
        return source == SnippetSource.GRAMMAR ? Optional.empty() : corpus.note();
    }

    /** Stored snippets that may show bugs by themselves: no case is made of them. */
    public List<Verdict.Refused> suspiciousSnippets() {
        return corpus.suspicious();
    }

    /** What came of the stored snippets; empty where none was drawn. */
    public Optional<SnippetBandit.Figures> snippetFigures() {
        return Optional.of(snippetBandit.figures()).filter(figures -> figures.ran() > 0);
    }

    @Override
    public OracleFeedback feedback() {
        return OracleFeedback.both(bandit, snippetBandit);
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
        return new SeededCaseBuilder(
                seed,
                profile,
                oracles,
                known.operations(),
                known.opaque(),
                new StoredSnippets(this::snippets, snippetBandit),
                known.generated(),
                source,
                choice);
    }

    private Corpus snippets(long index) {
        return source == SnippetSource.GRAMMAR ? Corpus.NONE : corpus.at(index);
    }

    /** What the target was found to know. */
    private record Probed(Operations operations, OpaqueWords opaque, GeneratedColumns generated) {}

    /** Asked once, for all workers. */
    private synchronized Probed probed() {
        if (probed.isEmpty()) {
            try (Instance instance = targets.open(target)) {
                probed = Optional.of(new Probed(
                        new OperationProbe(profile).probe(OperationCatalog.of(profile), instance),
                        new OpaqueProbe(profile).probe(OpaqueCatalog.of(profile), instance),
                        new GeneratedColumnProbe(profile, snippets(0)).probe(instance, seed)));
            }
        }
        return probed.get();
    }

    @Override
    public TestCaseWriter writer() {
        return writer;
    }

    @Override
    public Instance openTarget() {
        return targets.open(target);
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
        return new FullTriage(
                target,
                new OpenTargets(targets, STATEMENT_LIMIT),
                TargetCaseWriter::new,
                new WrittenCaseOpener(writer),
                limits,
                new KnownFindings(earlier),
                store,
                () -> hurried);
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
    public void close() {
        corpus.close();
    }
}
