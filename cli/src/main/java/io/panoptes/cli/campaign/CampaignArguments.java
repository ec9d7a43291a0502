package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Shard;
import io.panoptes.cli.oracles.NamedLibraries;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ShardConverter;
import io.panoptes.cli.terminal.TargetArguments;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Target;
import io.panoptes.instantiation.start.StartScript;
import io.panoptes.reporting.RunReports.Audience;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.symptom.SymptomKind;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Option;

/** The options of a campaign that fuzz and ci share: what is drawn, by how many workers, and who reads the reports. */
public final class CampaignArguments {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed gives the same test cases; one is drawn if absent.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--shard",
            paramLabel = "N/M",
            converter = ShardConverter.class,
            description =
                    "Run only this part of the cases (and regressions), for M machines that share a campaign: 3/40."
                            + " Needs --seed, the same on all; see: panoptes merge.")
    private Optional<Shard> shard = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many databases at a time, at most 2 for each core; 1 if absent.")
    private int workers = 1;

    @Option(
            names = "--oracles",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of oracles in place of the library that is shipped.")
    private List<Path> oracles = List.of();

    @Option(
            names = "--library",
            paramLabel = "VERSION|FILE",
            description =
                    "The library of another release, oracles and stored snippets, in place of the one that is shipped:"
                            + " what panoptes oracles pack wrote there.")
    private Optional<String> library = Optional.empty();

    @Option(
            names = "--snippets",
            paramLabel = "SOURCE",
            description =
                    "What fills the placeholders: the stored corpus (corpus), a plain grammar (grammar), or both, the"
                            + " default. Where the version is new to the corpus, it is tried meanwhile.")
    private Optional<SnippetSource> snippets = Optional.empty();

    @Option(
            names = "--symptoms",
            paramLabel = "KIND",
            split = ",",
            converter = SymptomConverter.class,
            description =
                    "What to look for: wrong, error, crash, hang, slow, such as --symptoms wrong,slow. All but slow if"
                            + " absent: to time queries on data that grow takes a thread and an instance of its own.")
    private List<SymptomKind> symptoms = List.of();

    @Option(
            names = "--estimates",
            description =
                    "Also list pairs for which the DBMS expects numbers of rows that differ by more than 1,000 times, on data"
                            + " that grow: estimates.jsonl in the campaign's folder. They are no findings.")
    private boolean estimates;

    @Option(
            names = "--start",
            paramLabel = "FILE.sql",
            description =
                    "Begin each database with these tables, rows and indexes, written as CREATE TABLE, INSERT ... VALUES and"
                            + " CREATE INDEX. What can't be used is listed.")
    private Optional<Path> start = Optional.empty();

    @Option(names = "--only", description = "With --start: no tables beside those of the file.")
    private boolean only;

    @Option(
            names = "--private",
            description =
                    "The reports are for the public: what may be exploitable (crashes) is counted there, and described in"
                            + " private/ alone.")
    private boolean withheld;

    /** Drawn once, so that every report names the same. */
    private Optional<Long> drawn = Optional.empty();

    public synchronized long seed() {
        if (drawn.isEmpty()) {
            drawn = seed.or(() -> Optional.of(ThreadLocalRandom.current().nextLong(1, 1_000_000)));
        }
        return drawn.get();
    }

    /** The part that is run here. */
    public Optional<Shard> shard() {
        return shard;
    }

    public Audience audience() {
        return withheld ? Audience.PUBLIC : Audience.TEAM;
    }

    /** The files of oracles that are named, or that of the library; none for what is shipped. */
    private List<Path> oracleFiles() {
        if (library.isPresent() && !oracles.isEmpty()) {
            throw new CannotRun("--library and --oracles exclude each other: a library has oracles of its own");
        }
        return library.map(
                        name -> NamedLibraries.ofThisUser().find(name).stream().toList())
                .orElse(oracles);
    }

    public List<Oracle> oracles(PrintWriter err) {
        return OracleFiles.load(oracleFiles(), err);
    }

    /**
     * The plan of a new campaign.
     *
     * @throws io.panoptes.cli.terminal.CannotRun where no worker at all is wanted, or a shard of no seed
     */
    public CampaignPlan plan(
            TargetArguments named, Target found, Optional<Duration> time, Optional<Long> cases, PrintWriter err) {
        ShardConverter.requireSeed(shard, seed);
        return new CampaignPlan(
                        found.toString(),
                        named.build().map(Path::toAbsolutePath),
                        seed(),
                        time,
                        cases,
                        WorkerLimit.ofThisMachine().of(workers, err),
                        oracleFiles().stream().map(Path::toAbsolutePath).toList(),
                        snippets,
                        shard,
                        Set.copyOf(symptoms))
                .beginningWith(startScript())
                .listingEstimates(estimates);
    }

    /** The file of a user's own tables as it goes into the journal: a campaign goes on with what it was begun with. */
    private Optional<StartScript> startScript() {
        if (only && start.isEmpty()) {
            throw new CannotRun("--only needs a file of tables: --start FILE.sql --only");
        }
        return start.map(file -> {
            try {
                return new StartScript(file.toString(), Files.readString(file), only);
            } catch (NoSuchFileException missing) {
                throw new CannotRun("there is no file %s; --start takes a file of SQL".formatted(file), missing);
            } catch (IOException unread) {
                throw new CannotRun("%s can't be read as text in UTF-8: %s".formatted(file, unread), unread);
            }
        });
    }
}
