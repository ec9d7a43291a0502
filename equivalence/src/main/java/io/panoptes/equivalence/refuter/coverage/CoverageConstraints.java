package io.panoptes.equivalence.refuter.coverage;

import java.util.List;
import java.util.stream.Stream;

/** All coverage constraints. */
final class CoverageConstraints {
    private CoverageConstraints() {}

    /** What tells two queries apart soon. */
    static final List<CoverageConstraint> ALL = List.of(
            new ConditionHolds(),
            new ConditionFails(),
            new ConditionIsNull(),
            new RowsMatch(),
            new LeftRowAlone(),
            new RightRowAlone(),
            new ManyPartners(),
            new DuplicateRows(),
            new SeveralGroups(),
            new LargeGroup(),
            new EmptyInput(),
            new NullKey(),
            new NullArgument(),
            new RepeatedArgument(),
            new CutRows(),
            new NothingCut(),
            new Ties());

    /** What data that are to be kept should reach, too. */
    static final List<CoverageConstraint> OF_TEST_DATA = Stream.concat(
                    ALL.stream(), Stream.of(new SeveralHold(), new SeveralAlone()))
            .toList();
}
