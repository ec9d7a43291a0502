package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.validation.FrontConformance;
import org.apache.calcite.avatica.util.Casing;
import org.apache.calcite.avatica.util.Quoting;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.parser.babel.SqlBabelParserImpl;
import org.apache.calcite.sql2rel.SqlRexConvertletTable;
import org.apache.calcite.sql2rel.SqlToRelConverter;
import org.apache.calcite.sql2rel.StandardConvertletTable;

/** How Calcite is set up: to read as much as it can, and to rewrite as little as it can. */
final class Settings {
    private Settings() {}

    /** Names keep their case and are found without regard to it; quoted names stand in double quotes. */
    static final SqlParser.Config PARSER = SqlParser.config()
            .withParserFactory(SqlBabelParserImpl.FACTORY)
            .withConformance(FrontConformance.INSTANCE)
            .withQuoting(Quoting.DOUBLE_QUOTE)
            .withUnquotedCasing(Casing.UNCHANGED)
            .withQuotedCasing(Casing.UNCHANGED)
            .withCaseSensitive(false)
            .withIdentifierMaxLength(1000);

    static final SqlToRelConverter.Config CONVERTER = SqlToRelConverter.config()
            .withExpand(false)
            .withTrimUnusedFields(false)
            .withDecorrelationEnabled(false)
            .withInSubQueryThreshold(Integer.MAX_VALUE)
            .withRemoveSortInSubQuery(true)
            .withRelBuilderConfigTransform(config -> config.withSimplify(false)
                    .withSimplifyLimit(false)
                    .withSimplifyValues(false)
                    .withPruneInputOfAggregate(false)
                    .withDedupAggregateCalls(false)
                    .withPushJoinCondition(false)
                    .withRemoveRedundantDistinct(false)
                    .withConvertCorrelateToJoin(false)
                    .withBloat(-1));

    /** AVG over a window stays an AVG: Calcite would write SUM / COUNT. */
    static final SqlRexConvertletTable CONVERTLETS = call -> call.getKind() == SqlKind.AVG
            ? (context, average) -> context.getRexBuilder()
                    .makeCall(
                            average.getOperator(),
                            average.getOperandList().stream()
                                    .map(context::convertExpression)
                                    .toList())
            : StandardConvertletTable.INSTANCE.get(call);
}
