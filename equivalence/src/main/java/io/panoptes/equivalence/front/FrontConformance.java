package io.panoptes.equivalence.front;

import org.apache.calcite.sql.validate.SqlConformanceEnum;
import org.apache.calcite.sql.validate.SqlDelegatingConformance;

/** What the parser and the validator let pass; a profile has no say here but where the two readings differ. */
final class FrontConformance extends SqlDelegatingConformance {
    static final FrontConformance INSTANCE = new FrontConformance(false);
    static final FrontConformance LOOSE_GROUPING = new FrontConformance(true);

    private final boolean looseGrouping;

    private FrontConformance(boolean looseGrouping) {
        super(SqlConformanceEnum.BABEL);
        this.looseGrouping = looseGrouping;
    }

    /** A column named in a SELECT list is a column of the FROM clause, never a neighbour's alias. */
    @Override
    public SelectAliasLookup isSelectAlias() {
        return SelectAliasLookup.UNSUPPORTED;
    }

    @Override
    public boolean isNonStrictGroupBy() {
        return looseGrouping;
    }

    @Override
    public boolean shouldConvertRaggedUnionTypesToVarying() {
        return true;
    }

    @Override
    public boolean allowLenientCoercion() {
        return false;
    }
}
