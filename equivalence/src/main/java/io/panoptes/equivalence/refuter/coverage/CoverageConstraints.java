package io.panoptes.equivalence.refuter.coverage;

import java.util.List;

/** All coverage constraints. */
final class CoverageConstraints {
    private CoverageConstraints() {}

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
}
