package io.panoptes.benchmarks.audit;

/** What may stand for a value, as it is written: {@code a}, {@code x.a}, a key of a group. */
record VisibleColumn(String text, ColumnKind kind) {}
