package io.panoptes.triage.reduction.edit;

import java.util.List;

/**
 * All edits in the order in which they are tried: what takes away most and costs least comes first, and the judges are asked
 * about queries that are small already.
 */
public final class Edits {
    private Edits() {}

    public static final List<Edit> ALL = List.of(
            new ProjectOutput(),
            new DropTables(),
            new DropUnreadColumns(),
            new DropSetupSteps(),
            new PlainTables(),
            new DropRows(),
            new DropVariation(),
            new DropChanges(),
            new ChangesInSetup(),
            new DropSharedArm(),
            new EverywhereEdit(new EvaluateConstant()),
            new EverywhereEdit(new UnwrapDerivedTable()),
            new EverywhereEdit(new MergeDerivedTable()),
            new EverywhereEdit(new InlineCommonTable()),
            new EverywhereEdit(new ReplaceByPart()),
            new EverywhereEdit(new CompareParts()),
            new EverywhereEdit(new DropOptionalPart()),
            new DropOutputColumn(),
            new EverywhereEdit(new DropListItem()),
            new EverywhereEdit(new ReplaceByConstant()),
            new EverywhereEdit(new ClearFlag()),
            new EverywhereEdit(new SimplifyJoin()),
            new DropTables(),
            new DropUnreadColumns(),
            new OneSidedEdit(new EvaluateConstant()),
            new OneSidedEdit(new UnwrapDerivedTable()),
            new OneSidedEdit(new MergeDerivedTable()),
            new OneSidedEdit(new ReplaceByPart()),
            new OneSidedEdit(new CompareParts()),
            new OneSidedEdit(new InlineCommonTable()),
            new OneSidedEdit(new DropOptionalPart()),
            new OneSidedEdit(new DropListItem()),
            new OneSidedEdit(new ReplaceByConstant()),
            new OneSidedEdit(new ClearFlag()),
            new OneSidedEdit(new SimplifyJoin()),
            new ReplaceColumnByValue(),
            new ReadOneTable(),
            new DropTables(),
            new DropUnreadColumns(),
            new MergeInserts(),
            new SimplifySetup(),
            new PlainDeclarations(),
            new DropTableColumn(),
            new SimplifyDefinition(false),
            new SimplifyDefinition(true),
            new SimplifyValue(),
            new ShortNames());

    /** Tried even where the time is up: they cost little, and without them much is left that has nothing to do with the bug. */
    public static final List<Edit> LAST =
            List.of(new DropTables(), new DropUnreadColumns(), new PlainDeclarations(), new ShortNames());
}
