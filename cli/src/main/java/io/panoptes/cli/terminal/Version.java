package io.panoptes.cli.terminal;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the build wrote it into the jar. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"panoptes " + text()};
    }

    static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(development build)");
    }
}
