package io.panoptes.dbms.duckdb;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Dialect;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** DuckDB as data. */
final class DuckDbProfile {

    private DuckDbProfile() {}

    static Profile of(Version version) {
        return new Profile(
                "duckdb",
                version,
                new Dialect("duckdb", '"'),
                types(),
                hazards(),
                fillings(version),
                features(version),
                errors(),
                new DuckDbExplain(),
                planVariations(version));
    }

    private static List<TypeSpelling> types() {
        BigInteger huge = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
        return List.of(
                new TypeSpelling(SqlType.BOOLEAN, "BOOLEAN", Value.FALSE, Value.TRUE),
                integer(32, "INTEGER"),
                integer(8, "TINYINT"),
                integer(16, "SMALLINT"),
                integer(64, "BIGINT"),
                new TypeSpelling(
                        new SqlType.IntegerType(128),
                        "HUGEINT",
                        new Value.IntegerValue(huge.negate()),
                        new Value.IntegerValue(huge)),
                decimal(10, 2),
                decimal(18, 4),
                decimal(38, 6),
                new TypeSpelling(
                        SqlType.DOUBLE,
                        "DOUBLE",
                        new Value.DoubleValue(-Double.MAX_VALUE),
                        new Value.DoubleValue(Double.MAX_VALUE)),
                new TypeSpelling(SqlType.TEXT, "VARCHAR", Value.of(""), Value.of("\uFFFD")),
                new TypeSpelling(
                        SqlType.DATE,
                        "DATE",
                        new Value.DateValue(LocalDate.of(1, 1, 1)),
                        new Value.DateValue(LocalDate.of(9999, 12, 31))),
                new TypeSpelling(
                        SqlType.TIME,
                        "TIME",
                        new Value.TimeValue(LocalTime.MIDNIGHT),
                        new Value.TimeValue(LocalTime.of(23, 59, 59))),
                new TypeSpelling(
                        SqlType.TIMESTAMP,
                        "TIMESTAMP",
                        new Value.TimestampValue(LocalDateTime.of(1, 1, 1, 0, 0)),
                        new Value.TimestampValue(LocalDateTime.of(9999, 12, 31, 23, 59, 59))));
    }

    private static TypeSpelling integer(int bits, String name) {
        BigInteger high = BigInteger.TWO.pow(bits - 1).subtract(BigInteger.ONE);
        return new TypeSpelling(
                new SqlType.IntegerType(bits),
                name,
                new Value.IntegerValue(high.negate().subtract(BigInteger.ONE)),
                new Value.IntegerValue(high));
    }

    private static TypeSpelling decimal(int precision, int scale) {
        BigDecimal high = new BigDecimal(BigInteger.TEN.pow(precision).subtract(BigInteger.ONE), scale);
        return new TypeSpelling(
                new SqlType.DecimalType(precision, scale),
                "DECIMAL(%d, %d)".formatted(precision, scale),
                Value.of(high.negate()),
                Value.of(high));
    }

    private static Set<Hazard> hazards() {
        return EnumSet.of(
                Hazard.RUNTIME_ERROR,
                Hazard.FLOATING_POINT,
                Hazard.SPECIAL_FLOAT,
                Hazard.IMPLICIT_CAST,
                Hazard.ROW_ORDER,
                Hazard.NONDETERMINISM,
                Hazard.RESULT_TYPE,
                Hazard.SHARED_STATE,
                Hazard.SCALAR_SUBQUERY_ROWS);
    }

    private static Set<Filling> fillings(Version version) {
        EnumSet<Filling> fillings =
                EnumSet.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.COMMON_TABLE, Filling.TEXTUAL);
        if (version.isAtLeast("0.5")) {
            fillings.add(Filling.VIRTUAL_GENERATED_COLUMN);
        }
        return fillings;
    }

    private static Set<Feature> features(Version version) {
        EnumSet<Feature> features = EnumSet.allOf(Feature.class);
        features.remove(Feature.STRICT_TABLES);
        features.remove(Feature.PARTIAL_INDEXES);
        if (version.isBefore("0.9")) {
            features.remove(Feature.INTERSECT_ALL);
            features.remove(Feature.EXCEPT_ALL);
        }
        return features;
    }

    private static List<ErrorRule> errors() {
        return List.of(
                ErrorRule.of(
                        "INTERNAL Error|FATAL Error|Assertion|Attempted to dereference|database has been invalidated",
                        INTERNAL),
                ErrorRule.of(
                        "Out of Memory Error|OutOfMemoryException|IO Error|Interrupt Error|INTERRUPT Error", RESOURCE),
                ErrorRule.of(
                        "Parser Error|Binder Error|Catalog Error|Not implemented Error|Permission Error|Syntax Error|syntax error",
                        INVALID));
    }

    private static List<PlanVariation> planVariations(Version version) {
        return DuckDbOptimizers.of(version).stream()
                .map(optimizer -> PlanVariation.setting(
                        "no " + optimizer,
                        "SET disabled_optimizers = '%s'".formatted(optimizer),
                        "SET disabled_optimizers = ''"))
                .toList();
    }
}
