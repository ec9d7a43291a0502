package io.panoptes.triage.reduction.edit;

import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.OutputColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** {@code a pair of n columns -> the pair without the column at one position of both}. */
record DropOutputColumn() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<Integer> places = OutputColumns.of(original.left().query());
        return places.stream().flatMap(place -> OutputColumns.only(original, without(places, place)).stream());
    }

    @Override
    public Trust trust() {
        return Trust.PROBABLE;
    }

    private static List<Integer> without(List<Integer> places, Integer place) {
        List<Integer> rest = new ArrayList<>(places);
        rest.remove(place);
        return rest;
    }
}
