package io.panoptes.dbms.provision;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.coverage.CoverageRuntime;
import io.panoptes.dbms.coverage.CoverageSource;
import io.panoptes.dbms.server.Installation;
import io.panoptes.dbms.server.ServerKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Finds out by what a build tells which of its code ran, or why it does not. */
final class BuildCoverage {
    /** As the root pom pins it for the tests. */
    static final String JACOCO = "org.jacoco:org.jacoco.agent:jar:runtime:0.8.15";

    private final Releases releases;

    BuildCoverage(Releases releases) {
        this.releases = releases;
    }

    /**
     * The kind of coverage that the target has.
     *
     * @throws TargetException where it has none
     */
    CoverageKind kind(Adapter adapter, Target target) {
        if (target.address().isPresent() || target.image().isPresent()) {
            throw new TargetException(
                    Problem.NO_COVERAGE,
                    "--coverage needs a server that Panoptes itself starts, for it reads files that the server's"
                            + " processes keep. Name the folder of a build with --home.");
        }
        Optional<ServerKind> server = adapter.server().value();
        if (server.isEmpty() && adapter.nativeLibrary().value().isEmpty()) {
            return CoverageKind.PROBES;
        }
        Path build = target.jar().orElseThrow(() -> notInstrumented(adapter, target.toString()));
        Path code = server.map(kind -> new Installation(build, new Version(target.version())).program(kind))
                .orElse(build);
        try {
            CoverageKind kind =
                    InstrumentedCode.kind(code, adapter.nativeLibrary().value().orElse(""));
            if (kind == CoverageKind.NONE) {
                throw notInstrumented(adapter, code.toString());
            }
            return kind;
        } catch (IOException e) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR, "%s can't be read: %s".formatted(code, e.getMessage()), e);
        }
    }

    /** For an engine that runs in the worker process. */
    CoverageSource inProcess(Adapter adapter, Target target) {
        CoverageKind kind = kind(adapter, target);
        if (kind == CoverageKind.PROBES) {
            return CoverageSource.probes(releases.file(adapter, JACOCO));
        }
        return CoverageSource.inProcess(kind);
    }

    /** How a build in native code is opened: one with coverage can't even be loaded without the functions that it calls. */
    static Launch launch(Adapter adapter, Version version, Path build) {
        Launch launch = NativeLibraryBuild.launch(adapter, version, build);
        Optional<String> resource = adapter.nativeLibrary().value();
        if (resource.isEmpty()) {
            return launch;
        }
        try {
            return InstrumentedCode.kind(build, resource.get()) == CoverageKind.NONE
                    ? launch
                    : launch.preloading(CoverageRuntime.compiled(UnpackedLibrary.cache()));
        } catch (IOException e) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR, "%s can't be read: %s".formatted(build, e.getMessage()), e);
        } catch (CoverageRuntime.Unavailable e) {
            throw new TargetException(Problem.NO_COVERAGE, String.valueOf(e.getMessage()), e);
        }
    }

    private static TargetException notInstrumented(Adapter adapter, String what) {
        String option = adapter.server().value().isPresent() ? "--home DIR" : "--build DIR/LIBRARY";
        return new TargetException(
                Problem.NO_COVERAGE,
                "%s does not tell what code it runs: it was not compiled with -fsanitize-coverage=trace-pc-guard (clang) or trace-pc (gcc).%n  %s; then name it with %s. See docs/coverage.md."
                        .formatted(
                                what,
                                adapter.instrumented()
                                        .value()
                                        .map("Make such a build: scripts/instrument %s DIR"::formatted)
                                        .orElseGet(() -> "Compile %s with one of them".formatted(adapter.title())),
                                option));
    }
}
