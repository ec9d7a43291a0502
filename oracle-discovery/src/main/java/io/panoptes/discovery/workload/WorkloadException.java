package io.panoptes.discovery.workload;

/** A file that no query can be taken from: which, what is wrong, what to do. */
public final class WorkloadException extends Exception {
    private static final long serialVersionUID = 1L;

    WorkloadException(Object file, String what, String advice) {
        super("%s: %s.%n  %s".formatted(file, what, advice));
    }
}
