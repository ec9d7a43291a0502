package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.List;
import java.util.stream.Stream;

/** {@code a list -> the list without a run of its items}: sort keys, grouping sets, CASE branches, common tables, arguments. */
record DropListItem() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        return part instanceof List<?> list && !list.isEmpty()
                ? Runs.dropped(List.copyOf(list)).filter(rest -> !rest.isEmpty() || mayBeEmpty(list.getFirst()))
                : Stream.empty();
    }

    /** Some DBMSs take {@code SELECT FROM t} and {@code COUNT()}, but others do not, and a report with them is hard to read. */
    private static boolean mayBeEmpty(Object item) {
        return !(item instanceof SelectItem) && !(item instanceof Expression.Star);
    }
}
