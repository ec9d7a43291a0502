package io.panoptes.discovery.rewrite.step;

import io.panoptes.discovery.rewrite.Step;
import java.util.ArrayList;
import java.util.List;

/** All steps. A new one is one line here, or one in {@link ExpressionSchemas}. */
public final class Steps {
    private static final List<Step> OF_QUERIES = List.of(
            new SplitByCondition(),
            new SplitDisjunction(),
            new SplitGroups(),
            new SplitAggregate(),
            new GroupInTwoPhases(),
            new JoinAsProduct(),
            new FilterAsJoinCondition(),
            new SwapJoin(),
            new AssociateJoin(),
            new ExpandLeftJoin(),
            new ExpandFullJoin(),
            new InnerJoinAsLeft(),
            new OuterJoinAsInner(),
            new FullJoinAsLeft(),
            new InnerJoinAsExists(),
            new DropUnusedJoin(),
            new JoinAsLateral(),
            new DistributeJoin(),
            new ExistsAsMembership(),
            new MembershipAsExists(),
            new NotMembershipAsNotExists(),
            new MembershipAsDistinctJoin(),
            new ExistsAsCount(),
            new NotExistsAsLeftJoin(),
            new MembershipAsQuantified(),
            new ScalarAsLateral(),
            new ScalarAsGroupedJoin(),
            new DistinctAsGroups(),
            new GroupsAsDistinct(),
            new DistinctAsSetOperation(),
            new HavingAsFilter(),
            new FilterOfKeyAsHaving(),
            new FilterAsHaving(),
            new GroupsAsGroupingSets(),
            new GroupsAsCorrelated(),
            new WindowAsCorrelated(),
            new WindowAsGroupedJoin(),
            new SwapOperands(),
            new AssociateOperands(),
            new UnionAsDistinct(),
            new OperandAsDistinct(),
            new IntersectAsExists(),
            new IntersectByExcept(),
            new FilterIntoOperands(),
            new AddEmptyPart(),
            new SubtractRest(),
            new IntersectWithWhole(),
            new NestQuery(),
            new UnnestQuery(),
            new DerivedAsCommonTable(),
            new InlineCommonTable(),
            new MaterializeCommonTable(),
            new NestTable(),
            new SplitTable(),
            new FilterIntoTable(),
            new ConditionIntoTable(),
            new JoinWithItself(),
            new ReadThroughItself(),
            new RequireItself(),
            new JoinReferenced(),
            new ReferenceAsExists(),
            new AggregateFilterAsCase(),
            new CountAsFilter(),
            new CountAsSum(),
            new ExtremeOfDistinct(),
            new CountAsCountAll(),
            new AggregatesAsScalars(),
            new AggregatesAsJoin(),
            new FilterAggregatesAsCase(),
            new LimitAsRowNumber(),
            new RankAsCount(),
            new DropDistinct(),
            new AddDistinct(),
            new DropCondition(),
            new UnionAsUnionAll(),
            new JoinConditionAsFilter(),
            new ReadOtherSide());

    public static final List<Step> ALL = all();

    private Steps() {}

    private static List<Step> all() {
        List<Step> all = new ArrayList<>(OF_QUERIES);
        all.addAll(ExpressionSchemas.ALL);
        return List.copyOf(all);
    }
}
