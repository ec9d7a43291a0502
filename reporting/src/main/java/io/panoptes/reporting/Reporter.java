package io.panoptes.reporting;

/**
 * One form in which something is told, as a file.
 *
 * @param <T> what it tells: a finding, or a run
 */
interface Reporter<T> {

    /** The name of the file. */
    String file();

    String report(T subject);
}
