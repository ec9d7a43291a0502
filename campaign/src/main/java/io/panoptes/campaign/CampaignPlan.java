package io.panoptes.campaign;

import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.start.StartScript;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a campaign is to do. It is the first line of the journal, so that a campaign that was cut short knows how to go on.
 *
 * @param target as the user named it and the resolver completed it, such as {@code duckdb:1.3.2.0}
 * @param build a jar or native library in place of a released version
 * @param time how long to run; one of this and {@code cases} is there
 * @param cases how many test cases to draw
 * @param oracles files of oracles, or the pack of one library; none for the library that is shipped
 * @param snippets where they come from, if the user said so
 * @param shard the part of the cases that is run here; empty for all
 * @param symptoms what is looked for; none for the usual ones
 * @param guidance what it learns from, if the user said so
 * @param start schema and data of a user that states begin with
 * @param casesPerState how many cases share a state, where its setup was found to be slow
 * @param estimates whether pairs are listed whose estimated numbers of rows lie far apart
 */
public record CampaignPlan(
        String target,
        Optional<Path> build,
        long seed,
        Optional<Duration> time,
        Optional<Long> cases,
        int workers,
        List<Path> oracles,
        Optional<SnippetSource> snippets,
        Optional<Shard> shard,
        Set<SymptomKind> symptoms,
        Optional<LearningSource> guidance,
        Optional<StartScript> start,
        Optional<Integer> casesPerState,
        boolean estimates) {
    public CampaignPlan {
        oracles = List.copyOf(oracles);
        symptoms = Set.copyOf(symptoms);
    }

    /** Led by plans. */
    public CampaignPlan(
            String target,
            Optional<Path> build,
            long seed,
            Optional<Duration> time,
            Optional<Long> cases,
            int workers,
            List<Path> oracles,
            Optional<SnippetSource> snippets,
            Optional<Shard> shard,
            Set<SymptomKind> symptoms) {
        this(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                shard,
                symptoms,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    /** One that looks for the usual symptoms, led by plans. */
    public CampaignPlan(
            String target,
            Optional<Path> build,
            long seed,
            Optional<Duration> time,
            Optional<Long> cases,
            int workers,
            List<Path> oracles,
            Optional<SnippetSource> snippets,
            Optional<Shard> shard) {
        this(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                shard,
                Set.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    /** The same campaign that looks for these symptoms. */
    public CampaignPlan lookingFor(Set<SymptomKind> wanted) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                shard,
                wanted,
                guidance,
                start,
                casesPerState,
                estimates);
    }

    public boolean looksFor(SymptomKind kind) {
        return (symptoms.isEmpty() ? SymptomKind.usual() : symptoms).contains(kind);
    }

    /** How many cases share a state of this DBMS. One that grows must serve many. */
    public int casesSharingAState(Profile profile) {
        boolean quick = profile.features().contains(Feature.QUICK_STATES) && !growsData();
        return casesPerState.orElse(quick ? CaseGuide.CASES_PER_QUICK_STATE : CaseGuide.CASES_PER_STATE);
    }

    /** With all cases, led by plans. */
    public CampaignPlan(
            String target,
            Optional<Path> build,
            long seed,
            Optional<Duration> time,
            Optional<Long> cases,
            int workers,
            List<Path> oracles,
            Optional<SnippetSource> snippets) {
        this(target, build, seed, time, cases, workers, oracles, snippets, Optional.empty());
    }

    public CampaignPlan withTime(Duration longest) {
        return new CampaignPlan(
                target,
                build,
                seed,
                Optional.of(longest),
                cases,
                workers,
                oracles,
                snippets,
                shard,
                symptoms,
                guidance,
                start,
                casesPerState,
                estimates);
    }

    public CampaignPlan withWorkers(int count) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                count,
                oracles,
                snippets,
                shard,
                symptoms,
                guidance,
                start,
                casesPerState,
                estimates);
    }

    public CampaignPlan withCases(long count) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                Optional.of(count),
                workers,
                oracles,
                snippets,
                shard,
                symptoms,
                guidance,
                start,
                casesPerState,
                estimates);
    }

    /** The campaign of which this is a part. */
    public CampaignPlan whole() {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                Optional.empty(),
                symptoms,
                guidance,
                start,
                casesPerState,
                estimates);
    }

    /** How many machines share the cases. */
    public int shards() {
        return shard.map(Shard::of).orElse(1);
    }

    /** With states that begin with this. */
    public CampaignPlan beginningWith(Optional<StartScript> script) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                shard,
                symptoms,
                guidance,
                script,
                casesPerState,
                estimates);
    }

    /** Led by this. */
    public CampaignPlan ledBy(Optional<LearningSource> other) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                shard,
                symptoms,
                other,
                start,
                casesPerState,
                estimates);
    }

    /** With these files of oracles: the same ones, in the place where another machine has them. */
    public CampaignPlan withOracles(List<Path> files) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                files,
                snippets,
                shard,
                symptoms,
                guidance,
                start,
                casesPerState,
                estimates);
    }

    /** With states that this many cases share. */
    public CampaignPlan sharingStates(Optional<Integer> count) {
        return new CampaignPlan(
                target, build, seed, time, cases, workers, oracles, snippets, shard, symptoms, guidance, start, count,
                estimates);
    }

    /** The same campaign, which lists estimates that are far apart, or does not. */
    public CampaignPlan listingEstimates(boolean wanted) {
        return new CampaignPlan(
                target,
                build,
                seed,
                time,
                cases,
                workers,
                oracles,
                snippets,
                shard,
                symptoms,
                guidance,
                start,
                casesPerState,
                wanted);
    }

    /** Whether cases are also run on data that grow, beside the others. */
    boolean growsData() {
        return looksFor(SymptomKind.SLOWDOWN) || estimates;
    }
}
