package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.sql.reading.NullOrder;
import io.panoptes.sql.reading.ReadingProfile;
import org.apache.calcite.config.NullCollation;
import org.apache.calcite.prepare.CalciteCatalogReader;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorImpl;

/** Calcite's validator under a profile. */
final class FrontValidator extends SqlValidatorImpl {
    FrontValidator(CalciteCatalogReader catalog, FrontTypes types, ReadingProfile profile) {
        super(FrontOperators.INSTANCE, catalog, types, configuration(profile));
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
