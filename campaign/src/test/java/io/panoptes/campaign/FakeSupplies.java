package io.panoptes.campaign;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.FakeInstance;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What a campaign needs, on a target that answers some queries wrongly, by their text.
 *
 * @param instances opens the target, which would answer as it is handed
 * @param triage is told of each suspect
 * @param triaged what triage says of each
 */
record FakeSupplies(
        long seed,
        Function<Function<String, Outcome>, Instance> instances,
        Consumer<Suspect> triage,
        Runnable preparing,
        Duration triageGrace,
        TriageResult triaged)
        implements CampaignSupplies {
    static final long CASES = 600;
    private static final Profile PROFILE = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
    private static final List<ParsedOracle> ORACLES = TestOracles.all();

    /** Triage dismisses each suspect. */
    static FakeSupplies of(long seed) {
        return new FakeSupplies(
                seed,
                FakeInstance::new,
                suspect -> {},
                () -> {},
                Duration.ofSeconds(20),
                new TriageResult.Dismissed("only a test"));
    }

    /** {@value CASES} cases. */
    static CampaignPlan plan(long seed, int workers) {
        return new CampaignPlan(
                "duckdb:1.3.2.0",
                Optional.empty(),
                seed,
                Optional.empty(),
                Optional.of(CASES),
                workers,
                List.of(),
                Optional.empty());
    }

    FakeSupplies on(Function<Function<String, Outcome>, Instance> others) {
        return new FakeSupplies(seed, others, triage, preparing, triageGrace, triaged);
    }

    FakeSupplies tellingTriageOf(Consumer<Suspect> told) {
        return new FakeSupplies(seed, instances, told, preparing, triageGrace, triaged);
    }

    FakeSupplies preparedBy(Runnable work) {
        return new FakeSupplies(seed, instances, triage, work, triageGrace, triaged);
    }

    FakeSupplies withTriageGrace(Duration time) {
        return new FakeSupplies(seed, instances, triage, preparing, time, triaged);
    }

    FakeSupplies triagedAs(TriageResult result) {
        return new FakeSupplies(seed, instances, triage, preparing, triageGrace, result);
    }

    @Override
    public void prepare() {
        preparing.run();
    }

    @Override
    public Provenance provenance() {
        return new Provenance("0.1.0", "3 oracles", seed, "", Optional.empty());
    }

    @Override
    public int oracleCount() {
        return ORACLES.size();
    }

    @Override
    public TestCaseBuilder newBuilder() {
        return new SeededCaseBuilder(seed, PROFILE, ORACLES);
    }

    @Override
    public TestCaseWriter writer() {
        return new DialectCaseWriter(PROFILE, ORACLES);
    }

    @Override
    public Instance openTarget() {
        return instances.apply(FakeSupplies::answer);
    }

    private static Outcome answer(String sql) {
        return sql.startsWith("SELECT") || sql.startsWith("WITH")
                ? FakeInstance.rows(sql.hashCode() % 20 == 0 ? 1 : 0)
                : new Outcome.Done(1);
    }

    @Override
    public Explain explain() {
        return PROFILE.explain();
    }

    @Override
    public Duration statementLimit() {
        return Duration.ofSeconds(1);
    }

    @Override
    public Triage newTriage() {
        return new Triage() {
            @Override
            public Optional<Triaged> triage(Suspect suspect, Consumer<String> steps) {
                triage.accept(suspect);
                return Optional.of(new Triaged(triaged, Optional.empty()));
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public void hurry() {}
}
