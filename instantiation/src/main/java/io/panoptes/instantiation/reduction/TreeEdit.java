package io.panoptes.instantiation.reduction;

import io.panoptes.sql.ast.Query;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An edit of the syntax trees of the two queries: {@code part -> replacement}.
 *
 * <p>First everywhere on both sides, for what both have in common is most often the filling of a placeholder; then at one
 * place of one side.
 */
abstract class TreeEdit implements Edit {

    /** What may stand in the place of this part, the smallest first. */
    abstract Stream<?> replacements(Object part);

    @Override
    public final Stream<EditableCase> of(EditableCase original) {
        return Stream.concat(onBothSides(original), Stream.concat(onTheLeft(original), onTheRight(original)));
    }

    @Override
    public final boolean keepsTheProof() {
        return false;
    }

    private Stream<EditableCase> onBothSides(EditableCase original) {
        Query left = original.left().query();
        Query right = original.right().query();
        Set<Object> parts = new LinkedHashSet<>();
        RecordTree.places(left).forEach(place -> parts.add(place.node()));
        Set<Object> common = new LinkedHashSet<>();
        RecordTree.places(right).stream()
                .map(RecordTree.Place::node)
                .filter(parts::contains)
                .forEach(common::add);
        return common.stream()
                .flatMap(part -> replacements(part)
                        .map(replacement -> attempt(() -> original.withSides(
                                original.left().withQuery(RecordTree.replaceAll(left, part, replacement)),
                                original.right().withQuery(RecordTree.replaceAll(right, part, replacement)))))
                        .flatMap(Optional::stream));
    }

    private Stream<EditableCase> onTheLeft(EditableCase original) {
        return atEachPlace(original.left().query())
                .map(query -> original.withSides(original.left().withQuery(query), original.right()));
    }

    private Stream<EditableCase> onTheRight(EditableCase original) {
        return atEachPlace(original.right().query())
                .map(query ->
                        original.withSides(original.left(), original.right().withQuery(query)));
    }

    private Stream<Query> atEachPlace(Query query) {
        List<RecordTree.Place> places = RecordTree.places(query);
        return places.stream()
                .flatMap(place -> replacements(place.node())
                        .map(replacement -> attempt(() -> RecordTree.replace(query, place.path(), replacement)))
                        .flatMap(Optional::stream));
    }

    /** What an edit gives, or nothing where the replacement does not fit. */
    static <T> Optional<T> attempt(Supplier<T> edit) {
        try {
            return Optional.of(Objects.requireNonNull(edit.get()));
        } catch (RecordTree.Misfit | ClassCastException misfit) {
            return Optional.empty();
        }
    }
}
