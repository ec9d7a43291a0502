package io.panoptes.discovery.seed.shape;

import java.util.List;

/** All kinds of seeds. A new one is one line here. */
public final class SeedShapes {
    public static final List<SeedShape> ALL = List.of(
            new FilterShape(),
            new InnerJoinShape(),
            new OuterJoinShape(),
            new FullJoinShape(),
            new SelfJoinShape(),
            new ExistsShape(),
            new MembershipShape(),
            new ScalarSubqueryShape(),
            new DistinctShape(),
            new GroupShape(),
            new AggregateShape(),
            new SetOperationShape(),
            new DerivedUnionShape(),
            new WindowShape(),
            new CommonTableShape(),
            new LateralShape(),
            new LimitShape());

    private SeedShapes() {}
}
