package io.panoptes.sql.read;

import java.util.Optional;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/**
 * Finds casts that DBMSs carry out in different ways, which an expression of ours does not tell apart: to CHAR and to VARCHAR(n), which cut off a
 * text or don't, to DECIMAL without a number of digits, which rounds or doesn't, to FLOAT and REAL, and to TIME(n) and TIMESTAMP(n).
 */
final class UnclearCasts extends SqlBasicVisitor<Void> {
    private Optional<String> unclear = Optional.empty();

    private UnclearCasts() {}

    /** What such a cast is to; empty where there is none. */
    static Optional<String> in(SqlNode node) {
        UnclearCasts casts = new UnclearCasts();
        node.accept(casts);
        return casts.unclear;
    }

    @Override
    public Void visit(SqlDataTypeSpec type) {
        if (type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec name && isUnclear(name)) {
            unclear = unclear.or(() -> Optional.of("a cast to %s, which DBMSs carry out in different ways"
                    .formatted(type.toString().replace("`", ""))));
        }
        return super.visit(type);
    }

    private static boolean isUnclear(SqlBasicTypeNameSpec type) {
        SqlTypeName name = SqlTypeName.get(type.getTypeName().getSimple());
        if (name == null) {
            return false;
        }
        boolean hasNumber = type.getPrecision() >= 0;
        return switch (name) {
            case CHAR, FLOAT, REAL -> true;
            case VARCHAR, TIME, TIMESTAMP -> hasNumber;
            case DECIMAL -> !hasNumber;
            default -> false;
        };
    }
}
