package io.panoptes.dbms.learning;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.TypeKind;
import java.util.List;
import java.util.Optional;

/** The name of a type in CAST: that of columns, or as MySQL has it another, {@code INTEGER -> SIGNED}. */
final class CastName {
    private CastName() {}

    /** Whether a CAST takes its name, or another, which the dialect has from then on. */
    static boolean learn(ProbeInstance instance, LearntParts parts, TypeSpelling spelling) {
        if (instance.run("SELECT CAST(NULL AS %s)%s".formatted(spelling.name(), parts.fromNothing()))
                instanceof Outcome.Rows) {
            return true;
        }
        Optional<String> other = others(spelling.type()).stream()
                .filter(name -> casts(instance, parts, spelling, name))
                .findFirst();
        other.ifPresent(name -> parts.dialect(dialect -> dialect.cast(kind(spelling.type()), name)));
        return other.isPresent();
    }

    private static boolean casts(ProbeInstance instance, LearntParts parts, TypeSpelling spelling, String name) {
        String from = parts.fromNothing();
        return instance.run("SELECT CAST(NULL AS %s)%s".formatted(name, from)) instanceof Outcome.Rows
                && instance.run("SELECT CAST(%s AS %s) AS v%s".formatted(parts.literal(spelling.high()), name, from))
                        instanceof Outcome.Rows rows
                && rows.rows().size() == 1
                && TypeProbe.isSame(rows.rows().getFirst().values().getFirst(), spelling.high(), parts);
    }

    /** Only of those types is the name of a CAST tried that another DBMS has. */
    private static List<String> others(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType ignored -> List.of("SIGNED", "INTEGER", "BIGINT");
            case SqlType.BooleanType ignored -> List.of("SIGNED", "INTEGER");
            case SqlType.TextType ignored -> List.of("CHAR", "VARCHAR", "NCHAR");
            case SqlType.DoubleType ignored -> List.of("DOUBLE", "DOUBLE PRECISION", "REAL");
            case SqlType.TimestampType ignored -> List.of("DATETIME", "TIMESTAMP");
            case SqlType.DecimalType ignored -> List.of();
            case SqlType.DateType ignored -> List.of();
            case SqlType.TimeType ignored -> List.of();
            case SqlType.IntervalType ignored -> List.of();
            case SqlType.NullType ignored -> List.of();
            case SqlType.OpaqueType ignored -> List.of();
        };
    }

    private static TypeKind kind(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType(int bits) ->
                bits <= 8 ? TypeKind.INT8 : bits <= 16 ? TypeKind.INT16 : bits <= 32 ? TypeKind.INT32 : TypeKind.INT64;
            case SqlType.BooleanType ignored -> TypeKind.BOOLEAN;
            case SqlType.TextType ignored -> TypeKind.TEXT;
            case SqlType.DoubleType(int bits) -> bits <= 32 ? TypeKind.REAL : TypeKind.DOUBLE;
            case SqlType.TimestampType ignored -> TypeKind.TIMESTAMP;
            case SqlType.DecimalType ignored -> TypeKind.DECIMAL;
            case SqlType.DateType ignored -> TypeKind.DATE;
            case SqlType.TimeType ignored -> TypeKind.TIME;
            case SqlType.IntervalType ignored -> TypeKind.INTERVAL;
            case SqlType.NullType ignored -> TypeKind.TEXT;
            case SqlType.OpaqueType ignored -> TypeKind.TEXT;
        };
    }
}
