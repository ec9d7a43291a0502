package io.panoptes.triage.reduction.edit;

import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code true -> false} for the flags of a node: DISTINCT, NOT, RECURSIVE, LATERAL, DESC. */
record ClearFlag() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        if (!(part instanceof Record record)) {
            return Stream.empty();
        }
        var children = RecordTree.children(record);
        return IntStream.range(0, children.size())
                .filter(i -> Boolean.TRUE.equals(children.get(i)))
                .mapToObj(i -> RecordTree.replace(record, List.of(i), false));
    }
}
