package io.panoptes.triage.reduction;

import io.panoptes.instantiation.testcase.ConcreteCase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The cases that a reduction has run, by their statements: two edits may well lead to one case. */
final class TriedCases {
    private final Set<List<String>> tried = new HashSet<>();

    /** Whether it is new. */
    boolean add(ConcreteCase concrete) {
        return tried.add(Stream.of(
                        concrete.setup(),
                        concrete.prepare(),
                        concrete.left().before(),
                        concrete.left().changing(),
                        List.of(concrete.left().sql()),
                        concrete.right().before(),
                        concrete.right().changing(),
                        List.of(concrete.right().sql()))
                .flatMap(List::stream)
                .toList());
    }

    void clear() {
        tried.clear();
    }
}
