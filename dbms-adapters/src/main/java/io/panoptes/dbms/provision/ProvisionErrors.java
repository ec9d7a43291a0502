package io.panoptes.dbms.provision;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Locale;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.transfer.ChecksumFailureException;
import org.eclipse.aether.transfer.RepositoryOfflineException;
import org.jspecify.annotations.Nullable;

/** What went wrong with a download, in words for the user. */
final class ProvisionErrors {

    private ProvisionErrors() {}

    static TargetException notInMaven(Adapter adapter) {
        return new TargetException(
                Problem.UNKNOWN_VERSION,
                "Maven's repositories hold no %s. Name an image with --image, a folder with --home or an address with --url."
                        .formatted(adapter.title()));
    }

    static TargetException noList(Adapter adapter, MavenRepository repository, List<Exception> problems) {
        for (Exception problem : problems) {
            if (isOfFiles(problem)) {
                return notKept(repository, problem);
            }
        }
        String reason = problems.isEmpty() ? "none is listed" : innermost(problems.getFirst());
        return new TargetException(
                Problem.NO_NETWORK,
                "The versions of %s can't be listed: %s (%s). Name a version that was used before, as in %s:VERSION, or repair the connection%s."
                        .formatted(
                                adapter.title(), reason, repository.places(), adapter.name(), offlineHint(repository)),
                problems.isEmpty() ? null : problems.getFirst());
    }

    static TargetException of(Adapter adapter, Version version, MavenRepository repository, RepositoryException error) {
        String name = "%s %s".formatted(adapter.title(), version);
        if (find(error, ChecksumFailureException.class) != null) {
            return new TargetException(
                    Problem.DAMAGED_DOWNLOAD,
                    "%s came back from %s damaged: %s. Nothing of it was kept; try again, or look at the mirror."
                            .formatted(name, repository.places(), innermost(error)),
                    error);
        }
        if (isOfFiles(error)) {
            return notKept(repository, error);
        }
        boolean offline = find(error, RepositoryOfflineException.class) != null;
        if (!offline && find(error, ArtifactNotFoundException.class) != null) {
            return new TargetException(
                    Problem.UNKNOWN_VERSION,
                    "%s is not in %s: %s".formatted(name, repository.places(), innermost(error)),
                    error);
        }
        return new TargetException(
                Problem.NO_NETWORK,
                "%s is not in the local Maven repository and can't be fetched from %s: %s. Repair the connection (proxies and mirrors belong in ~/.m2/settings.xml)%s, or use a version that was fetched before."
                        .formatted(name, repository.places(), innermost(error), offlineHint(repository)),
                error);
    }

    /** Of a file that a DBMS is run with. */
    static TargetException notThere(
            Adapter adapter, String coordinates, MavenRepository repository, RepositoryException error) {
        if (isOfFiles(error)) {
            return notKept(repository, error);
        }
        return new TargetException(
                Problem.NO_NETWORK,
                "%s, which %s is run with for this, can't be fetched from %s: %s. Repair the connection%s."
                        .formatted(
                                coordinates,
                                adapter.title(),
                                repository.places(),
                                innermost(error),
                                offlineHint(repository)),
                error);
    }

    /** Of a file that was fetched, or of what is noted about it. */
    static TargetException notKept(MavenRepository repository, Throwable error) {
        if (isDiskFull(error)) {
            return new TargetException(
                    Problem.DISK_FULL,
                    "Nothing can be stored in the local Maven repository %s: the disk is full. Free some space there."
                            .formatted(repository.local()),
                    error);
        }
        return new TargetException(
                Problem.UNWRITABLE_REPOSITORY,
                "The local Maven repository %s can't be written: %s. Make it writable for the user %s, or name another by -Dmaven.repo.local=FOLDER in PANOPTES_JAVA_OPTS, or by <localRepository> in ~/.m2/settings.xml. With --offline what it holds already is used as it is."
                        .formatted(repository.local(), innermost(error), System.getProperty("user.name")),
                error);
    }

    private static boolean isOfFiles(Throwable error) {
        return find(error, FileSystemException.class) != null || isDiskFull(error);
    }

    private static boolean isDiskFull(Throwable error) {
        return innermost(error).toLowerCase(Locale.ROOT).contains("no space left");
    }

    private static String offlineHint(MavenRepository repository) {
        return repository.isOffline() ? ", or leave out --offline, or <offline> in ~/.m2/settings.xml" : "";
    }

    private static <T extends Throwable> @Nullable T find(Throwable error, Class<T> type) {
        Throwable cause = error;
        for (int depth = 0; depth < 20 && cause != null; depth++) {
            if (type.isInstance(cause)) {
                return type.cast(cause);
            }
            cause = cause.getCause();
        }
        return null;
    }

    private static String innermost(Throwable error) {
        Throwable cause = error;
        for (int depth = 0; depth < 20 && cause.getCause() != null; depth++) {
            cause = cause.getCause();
        }
        String message = cause.getMessage();
        return cause.getClass().getSimpleName() + (message == null ? "" : ": " + message);
    }
}
