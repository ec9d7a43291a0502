package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.front.operator.UngroupedColumns;
import org.apache.calcite.sql.validate.SqlConformanceEnum;
import org.apache.calcite.sql.validate.SqlDelegatingConformance;

/** What the parser and the validator let pass. */
public final class FrontConformance extends SqlDelegatingConformance {
    public static final FrontConformance INSTANCE = new FrontConformance();

    private FrontConformance() {
        super(SqlConformanceEnum.BABEL);
    }

    /** Positions in GROUP BY are resolved before the validator sees them; what is left are constants. */
    @Override
    public boolean isGroupByOrdinal() {
        return false;
    }

    /** Calcite's own way stumbles over CASE and windows; see {@link UngroupedColumns}. */
    @Override
    public boolean isNonStrictGroupBy() {
        return false;
    }

    @Override
    public boolean isSupportedDualTable() {
        return true;
    }

    /** A column named in a SELECT list is a column of the FROM clause, never a neighbour's alias. */
    @Override
    public SelectAliasLookup isSelectAlias() {
        return SelectAliasLookup.UNSUPPORTED;
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
