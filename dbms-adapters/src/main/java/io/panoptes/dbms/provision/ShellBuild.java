package io.panoptes.dbms.provision;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.shelldriver.ShellDriver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The DBMS's own shell, such as {@code sqlite3}, as its build leaves it: statements go through a pipe, on any JDK. */
final class ShellBuild {
    private static final Pattern LIBRARY = Pattern.compile(".*\\.(?:jar|so|dylib|dll)(?:\\.[\\d.]+)?");

    private ShellBuild() {}

    /** A program of a DBMS whose shell we speak to. */
    static boolean is(Adapter adapter, Path file) {
        return adapter.shellLanguage().value().isPresent()
                && Files.isExecutable(file)
                && !LIBRARY.matcher(String.valueOf(file.getFileName())).matches();
    }

    /** How a database of this build is opened. */
    static Launch launch(Adapter adapter, Version version, Path file) {
        String language = adapter.shellLanguage().value().orElseThrow();
        return adapter.launch(version).through(ShellDriver.class.getName(), ShellDriver.SCHEME + language + ":" + file);
    }
}
