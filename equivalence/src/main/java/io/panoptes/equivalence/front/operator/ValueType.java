package io.panoptes.equivalence.front.operator;

import java.util.Set;
import org.apache.calcite.rel.type.RelDataTypeFamily;
import org.apache.calcite.sql.type.AbstractSqlType;
import org.apache.calcite.sql.type.SqlTypeFamily;
import org.apache.calcite.sql.type.SqlTypeName;

/** A type whose values the evaluator knows and Calcite does not: to Calcite it goes with every other; what goes with it is decided later. */
public final class ValueType extends AbstractSqlType {
    /** A row of bits, which is no number. */
    public static final String BITS = "BIT";

    /** The names of all such types. */
    public static final Set<String> NAMES = Set.of(BITS);

    private final String name;

    public ValueType(String name, boolean nullable) {
        super(SqlTypeName.OTHER, nullable, null);
        this.name = name;
        computeDigest();
    }

    public String name() {
        return name;
    }

    @Override
    public RelDataTypeFamily getFamily() {
        return SqlTypeFamily.ANY;
    }

    @Override
    protected void generateTypeString(StringBuilder text, boolean withDetail) {
        text.append(name);
    }
}
