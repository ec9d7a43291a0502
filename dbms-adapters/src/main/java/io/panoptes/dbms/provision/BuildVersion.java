package io.panoptes.dbms.provision;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.process.Workers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version under which a build is tested: the one that the user names, or the one that the build itself gives, since the
 * profile of another version lets it refuse most queries.
 *
 * @param note what the user should know of the choice
 */
record BuildVersion(Version version, String note) {

    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)+(?:-[A-Za-z][\\w.]*)?");

    /** Drivers have changed their names; these two versions have all names between them. */
    private static final List<Version> LAUNCHES = List.of(Version.LOCAL, new Version("0"));

    /**
     * Opens the build once.
     *
     * @param named the version that the user gave
     * @throws TargetException when it can't be opened
     */
    static BuildVersion of(Adapter adapter, Path file, Optional<Version> named, Releases releases, Workers workers) {
        String product = named.isPresent()
                ? product(adapter, file, named.get(), releases, workers)
                : product(adapter, file, releases, workers);
        return choose(adapter, file, product, named, published(adapter, releases));
    }

    private static String product(Adapter adapter, Path file, Releases releases, Workers workers) {
        for (Version version : LAUNCHES) {
            try {
                return product(adapter, file, version, releases, workers);
            } catch (TargetException e) {
                boolean isLast = version.equals(LAUNCHES.getLast());
                if (e.problem() != Problem.NO_DRIVER || isLast) {
                    throw e;
                }
            }
        }
        throw new IllegalStateException("there is no launch to try");
    }

    private static String product(Adapter adapter, Path file, Version version, Releases releases, Workers workers) {
        Launch launch = BuildCoverage.launch(adapter, version, file);
        Target target = new Target(adapter.name(), version.text(), Optional.of(file));
        try {
            return workers.product(
                    target, adapter.profile(version), launch, LocalBuild.classPath(adapter, file, version, releases));
        } catch (TargetException e) {
            if (e.problem() != Problem.DIED_AT_START) {
                throw e;
            }
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "%s can't be opened as %s: %s.%n  It must be built for this machine (%s, %s), and a native library must fit the driver of its version: name that as in --target %s:VERSION."
                            .formatted(
                                    file,
                                    adapter.title(),
                                    String.valueOf(e.getMessage()).strip(),
                                    System.getProperty("os.name"),
                                    System.getProperty("os.arch"),
                                    adapter.name()),
                    e);
        }
    }

    private static List<Version> published(Adapter adapter, Releases releases) {
        try {
            return releases.all(adapter);
        } catch (TargetException noNetwork) {
            return List.of();
        }
    }

    /** @param product name and version as the driver gives them: {@code H2 1.4.199 (2019-03-13)} */
    static BuildVersion choose(
            Adapter adapter, Path file, String product, Optional<Version> named, List<Version> published) {
        Matcher number = NUMBER.matcher(product);
        Optional<Version> own =
                number.find() ? Optional.of(asPublished(new Version(number.group()), published)) : Optional.empty();
        if (named.isPresent()) {
            boolean fits = own.isEmpty() || own.get().sameNumbers(named.get());
            return new BuildVersion(
                    named.get(),
                    fits
                            ? ""
                            : "%s says that it is %s; it is tested with the profile of %s, which --target names."
                                    .formatted(file.getFileName(), product, named.get()));
        }
        // A build without the tags of its repository calls itself 0.0.1, say.
        if (own.isEmpty()
                || !published.isEmpty()
                        && own.get().isBefore(published.getFirst().text())) {
            return new BuildVersion(
                    Version.LOCAL,
                    "%s says that it is %s, which is no release of %s; it is tested with the profile of the newest. Name another as in --target %s:VERSION."
                            .formatted(file.getFileName(), product, adapter.title(), adapter.name()));
        }
        return new BuildVersion(
                own.get(),
                "%s says that it is %s; it is tested with the profile of %s %s."
                        .formatted(file.getFileName(), product, adapter.title(), own.get()));
    }

    /** As the release of these numbers is called where there is one: 1.3.2 is published as 1.3.2.0. */
    private static Version asPublished(Version version, List<Version> published) {
        return published.stream()
                .filter(release -> release.isFinal() && version.isFinal() && release.sameNumbers(version))
                .findFirst()
                .orElse(version);
    }
}
