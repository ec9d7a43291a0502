package io.panoptes.triage.reduction.edit;

import java.util.List;
import java.util.stream.Stream;

/** {@code a list -> the list without a run of its items}: sort keys, grouping sets, CASE branches, common tables, arguments. */
record DropListItem() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        return part instanceof List<?> list && !list.isEmpty() ? Runs.dropped(List.copyOf(list)) : Stream.empty();
    }
}
