package io.panoptes.instantiation.reduction;

import java.util.List;

/** All edits in the order in which they are tried: what takes away most comes first. */
final class Edits {
    private Edits() {}

    static final List<Edit> ALL = List.of(
            new DropTables(),
            new DropSetupSteps(),
            new DropRows(),
            new DropVariation(),
            new UnwrapDerivedTable(),
            new ReplaceByPart(),
            new InlineCommonTable(),
            new DropOptionalPart(),
            new DropOutputColumn(),
            new DropListItem(),
            new ReplaceByConstant(),
            new ClearFlag(),
            new SimplifyJoin(),
            new DropTableColumn(),
            new SimplifyDefinition(),
            new SimplifySetup(),
            new SimplifyValue());
}
