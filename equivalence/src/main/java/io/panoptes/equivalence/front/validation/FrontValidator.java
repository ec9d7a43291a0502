package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.front.operator.Complaint;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.sql.reading.NullOrder;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.IdentityHashMap;
import java.util.Map;
import org.apache.calcite.config.NullCollation;
import org.apache.calcite.prepare.CalciteCatalogReader;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.runtime.Resources;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorException;
import org.apache.calcite.sql.validate.SqlValidatorImpl;
import org.apache.calcite.util.Static;
import org.jspecify.annotations.Nullable;

/** Calcite's validator under a profile. */
public final class FrontValidator extends SqlValidatorImpl {
    private final Map<CalciteContextException, Complaint> complaints = new IdentityHashMap<>();

    public FrontValidator(CalciteCatalogReader catalog, FrontTypes types, ReadingProfile profile) {
        super(FrontOperators.of(profile), catalog, types, configuration(profile));
    }

    /** What this error of the validator is about. */
    public Complaint complaint(CalciteContextException error) {
        return complaints.getOrDefault(error, Complaint.OTHER);
    }

    @Override
    public CalciteContextException newValidationError(SqlNode node, Resources.ExInst<SqlValidatorException> resource) {
        CalciteContextException error = super.newValidationError(node, resource);
        complaints.put(error, complaint(node, resource));
        return error;
    }

    private Complaint complaint(SqlNode node, Resources.ExInst<SqlValidatorException> resource) {
        String text = node.toString();
        if (resource.equals(Static.RESOURCE.notGroupExpr(text))) {
            return Complaint.NOT_GROUPED;
        }
        if (resource.equals(Static.RESOURCE.notSelectDistinctExpr(text))) {
            return Complaint.NOT_SELECTED;
        }
        if (node instanceof SqlIdentifier name
                && name.isSimple()
                && resource.equals(Static.RESOURCE.columnNotFound(name.getSimple()))) {
            return Complaint.UNKNOWN_NAME;
        }
        boolean sum = node.getKind() == SqlKind.PLUS || node.getKind() == SqlKind.MINUS;
        return sum && node instanceof SqlCall call && call.operandCount() == 2
                ? daysOf(
                        call,
                        getValidatedNodeTypeIfKnown(call.operand(0)),
                        getValidatedNodeTypeIfKnown(call.operand(1)))
                : Complaint.OTHER;
    }

    private static Complaint daysOf(SqlCall sum, @Nullable RelDataType left, @Nullable RelDataType right) {
        if (left == null || right == null) {
            return Complaint.OTHER;
        }
        boolean minus = sum.getKind() == SqlKind.MINUS;
        boolean leftDate = left.getSqlTypeName() == SqlTypeName.DATE;
        boolean rightDate = right.getSqlTypeName() == SqlTypeName.DATE;
        if (leftDate && SqlTypeUtil.isIntType(right)) {
            return Complaint.DATE_AND_DAYS;
        }
        if (!minus && rightDate && SqlTypeUtil.isIntType(left)) {
            return Complaint.DAYS_AND_DATE;
        }
        return minus && leftDate && rightDate ? Complaint.TWO_DATES : Complaint.OTHER;
    }

    private static SqlValidator.Config configuration(ReadingProfile profile) {
        return SqlValidator.Config.DEFAULT
                .withConformance(FrontConformance.INSTANCE)
                .withTypeCoercionFactory((factory, validator) -> new FrontCoercion(factory, validator, profile))
                .withDefaultNullCollation(collation(profile.nulls()))
                .withCallRewrite(false)
                .withIdentifierExpansion(true);
    }

    private static NullCollation collation(NullOrder nulls) {
        return switch (nulls) {
            case LOWEST -> NullCollation.LOW;
            case HIGHEST -> NullCollation.HIGH;
            case FIRST -> NullCollation.FIRST;
            case LAST -> NullCollation.LAST;
        };
    }
}
