package io.panoptes.cli.terminal;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.learning.DriverJars;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntFolder;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.dbms.learning.ShippedProfiles;
import io.panoptes.dbms.learning.UnknownPlace;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that name what is tested. */
public final class TargetArguments {
    @Option(
            names = "--target",
            paramLabel = "NAME:VERSION",
            defaultValue = "",
            description = "The DBMS; without a version its newest release. See: panoptes targets.")
    private String target = "";

    @Option(
            names = {"--build", "--jar", "--home"},
            paramLabel = "FILE",
            description =
                    "A jar, native library or shell to test in place of a release; for a server, the folder that its"
                            + " build was installed to.")
    private Optional<Path> build = Optional.empty();

    @Option(
            names = "--url",
            paramLabel = "ADDRESS",
            description =
                    "The JDBC address of a server to test, in a schema or database of our own there. Its password:"
                            + " PANOPTES_PASSWORD.")
    private Optional<String> url = Optional.empty();

    @Option(
            names = "--image",
            paramLabel = "NAME",
            arity = "0..1",
            fallbackValue = "",
            description =
                    "Test a server in a container of this image; without a name, of the official one of the version.")
    private Optional<String> image = Optional.empty();

    /** The DBMS as it was named, without or with a version; its address where there is a driver alone. */
    public String name() {
        return driver.isPresent() ? url.orElse("") : target;
    }

    @Option(
            names = "--driver",
            paramLabel = "JARS",
            description =
                    "The JDBC driver of a DBMS that Panoptes has no adapter for, with --url: what it understands is"
                            + " learnt first. A jar, several, or a folder: --driver jaybird.jar.")
    private Optional<String> driver = Optional.empty();

    @Option(
            names = "--into",
            paramLabel = "SCHEMA",
            description =
                    "With --driver: use this schema or database though it is not empty. What is there is not touched.")
    private String into = "";

    @Option(
            names = "--profile",
            paramLabel = "FOLDER",
            description = "With --driver: what panoptes learn --out has written, in place of learning again.")
    private Optional<Path> profile = Optional.empty();

    /** Whether it is reached through a driver alone: one that is learnt, or whose learnt profile is shipped. */
    public boolean isUnknown() {
        return driver.isPresent() || shipped().isPresent();
    }

    /** Whether a driver is named, so that it can be learnt. */
    public boolean hasDriver() {
        return driver.isPresent();
    }

    private Optional<LearntDbms> shipped() {
        return driver.isPresent() ? Optional.empty() : ShippedProfiles.find(target.split("[:@]", 2)[0]);
    }

    /** As {@link #open}, with what was learnt when the campaign began, unless the user names another profile. */
    public Targets openAgain(Path learnt, Consumer<String> notes) {
        if (profile.isEmpty() && new LearntFolder(learnt).exists()) {
            profile = Optional.of(learnt);
        }
        return open(notes);
    }

    /** All targets that can be named, with the one that is learnt where --driver names one. */
    public Targets open(Consumer<String> notes) {
        Optional<LearntDbms> shipped = shipped();
        if (shipped.isPresent()) {
            return openShipped(shipped.get(), notes);
        }
        if (driver.isEmpty()) {
            if (!into.isEmpty() || profile.isPresent()) {
                throw new CannotRun(
                        "--into and --profile go with --driver.%n  Name the jar of the JDBC driver: --driver jaybird.jar --url jdbc:firebirdsql://..."
                                .formatted());
            }
            return new ReleasedTargets(notes);
        }
        if (url.isEmpty() || !target.isEmpty()) {
            throw new CannotRun(
                    "--driver goes with --url and without --target.%n  Give both: --driver jaybird.jar --url jdbc:firebirdsql://127.0.0.1/test"
                            .formatted());
        }
        UnknownPlace place = new UnknownPlace(DriverJars.of(driver.get()), url.get(), into);
        Targets known = new ReleasedTargets(notes);
        return profile.map(folder -> LearntTargets.with(known, place, new LearntFolder(folder).read()))
                .orElseGet(() -> LearntTargets.learning(known, place, step -> notes.accept("learning: " + step)));
    }

    private Targets openShipped(LearntDbms shipped, Consumer<String> notes) {
        String prefix = shipped.driver().addressPrefix();
        String address = url.filter(named -> named.startsWith(prefix))
                .orElseThrow(() -> new CannotRun(
                        "%s is tested at an address, for Panoptes has no server of it.%n  Give one that begins with %s: --target %s --url %s//127.0.0.1/test"
                                .formatted(shipped.title(), prefix, shipped.name(), prefix)));
        var known = new ReleasedTargets(notes);
        List<Path> jars = known.jars(shipped.title(), shipped.driver().maven());
        UnknownPlace place =
                new UnknownPlace(new DriverJars(jars, shipped.driver().driverClass()), address, into);
        return LearntTargets.with(
                known,
                place,
                profile.map(folder -> new LearntFolder(folder).read()).orElse(shipped));
    }

    /** How many cases are to share a state, where that was learnt. */
    public Optional<Integer> casesPerState(Targets targets) {
        return targets instanceof LearntTargets learnt ? learnt.learnt().casesPerState() : Optional.empty();
    }

    /** The build, where one is given. */
    public Optional<Path> build() {
        return build;
    }

    /**
     * Finds what is named.
     *
     * @throws CannotRun when nothing is named, or in several ways
     * @throws io.panoptes.dbms.TargetException when there is no such target
     */
    public Target find(Targets targets) {
        if (targets instanceof LearntTargets learnt) {
            return learnt.target();
        }
        if (target.isEmpty()) {
            throw new CannotRun(
                    "no target is given.%n  Name one with --target, such as --target duckdb:1.3.2.0; panoptes targets lists them."
                            .formatted());
        }
        if (Stream.of(url, image, build).filter(Optional::isPresent).count() > 1) {
            throw new CannotRun("--url, --image and --home (or --jar) are three ways to a target; give one of them.");
        }
        String place = url.map(address -> "@" + address)
                .or(() -> image.map(name -> "@image:" + name))
                .orElse("");
        return targets.find(target + place, build);
    }

    /**
     * Another build of the DBMS that is named.
     *
     * @param build a file or folder, {@code image:NAME}, or a version
     */
    public Target other(Targets targets, String build) {
        String dbms = target.split("[:@]", 2)[0];
        Path file = Path.of(build);
        if (Files.exists(file)) {
            return targets.find(dbms, Optional.of(file));
        }
        return build.startsWith("image:")
                ? targets.find(dbms + "@" + build, Optional.empty())
                : targets.find(dbms + ":" + build, Optional.empty());
    }
}
