package io.panoptes.dbms.server;

import java.util.function.Predicate;

/**
 * How binaries lie in an archive.
 *
 * @param inner an archive inside the archive, by the end of its name; empty where there is none
 * @param prefix the folder whose content is wanted, with a slash behind it; may be a pattern
 * @param wanted the files that are unpacked, by their path behind the prefix
 */
public record Packing(String inner, String prefix, Predicate<String> wanted) {}
