package io.panoptes.equivalence.front.operator;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What tells the operators of one reading from those of another. */
record OperatorVariant(Set<ReadingTrait> traits, List<String> libraries) {
    private static final Set<ReadingTrait> TRAITS = EnumSet.of(
            ReadingTrait.AFFINITY, ReadingTrait.ROUNDED_WHOLE_IS_DOUBLE, ReadingTrait.FLOOR_OF_WHOLE_IS_DOUBLE);

    static OperatorVariant of(ReadingProfile profile) {
        return new OperatorVariant(
                TRAITS.stream().filter(profile::has).collect(Collectors.toUnmodifiableSet()), profile.functions());
    }

    /** What the functions of its libraries give. */
    List<FunctionKinds> kinds() {
        return libraries.stream()
                .flatMap(library -> FunctionKinds.named(library).stream())
                .toList();
    }
}
